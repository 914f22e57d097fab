import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteDataId, type SiteData, type SiteSettings } from '../site-data.ts';

/** The settings that a site was built with, from its page; undefined where the folder holds no site. */
export function settingsOfSite(folder: string): SiteSettings | undefined {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return undefined;
  const block = new RegExp(`<script type="application/json" id="${siteDataId}">([^<]*)</script>`);
  const [, text] = block.exec(readFileSync(page, 'utf8')) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as SiteData).settings;
}
