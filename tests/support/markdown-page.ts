import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { katexWoff2Only } from '../../src/markdown/vite-plugin';

const origin = 'http://markdown.test';
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types talking-cv";

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

let built: Promise<Map<string, string | Uint8Array>> | undefined;

/** The harness as a production build, in memory. */
function harness(): Promise<Map<string, string | Uint8Array>> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    configFile: false,
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
  for (const { output } of Array.isArray(result) ? result : 'output' in result ? [result] : []) {
    for (const file of output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry) files.set('entry', file.fileName);
    }
  }
  return files;
}

/** Opens a page that holds nothing but one reply, under the strictest policy, and records what it asks for. */
export async function openMarkdownPage(page: Page): Promise<{ requests: string[] }> {
  const files = await harness();
  const requests: string[] = [];
  const styles = [...files.keys()].filter((name) => /markdown-harness.*\.css$/.test(name));
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Markdown</title>' +
    styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('') +
    `<main id="reply"></main><script type="module" src="/${String(files.get('entry'))}"></script></html>`;
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    requests.push(url.href);
    const body = url.pathname === '/' ? html : files.get(url.pathname);
    if (url.origin !== origin || body === undefined) return route.abort();
    const extension = url.pathname.split('.').at(-1) ?? '';
    return route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: url.pathname === '/' ? 'text/html' : (types[extension] ?? 'application/octet-stream'),
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'markdownHarness' in globalThis);
  return { requests };
}
