import { describePage } from '../resume/describe-page';
import { splitName } from '../resume/names';
import type { Profile } from '../resume/profile';
import type { ListedPage } from '../resume/exports/crawlers';
import { profilePageLd, scriptSafeJson } from '../resume/exports/json-ld';
import { exportedFiles, openGraphImageSize, pageAddressOf } from '../resume/exports/site-address';
import type { SiteAddress } from '../resume/exports/site-address';
import type { ResumeWords } from '../resume/words.en';
import { touchIcon } from './app-icons';
import { manifestFile } from './manifest';
import type { ThemeColors } from './theme/theme-colors';

/** An element of `<head>`. Whoever writes it escapes the attributes; the children are ready to be written. */
export interface HeadTag {
  readonly tag: 'link' | 'meta' | 'script';
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: string | undefined;
}

interface HeadFacts {
  /** The CV's pages in all its languages, the first one first. */
  readonly pages?: readonly ListedPage[] | undefined;
  /** When the CV last changed: an ISO date, its beginning, or a moment. */
  readonly lastModified?: string | undefined;
  readonly colors: Pick<ThemeColors, 'background' | 'top'>;
  /** False where no social card can be made. */
  readonly hasCard?: boolean | undefined;
}

/**
 * What the page tells programs beside its title and description: cards for links to it, its other forms, its icons and
 * colours, and who it is about. The `ld+json` is data, which a policy against inline script lets pass.
 */
export function headTags(
  profile: Profile,
  site: SiteAddress,
  words: Pick<ResumeWords, 'plainText'>,
  { pages = [], lastModified, colors, hasCard = true }: HeadFacts,
): HeadTag[] {
  const { title, description } = describePage(profile);
  const { name, firstName } = profile;
  const url = site.siteUrl === undefined ? undefined : pageAddressOf('', site);
  const { family } = splitName(name);
  return [
    ...(url === undefined ? [] : [{ tag: 'link' as const, attrs: { rel: 'canonical', href: url } }]),
    ...otherLanguages(pages),
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: site.basePath + touchIcon.file } },
    { tag: 'link', attrs: { rel: 'manifest', href: besidePage(manifestFile, site) } },
    themeColor(colors.top.light, 'light'),
    themeColor(colors.top.dark, 'dark'),
    alternate(pageAddressOf(exportedFiles.jsonResume, site), 'application/json', 'JSON Resume'),
    alternate(pageAddressOf(exportedFiles.plainText, site), 'text/plain', words.plainText),
    alternate(pageAddressOf(exportedFiles.vCard, site), 'text/vcard', 'vCard'),
    property('og:type', 'profile'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    ...(hasCard ? cardPicture(title, site) : [named('twitter:card', 'summary')]),
    property('profile:first_name', firstName),
    ...(family === '' ? [] : [property('profile:last_name', family)]),
    named('twitter:title', title),
    named('twitter:description', description),
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: scriptSafeJson(profilePageLd(profile, site, lastModified)),
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

/** A path, since a site may be looked at where it is not yet at home. */
function besidePage(file: string, site: SiteAddress): string {
  return pageAddressOf(file, { ...site, siteUrl: undefined });
}

function themeColor(content: string, scheme: 'light' | 'dark'): HeadTag {
  return {
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
  };
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
