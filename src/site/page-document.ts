import { siteDataId, type SiteData, type SiteSettings } from '../shared/site-data.ts';
import { directionOfLanguage } from '../ui/direction.ts';
import { scriptSafeJson } from '../resume/exports/json-ld.ts';
import { referrerPolicy } from './policy.ts';
import { escapeAttribute } from '../shared/escape-attribute.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PageDocumentOptions {
  readonly content: { readonly head: string; readonly page: string };
  readonly siteData: SiteData;
  /** Markup of the style sheet, where it is inline. */
  readonly style?: string | undefined;
  /** Content-Security-Policy for the `<meta>`; left out by the development server. */
  readonly policy?: string | undefined;
}

/** Fills `index.html` with the page, the site's policy and the inert JSON block that the client reads. */
export function pageDocument(
  template: string,
  { content: { head, page }, siteData, style, policy }: PageDocumentOptions,
): string {
  const data = `<script type="application/json" id="${siteDataId}">${scriptSafeJson(siteData)}</script>`;
  const { language } = siteData;
  return fillTemplate(template, { language, head, body: `${page}\n    ${data}`, style, policy });
}

/** The title of a page, one thing about it, and that it suits both colour schemes. */
export function titleTags(title: string, name: 'description' | 'robots', content: string): string {
  return [
    `<title>${escapeAttribute(title)}</title>`,
    `<meta name="${name}" content="${escapeAttribute(content)}">`,
    '<meta name="color-scheme" content="light dark">',
  ].join('');
}

interface DocumentParts {
  /** Of the interface (BCP 47). */
  readonly language: string;
  /** Markup of the document's own elements. */
  readonly head: string;
  readonly body: string;
  readonly style?: string | undefined;
  readonly policy?: string | undefined;
}

/**
 * Fills a document's language, head and body. Of the headers that a host should send (`policy.ts`), a `<meta>` can say two: the
 * policy but for framing, and that no address of this site is told to another. An inline style sheet follows them at once, so
 * that it comes with the first bytes; before the head's texts, since gzip finds their repetitions in the body 32 kB back.
 */
export function fillTemplate(
  template: string,
  { language, head, body, style, policy }: DocumentParts,
): string {
  const metas = [
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`]),
    `<meta name="referrer" content="${referrerPolicy}">`,
  ];
  const direction = directionOfLanguage(language) === 'rtl' ? ' dir="rtl"' : '';
  return template
    .replace('<html lang="en">', () => `<html lang="${language}"${direction}>`)
    .replace('<!--head-->', () => [...metas, ...(style === undefined ? [] : [style]), head].join('\n    '))
    .replace('<!--page-->', () => body);
}

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
