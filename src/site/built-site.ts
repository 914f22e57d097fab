import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptSafeJson } from '../resume/exports/json-ld.ts';
import { siteDataId, type SiteData, type SiteSettings } from '../shared/site-data.ts';

const siteDataBlock = new RegExp(
  `(?<=<script type="application/json" id="${siteDataId}">)[^<]*(?=</script>)`,
);

/** The settings that a site was built with, from its page; undefined where the folder holds no site. */
export function settingsOfSite(folder: string): SiteSettings | undefined {
  const page = join(folder, 'index.html');
  return existsSync(page) ? siteDataIn(readFileSync(page, 'utf8'))?.settings : undefined;
}

/** Undefined where this is no page of such a site. */
export function siteDataIn(page: string): SiteData | undefined {
  const [text] = siteDataBlock.exec(page) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as SiteData);
}

/** The same page with other data in it. */
export function withSiteData(page: string, data: object): string {
  return page.replace(siteDataBlock, () => scriptSafeJson(data));
}
