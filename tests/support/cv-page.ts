import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';

/** Expands everything on the page that is collapsed. One click after another would wait for each transition. */
export async function expandAll(page: Page): Promise<void> {
  const collapsed = page.locator('main details:not([open]) > summary:visible');
  const clickEach = () =>
    collapsed.evaluateAll((summaries: HTMLElement[]) => {
      for (const summary of summaries) summary.click();
      return summaries.length;
    });
  while ((await clickEach()) > 0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

/** By how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What the page and each file that it has loaded take, compressed. */
export async function loadedFiles(page: Page): Promise<{ address: string; bytes: number }[]> {
  const addresses = await page.evaluate(() =>
    ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind).map(({ name }) => name)),
  );
  return Promise.all(
    addresses.map(async (address) => {
      const body = await (await page.request.get(address)).body();
      return { address, bytes: brotliCompressSync(body).length };
    }),
  );
}

export const sumOfBytes = (files: readonly { readonly bytes: number }[]) =>
  files.reduce((total, { bytes }) => total + bytes, 0);
