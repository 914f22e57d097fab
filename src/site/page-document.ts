import { siteDataId, type SiteData } from '../site-data.ts';
import { scriptSafeJson } from '../resume/exports/json-ld.ts';
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
  const meta =
    policy === undefined
      ? ''
      : `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">\n    `;
  const data = `<script type="application/json" id="${siteDataId}">${scriptSafeJson(siteData)}</script>`;
  return template
    .replace('<!--head-->', () => `${meta}${head}`)
    .replace('<!--page-->', () => `${page}\n    ${data}`);
}
