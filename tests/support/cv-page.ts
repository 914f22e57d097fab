import type { Page } from 'playwright/test';

/** Expands everything on the page that is collapsed. */
export async function expandAll(page: Page): Promise<void> {
  const collapsed = page.locator('main details:not([open]) > summary:visible');
  for (let left = await collapsed.count(); left > 0; left = await collapsed.count()) {
    await collapsed.first().click();
  }
}

/** By how many pixels the page is wider than the window. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
