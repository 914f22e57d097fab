import { describePage } from '../resume/describe-page';
import { splitName } from '../resume/names';
import type { Profile } from '../resume/profile';
import type { ListedPage } from '../resume/exports/crawlers';
import { profilePageLd, scriptSafeJson } from '../resume/exports/json-ld';
import { exportedFiles, openGraphImageSize, pageAddressOf } from '../resume/exports/site-address';
import type { SiteAddress } from '../resume/exports/site-address';
import type { ResumeWords } from '../resume/words.en';

/** An element of `<head>`. Whoever writes it escapes the attributes; the children are ready to be written. */
export interface HeadTag {
  readonly tag: 'link' | 'meta' | 'script';
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: string | undefined;
}

/**
 * What the page tells programs beside its title and description: cards for links to it, its other forms, and who it
 * is about. `pages` are the CV's pages in all its languages, the first one first. The `ld+json` is data, which a policy
 * against inline script lets pass.
 */
export function headTags(
  profile: Profile,
  site: SiteAddress,
  words: ResumeWords['llmsTxt'],
  pages: readonly ListedPage[] = [],
): HeadTag[] {
  const { title, description } = describePage(profile);
  const { name, firstName } = profile;
  const url = site.siteUrl === undefined ? undefined : pageAddressOf('', site);
  const { family } = splitName(name);
  return [
    ...(url === undefined ? [] : [{ tag: 'link' as const, attrs: { rel: 'canonical', href: url } }]),
    ...otherLanguages(pages),
    alternate(pageAddressOf(exportedFiles.jsonResume, site), 'application/json', words.jsonResume),
    alternate(pageAddressOf(exportedFiles.plainText, site), 'text/plain', words.plainText),
    alternate(pageAddressOf(exportedFiles.vCard, site), 'text/vcard', words.vCard),
    property('og:type', 'profile'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    ...cardPicture(title, site),
    property('profile:first_name', firstName),
    ...(family === '' ? [] : [property('profile:last_name', family)]),
    named('twitter:title', title),
    named('twitter:description', description),
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: scriptSafeJson(profilePageLd(profile, site)),
    },
  ];
}

/** Each page names all, itself too; a reader of no language among them gets the first. */
function otherLanguages(pages: readonly ListedPage[]): HeadTag[] {
  const [first] = pages;
  if (first === undefined || pages.length < 2) return [];
  return [...pages.map((page) => inLanguage(page.language, page)), inLanguage('x-default', first)];
}

function inLanguage(hreflang: string, { address }: ListedPage): HeadTag {
  return { tag: 'link', attrs: { rel: 'alternate', hreflang, href: pageAddressOf('', address) } };
}

/** Networks take a picture by an absolute address only (https://ogp.me, type URL), so a site without one has none. */
function cardPicture(alt: string, site: SiteAddress): HeadTag[] {
  if (site.siteUrl === undefined) return [named('twitter:card', 'summary')];
  const image = pageAddressOf(exportedFiles.openGraphImage, site);
  return [
    property('og:image', image),
    property('og:image:width', String(openGraphImageSize.width)),
    property('og:image:height', String(openGraphImageSize.height)),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', image),
  ];
}

function alternate(href: string, type: string, title: string): HeadTag {
  return { tag: 'link', attrs: { rel: 'alternate', href, type, title } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attrs: { property: name, content } };
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attrs: { name, content } };
}
