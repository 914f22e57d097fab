import type { Profile } from '../profile';
import { robotsTxt, sitemap } from './crawlers';
import { toJsonResume } from './json-resume';
import { llmsTxt } from './llms-txt';
import { plainTextCv } from './plain-text';
import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';
import { vCard } from './vcard';

/** Every text file made from the résumé beside the page, by name. `resume` is the file as its owner wrote it. */
export function writeExports(profile: Profile, resume: unknown, site: SiteAddress): Record<string, string> {
  const pageUrl = site.siteUrl === undefined ? undefined : addressOf('', site);
  const json = toJsonResume(resume, site);
  const modified = (json['meta'] as { readonly lastModified?: string } | undefined)?.lastModified;
  return {
    [exportedFiles.jsonResume]: `${JSON.stringify(json, null, 2)}\n`,
    [exportedFiles.plainText]: plainTextCv(profile),
    [exportedFiles.vCard]: vCard(profile, pageUrl),
    [exportedFiles.llmsTxt]: llmsTxt(profile, site),
    [exportedFiles.robotsTxt]: robotsTxt(site),
    ...(pageUrl !== undefined && {
      [exportedFiles.sitemap]: sitemap(site, modified?.slice(0, 'YYYY-MM-DD'.length)),
    }),
  };
}
