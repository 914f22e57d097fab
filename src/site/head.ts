import { describePage } from '../resume/describe-page';
import { splitName } from '../resume/names';
import type { Profile } from '../resume/profile';
import { profilePageLd, scriptSafeJson } from '../resume/exports/json-ld';
import { addressOf, exportedFiles, openGraphImageSize } from '../resume/exports/site-address';
import type { SiteAddress } from '../resume/exports/site-address';

/** An element of `<head>`. Whoever writes it escapes the attributes; the children are ready to be written. */
export interface HeadTag {
  readonly tag: 'link' | 'meta' | 'script';
  readonly attrs: Readonly<Record<string, string>>;
  readonly children?: string | undefined;
}

/**
 * What the page tells programs beside its title and description: cards for links to it, its other forms, and who it
 * is about. The `ld+json` is data, which a policy against inline script lets pass.
 */
export function headTags(profile: Profile, site: SiteAddress): HeadTag[] {
  const { title, description } = describePage(profile);
  const { name, firstName } = profile;
  const url = site.siteUrl === undefined ? undefined : addressOf('', site);
  const { family } = splitName(name);
  const image = addressOf(exportedFiles.openGraphImage, site);
  return [
    ...(url === undefined ? [] : [{ tag: 'link' as const, attrs: { rel: 'canonical', href: url } }]),
    alternate(addressOf(exportedFiles.jsonResume, site), 'application/json', 'JSON Resume'),
    alternate(addressOf(exportedFiles.plainText, site), 'text/plain', 'Plain text'),
    alternate(addressOf(exportedFiles.vCard, site), 'text/vcard', 'vCard'),
    property('og:type', 'profile'),
    property('og:title', title),
    property('og:description', description),
    ...(url === undefined ? [] : [property('og:url', url)]),
    property('og:image', image),
    property('og:image:width', String(openGraphImageSize.width)),
    property('og:image:height', String(openGraphImageSize.height)),
    property('og:image:alt', title),
    property('profile:first_name', firstName),
    ...(family === '' ? [] : [property('profile:last_name', family)]),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: scriptSafeJson(profilePageLd(profile, site)),
    },
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
