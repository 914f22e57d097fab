import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** The violations that axe finds, each with its element and its reason. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // In a page without frames axe can finish where it is; otherwise it opens a window of its own for that.
  const builder = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const { violations: found } = await (within === undefined ? builder : builder.include(within)).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
