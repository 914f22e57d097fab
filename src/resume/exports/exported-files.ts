import { outlineOf } from '../outline';
import type { Profile } from '../profile';
import type { ResumeWords } from '../words.en';
import { robotsTxt, sitemap } from './crawlers';
import { toJsonResume } from './json-resume';
import { llmsTxt } from './llms-txt';
import { plainTextCv } from './plain-text';
import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';
import { vCard } from './vcard';

/** Every text file made from the résumé beside the page, by name. `resume` is the file as its owner wrote it. */
export function writeExports(
  profile: Profile,
  resume: unknown,
  site: SiteAddress,
  words: ResumeWords,
): Record<string, string> {
  const outline = outlineOf(profile, words);
  const pageUrl = site.siteUrl === undefined ? undefined : addressOf('', site);
  const json = toJsonResume(resume, site);
  const modified = (json['meta'] as { readonly lastModified?: string } | undefined)?.lastModified;
  const files: Record<string, string> = {
    [exportedFiles.jsonResume]: `${JSON.stringify(json, null, 2)}\n`,
    [exportedFiles.plainText]: plainTextCv(outline, words),
    [exportedFiles.vCard]: vCard(profile, pageUrl),
    [exportedFiles.llmsTxt]: llmsTxt(outline, site, words),
    [exportedFiles.robotsTxt]: robotsTxt(site),
  };
  if (pageUrl !== undefined) {
    files[exportedFiles.sitemap] = sitemap(site, /^\d{4}-\d{2}(?:-\d{2})?/.exec(modified ?? '')?.[0]);
  }
  return files;
}
