import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { katexWoff2Only } from '../../src/site/client/client-config';

const origin = 'http://markdown.test';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types talking-cv";
const types: Readonly<Record<string, string>> = {
  '': 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

let built: Promise<ReadonlyMap<string, string | Uint8Array>> | undefined;

/** A production build of `markdown-harness.tsx` in memory: its files by path, and the page at `/`. */
async function bundle(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [react(), katexWoff2Only()],
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fileURLToPath(new URL('markdown-harness.tsx', import.meta.url)) },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  let head = '<meta charset="utf-8"><title>Markdown</title>';
  for (const { output } of Array.isArray(result) ? result : 'output' in result ? [result] : [])
    for (const file of output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry)
        head += `<script type="module" src="/${file.fileName}"></script>`;
      else if (/(?:^|\/)markdown-harness[^/]*\.css$/.test(file.fileName))
        head += `<link rel="stylesheet" href="/${file.fileName}">`;
    }
  return files.set('/', `<!doctype html><html lang="en">${head}<main id="reply"></main></html>`);
}

/** Opens a page that holds nothing but one reply, under the strictest policy, and records what it asks for. */
export async function openMarkdownPage(page: Page): Promise<{ requests: string[] }> {
  const files = await (built ??= bundle());
  const requests: string[] = [];
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    requests.push(url.href);
    const body = files.get(url.pathname);
    if (url.origin !== origin || body === undefined) return route.abort();
    return route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: types[/(?<=\.)\w+$/.exec(url.pathname)?.[0] ?? ''] ?? 'application/octet-stream',
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'markdownHarness' in globalThis);
  return { requests };
}
