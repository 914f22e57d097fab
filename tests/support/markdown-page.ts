import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { bundlePage, openBundledPage } from './bundled-page';
import type { BundledPage } from './bundled-page';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types talking-cv";

let built: Promise<BundledPage> | undefined;

/** Opens a page that holds nothing but one reply, under the strictest policy, and records what it asks for. */
export async function openMarkdownPage(page: Page): Promise<{ requests: string[] }> {
  built ??= bundlePage(fileURLToPath(new URL('markdown-harness.tsx', import.meta.url)));
  return openBundledPage(page, await built, policy);
}
