/** Where visitors find the site. */
export interface SiteAddress {
  /** URL path, with slashes at both ends. */
  readonly basePath: string;
  /** The site's public address without a trailing slash. */
  readonly siteUrl?: string | undefined;
  /** Where the page of this language lies in the site: `fr/`. Absent for the first language, whose page is at the root. */
  readonly folder?: string | undefined;
}

/** The address of a file that all languages share: absolute where the site knows its own, else a path. */
export function addressOf(file: string, { basePath, siteUrl }: SiteAddress): string {
  const path = basePath + file;
  return siteUrl === undefined ? path : new URL(path, siteUrl).href;
}

/** The address of the page, or of a file beside it that is in its language. */
export function pageAddressOf(file: string, site: SiteAddress): string {
  return addressOf((site.folder ?? '') + file, site);
}

/** The files made from the résumé beside the page. */
export const exportedFiles = {
  jsonResume: 'resume.json',
  plainText: 'cv.txt',
  vCard: 'contact.vcf',
  llmsTxt: 'llms.txt',
  robotsTxt: 'robots.txt',
  sitemap: 'sitemap.xml',
  openGraphImage: 'og.png',
  pdf: 'cv.pdf',
} as const;

/** Pixels; what every card on the web is made for. */
export const openGraphImageSize = { width: 1200, height: 630 } as const;
