import { outlineOf } from '../outline';
import type { Profile } from '../profile';
import type { Resume } from '../schema/resume-schema';
import type { ResumeWords } from '../words.en';
import { type ListedPage, robotsTxt, sitemap } from './crawlers';
import { toJsonResume } from './json-resume';
import { llmsTxt } from './llms-txt';
import { plainTextCv } from './plain-text';
import { exportedFiles, pageAddressOf } from './site-address';
import type { SiteAddress } from './site-address';
import { vCard } from './vcard';

/** The text files made from the résumé beside a page in its language, by name. `resume` is the file in its normal form. */
export function writeExports(
  profile: Profile,
  resume: Resume,
  site: SiteAddress,
  words: ResumeWords,
): Record<string, string> {
  const outline = outlineOf(profile, words);
  const pageUrl = site.siteUrl === undefined ? undefined : pageAddressOf('', site);
  return {
    [exportedFiles.jsonResume]: `${JSON.stringify(toJsonResume(resume, site), null, 2)}\n`,
    [exportedFiles.plainText]: plainTextCv(outline, words),
    [exportedFiles.vCard]: vCard(profile, pageUrl),
    [exportedFiles.llmsTxt]: llmsTxt(outline, site, words),
  };
}

/** The files at the root of the site that lead programs to its pages, the first of them the first language's. */
export function writeCrawlerFiles(pages: readonly [ListedPage, ...ListedPage[]]): Record<string, string> {
  const [{ address }] = pages;
  return {
    [exportedFiles.robotsTxt]: robotsTxt(address),
    ...(address.siteUrl === undefined ? {} : { [exportedFiles.sitemap]: sitemap(pages) }),
  };
}
