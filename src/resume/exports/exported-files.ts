import { outlineOf } from '../outline';
import type { Profile } from '../profile';
import type { Resume } from '../schema/resume-schema';
import type { ResumeWords } from '../words.en';
import { toJsonResume } from './json-resume';
import { llmsTxt } from './llms-txt';
import { plainTextCv } from './plain-text';
import { exportedFiles, pageAddressOf, addressOf, type SiteAddress } from './site-address';
import { vCard } from './vcard';
import { escapeAttribute } from '../../shared/escape-attribute';

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

/** Lets everyone read everything. Robots look for this file at the root of a host only. */
function robotsTxt(site: SiteAddress): string {
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
function sitemap(pages: readonly ListedPage[]): string {
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
