import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';

/** Lets everyone read everything. Robots look for this file at the root of a host only. */
export function robotsTxt(site: SiteAddress): string {
  const sitemap = site.siteUrl === undefined ? '' : `\nSitemap: ${addressOf(exportedFiles.sitemap, site)}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/** The page and when it last changed (an ISO date). Addresses in a sitemap are absolute, so `site` needs a `siteUrl`. */
export function sitemap(site: SiteAddress, lastModified?: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>${escapeXml(addressOf('', site))}</loc>${lastModified ? `\n    <lastmod>${lastModified}</lastmod>` : ''}
  </url>
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
