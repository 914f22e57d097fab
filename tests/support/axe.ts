import axe from 'axe-core';
import type { Page } from 'playwright/test';

/** The violations that axe finds, each with its element and its reason; in frames, too, but not in inert ones. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  const frames = await page.locator(`:is(${within}) iframe:not([inert])`).elementHandles();
  const contents = await Promise.all(frames.map((frame) => frame.contentFrame()));
  // It asks the frames by messages.
  for (const each of [page.mainFrame(), ...contents]) await each?.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    async (include) =>
      // What it found to be right it need not describe.
      globalThis.axe.run({ include, exclude: ['iframe[inert]'] }, { resultTypes: ['violations'] }),
    [within],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
