import { describePage } from '../resume/describe-page';
import { splitName } from '../resume/names';
import type { Profile } from '../resume/profile';
import type { ListedPage } from '../resume/exports/exported-files';
import { profilePageLd, scriptSafeJson } from '../resume/exports/json-ld';
import {
  exportedFiles,
  openGraphImageSize,
  pageAddressOf,
  type SiteAddress,
} from '../resume/exports/site-address';
import type { ResumeWords } from '../resume/words.en';
import { touchIcon, manifestIcons } from './app-icons';
import type { ThemeColors } from './theme/open-theme';
import { directionOfLanguage } from '../ui/direction';

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
  const otherForm = (file: string, type: string, formTitle: string) =>
    link({ rel: 'alternate', href: pageAddressOf(file, site), type, title: formTitle });
  const themeColor = (content: string, scheme: 'light' | 'dark') =>
    meta({ name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` });
  return [
    ...(url === undefined ? [] : [link({ rel: 'canonical', href: url })]),
    ...otherLanguages(pages),
    link({ rel: 'apple-touch-icon', href: site.basePath + touchIcon.file }),
    // A path, since a site may be looked at where it is not yet at home.
    link({ rel: 'manifest', href: pageAddressOf(manifestFile, { ...site, siteUrl: undefined }) }),
    themeColor(colors.top.light, 'light'),
    themeColor(colors.top.dark, 'dark'),
    otherForm(exportedFiles.jsonResume, 'application/json', 'JSON Resume'),
    otherForm(exportedFiles.plainText, 'text/plain', words.plainText),
    otherForm(exportedFiles.vCard, 'text/vcard', 'vCard'),
    meta({ property: 'og:type', content: 'profile' }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    ...(url === undefined ? [] : [meta({ property: 'og:url', content: url })]),
    ...(hasCard && url !== undefined ? cardPicture(title, site) : [twitterCard('summary')]),
    meta({ property: 'profile:first_name', content: firstName }),
    ...(family === '' ? [] : [meta({ property: 'profile:last_name', content: family })]),
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: scriptSafeJson(profilePageLd(profile, site, lastModified)),
    },
  ];
}

const link = (attrs: HeadTag['attrs']): HeadTag => ({ tag: 'link', attrs });
const meta = (attrs: HeadTag['attrs']): HeadTag => ({ tag: 'meta', attrs });
/** X takes title, text and picture of a card from Open Graph. */
const twitterCard = (content: string) => meta({ name: 'twitter:card', content });

/** Each page names all, itself too; a reader of no language among them gets the first. */
function otherLanguages(pages: readonly ListedPage[]): HeadTag[] {
  const [first] = pages;
  if (first === undefined || pages.length < 2) return [];
  return [...pages, { ...first, language: 'x-default' }].map(({ language, address }) =>
    link({ rel: 'alternate', hreflang: language, href: pageAddressOf('', address) }),
  );
}

/** Networks take a picture by an absolute address only (https://ogp.me, type URL), so a site without one has none. */
function cardPicture(alt: string, site: SiteAddress): HeadTag[] {
  return [
    meta({ property: 'og:image', content: pageAddressOf(exportedFiles.openGraphImage, site) }),
    meta({ property: 'og:image:width', content: String(openGraphImageSize.width) }),
    meta({ property: 'og:image:height', content: String(openGraphImageSize.height) }),
    meta({ property: 'og:image:alt', content: alt }),
    twitterCard('summary_large_image'),
  ];
}

/** Beside each page, since the names in it are in the page's language. */
export const manifestFile = 'manifest.webmanifest';

interface ManifestOptions {
  readonly profile: Profile;
  /** Of the page. */
  readonly address: SiteAddress;
  /** Of the CV's texts (BCP 47). */
  readonly language: string;
  readonly colors: ThemeColors;
}

/**
 * What a phone needs to put the CV on its home screen (https://www.w3.org/TR/appmanifest/). It opens in the browser, with its
 * address and its way back, since a CV is a page whose links lead elsewhere. Addresses are paths, which every host serves.
 */
export function webManifest({ profile, address, language, colors }: ManifestOptions): string {
  const { name, firstName } = profile;
  const { basePath } = address;
  const page = pageAddressOf('', { ...address, siteUrl: undefined });
  const manifest = {
    id: page,
    name,
    short_name: firstName || name,
    description: describePage(profile).description,
    lang: language,
    dir: directionOfLanguage(language),
    start_url: page,
    // The pages in all languages are one site.
    scope: basePath,
    display: 'browser',
    theme_color: colors.top.light,
    background_color: colors.background,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: basePath + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
