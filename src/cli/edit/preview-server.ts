import { createServer, type ServerResponse, type IncomingMessage } from 'node:http';
import { lookup } from 'mrmime';
import { localFile } from '../../resume/local-file.ts';
import { attempt } from '../../shared/attempt.ts';
import { escapeAttribute } from '../../shared/escape-attribute.ts';
import { closeServer, listen } from '../../site/serve-site.ts';
import type { DraftPage } from '../../editor/api.ts';
import type { Drafts, Shown } from './drafts.ts';
import previewSheet from './preview/preview.css?raw';
import previewScript from './preview/preview.js?raw';
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Below the site's address, where no file of a site is. */
const own = {
  '/@editor/preview.js': ['text/javascript', previewScript],
  '/@editor/preview.css': ['text/css', previewSheet],
} as const;

/**
 * Serves what the editor previews at a port of its own, so that it is another origin than the editor's: whatever a CV or a
 * theme held, it could neither read the editor's page nor its token. Its own script is the only one that may run.
 *
 * @param editor the origin whose frame it is
 */
export async function startPreviewServer(drafts: () => Drafts | undefined, editor: () => string) {
  const token = newToken();
  const basePath = `/${token}/`;
  let host = '';
  const server = createServer((request, response) => {
    const path = pathAllowed(request, { token, host });
    if (path === undefined || request.method !== 'GET') return end(response, 403, 'text/plain', 'Forbidden');
    const shown = drafts()?.shown();
    const ownFile = Object.hasOwn(own, path) ? own[path as keyof typeof own] : undefined;
    if (ownFile !== undefined) return end(response, 200, ownFile[0], ownFile[1]);
    const page = (html: string) =>
      end(response, 200, 'text/html', html, policy(`http://${host}${basePath}`, editor()));
    if (path === '/') return page(documentOf(shown, basePath, editor()));
    const [, look] = /^\/@editor\/page-(auto|light|dark|print)-\d+\.css$/.exec(path) ?? [];
    const [, theme, kind] = /^\/@editor\/theme-([\w-]+)-\d+\.(html|css)$/.exec(path) ?? [];
    if (shown && theme !== undefined)
      return kind === 'css'
        ? end(response, 200, 'text/css', asWithScript(shown.sheet(theme)))
        : page(pageOf(shown.page, basePath, basePath + path.slice(1).replace(/html$/, 'css')));
    if (look !== undefined) return end(response, 200, 'text/css', sheetIn(shown?.sheet() ?? '', look));
    const name = localFile(path)?.path;
    const folder = shown?.content.publicFolder;
    // It may have been deleted since the page was drawn.
    const picture = name !== undefined && folder?.has(name) ? attempt(() => folder.read(name)) : undefined;
    if (name === undefined || picture === undefined) return end(response, 404, 'text/plain', 'Not found');
    return end(response, 200, lookup(name) ?? 'application/octet-stream', picture);
  });
  const port = await listen(server, [0], '127.0.0.1');
  host = `127.0.0.1:${port}`;
  return { basePath, origin: `http://${host}`, close: () => closeServer(server) };
}

function policy(address: string, editor: string): string {
  return [
    "default-src 'none'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `script-src ${address}@editor/preview.js`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${editor}`,
  ].join('; ');
}

/** Empty: the script brings the page once it can tell of clicks on it. */
function documentOf(shown: Shown | undefined, basePath: string, editor: string): string {
  const sheet = `${basePath}@editor/page-auto-0.css`;
  const script = `<script defer src="${basePath}@editor/preview.js" data-editor="${editor}" data-base="${basePath}"></script>`;
  return pageOf({ ...shown?.page, html: '' }, basePath, sheet, script);
}

/** With a style sheet, and without a script where the page is only looked at. */
function pageOf(
  { language = 'en', direction = 'ltr', html }: Pick<DraftPage, 'html'> & Partial<DraftPage>,
  basePath: string,
  sheet: string,
  script = '',
): string {
  return `<!doctype html>
<html lang="${escapeAttribute(language)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>CV</title>
<link rel="stylesheet" id="editor-sheet" href="${sheet}">
<link rel="stylesheet" href="${basePath}@editor/preview.css">
${script}
</head>
<body>${html}</body>
</html>`;
}

/** What a page hides where scripts are switched off, as they are in the picture's frame. */
function asWithScript(sheet: string): string {
  return sheet.replace(/\(\s*scripting:\s*none\s*\)/g, never);
}

/** A media query that no screen meets. */
const never = '(max-width: 0px)';

/** The page's sheet as it applies to one scheme, or to paper. */
export function sheetIn(sheet: string, look: string): string {
  if (look === 'print')
    return sheet.replace(/@media[^{]*/g, (query) =>
      query.replace(/\bscreen\b/g, `all and ${never}`).replace(/\bprint\b/g, 'all'),
    );
  if (look === 'auto') return sheet;
  return sheet.replace(/\(\s*prefers-color-scheme:\s*(dark|light)\s*\)/g, (_, scheme) =>
    scheme === look ? '(min-width: 0px)' : never,
  );
}

function end(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  contentPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox",
): void {
  response.writeHead(status, {
    'Content-Type': /^text|svg/.test(type) ? `${type}; charset=utf-8` : type,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(body);
}

/** Unguessable, and new with each start. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

interface GuardOptions {
  readonly token: string;
  /** `127.0.0.1:PORT`, as the printed address has it. */
  readonly host: string;
}

/**
 * What of the address follows the token, for a request of the owner's own window; undefined for any other request. A
 * page of another site sends its own `Origin`, and a name that was made to lead here (DNS rebinding) its own `Host`.
 */
export function pathAllowed(request: IncomingMessage, { token, host }: GuardOptions): string | undefined {
  const { headers, url = '/' } = request;
  if (headers.host !== host) return undefined;
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return undefined;
  const [, given = '', path] = /^\/([^/?#]*)(\/[^?#]*)/.exec(url) ?? [];
  return isSame(given, token) ? path : undefined;
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
