import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';

/** Everyone may read everything. A robot looks for this file only at the root of a host. */
export function robotsTxt(site: SiteAddress): string {
  const sitemap = site.siteUrl === undefined ? '' : `\nSitemap: ${addressOf(exportedFiles.sitemap, site)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** The page and when it last changed (an ISO date); only an absolute address may stand in a sitemap. */
export function sitemap(site: SiteAddress, lastModified?: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>${escapeXml(addressOf('', site))}</loc>${lastModified ? `\n    <lastmod>${lastModified}</lastmod>` : ''}
  </url>
</urlset>
`;
}

export function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
