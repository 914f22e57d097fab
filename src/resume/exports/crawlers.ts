import { escapeAttribute } from '../../shared/escape-attribute';
import { addressOf, exportedFiles, pageAddressOf } from './site-address';
import type { SiteAddress } from './site-address';

/** Lets everyone read everything. Robots look for this file at the root of a host only. */
export function robotsTxt(site: SiteAddress): string {
  const sitemap = site.siteUrl === undefined ? '' : `\nSitemap: ${addressOf(exportedFiles.sitemap, site)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** A page of the site, in one language. */
export interface ListedPage {
  /** BCP 47. */
  readonly language: string;
  readonly address: SiteAddress;
  /** When it last changed: an ISO date, or its beginning. */
  readonly lastModified?: string | undefined;
}

/**
 * The pages and when they last changed; each of several names the others as itself in another language
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap). Addresses in a sitemap are
 * absolute, so each page needs a `siteUrl`.
 */
export function sitemap(pages: readonly ListedPage[]): string {
  const alternates = pages.length < 2 ? [] : pages.map(alternate);
  const urls = pages.map(({ address, lastModified }) =>
    [
      `    <loc>${escapeAttribute(pageAddressOf('', address))}</loc>`,
      ...(lastModified === undefined ? [] : [`    <lastmod>${lastModified}</lastmod>`]),
      ...alternates,
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map((url) => `  <url>\n${url}\n  </url>`).join('\n')}
</urlset>
`;
}

function alternate({ language, address }: ListedPage): string {
  return `    <xhtml:link rel="alternate" hreflang="${escapeAttribute(language)}" href="${escapeAttribute(pageAddressOf('', address))}"/>`;
}
