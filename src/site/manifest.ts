import { describePage } from '../resume/describe-page.ts';
import { pageAddressOf, type SiteAddress } from '../resume/exports/site-address.ts';
import type { Profile } from '../resume/profile.ts';
import { directionOfLanguage } from '../ui/direction.ts';
import { manifestIcons } from './app-icons.ts';
import type { ThemeColors } from './theme/theme-colors.ts';

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
