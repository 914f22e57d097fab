import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The violations that axe finds, each with its element and its reason. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // What holds no frame axe can finish where it is; otherwise it reads every frame, and opens a window of its own.
  const frames = await page.locator(`${within ?? 'html'} iframe`).count();
  const builder = new AxeBuilder({ page }).setLegacyMode(frames === 0);
  const { violations: found } = await (within === undefined ? builder : builder.include(within)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
