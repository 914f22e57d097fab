import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { build, mergeConfig } from 'vite';
import type { InlineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { katexWoff2Only } from '../../src/site/client/katex-woff2';

const origin = 'http://markdown.test';
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

export interface BundledPage {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

/** A production build of one script and what it imports, in memory. */
export async function bundlePage(script: string, more: InlineConfig = {}): Promise<BundledPage> {
  const result = await build(
    mergeConfig<InlineConfig, InlineConfig>(
      {
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
          rolldownOptions: { input: script },
        },
      },
      more,
    ),
  );
  const files = new Map<string, string | Uint8Array>();
  let entry = '';
  for (const { output } of Array.isArray(result) ? result : 'output' in result ? [result] : []) {
    for (const file of output) {
      files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
      if (file.type === 'chunk' && file.isEntry) entry = `/${file.fileName}`;
    }
  }
  const name = basename(script, extname(script));
  const styles = [...files.keys()].filter((file) => file.endsWith('.css') && basename(file).startsWith(name));
  return { entry, styles, files };
}

/** Opens a page that holds nothing but one reply, and records what it asks for. */
export async function openBundledPage(
  page: Page,
  { entry, styles, files }: BundledPage,
  policy: string,
): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Markdown</title>' +
    styles.map((name) => `<link rel="stylesheet" href="${name}">`).join('') +
    `<main id="reply"></main><script type="module" src="${entry}"></script></html>`;
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
