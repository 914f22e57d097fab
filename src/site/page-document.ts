import { siteDataId, type SiteData } from '../site-data.ts';
import { scriptSafeJson } from '../resume/exports/json-ld.ts';
import { referrerPolicy } from './policy.ts';
import { escapeAttribute, type SiteContent } from './site-content.ts';

interface PageDocumentOptions {
  readonly content: Pick<SiteContent, 'head' | 'page'>;
  readonly siteData: SiteData;
  /** Content-Security-Policy for the `<meta>`; left out by the development server. */
  readonly policy?: string | undefined;
}

/** Fills `index.html` with the page, the site's policy and the inert JSON block that the client reads. */
export function pageDocument(
  template: string,
  { content: { head, page }, siteData, policy }: PageDocumentOptions,
): string {
  const data = `<script type="application/json" id="${siteDataId}">${scriptSafeJson(siteData)}</script>`;
  return fillTemplate(template, { head, body: `${page}\n    ${data}`, policy });
}

interface DocumentParts {
  /** Markup of the document's own elements. */
  readonly head: string;
  readonly body: string;
  readonly policy?: string | undefined;
}

/**
 * Fills a document's head and body. Of the headers that a host should send (`policy.ts`), a `<meta>` can say two: the
 * policy but for framing, and that no address of this site is told to another.
 */
export function fillTemplate(template: string, { head, body, policy }: DocumentParts): string {
  const metas = [
    ...(policy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`]),
    `<meta name="referrer" content="${referrerPolicy}">`,
  ];
  return template
    .replace('<!--head-->', () => [...metas, head].join('\n    '))
    .replace('<!--page-->', () => body);
}
