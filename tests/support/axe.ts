import axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  var axe: typeof import('axe-core');
}

/** The violations that axe finds, each with its element and its reason; in frames, too, but not in inert ones. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  const frames = await page.locator(`:is(${within}) iframe:not([inert])`).elementHandles();
  const contents = await Promise.all(frames.map((frame) => frame.contentFrame()));
  // It asks the frames by messages.
  for (const each of [page.mainFrame(), ...contents]) await each?.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    async (include) => {
      // Of what fades in or out it would measure the contrast halfway. What goes on for ever it may see.
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
      await Promise.allSettled(ending.map(async ({ finished }) => finished));
      // What it found to be right it need not describe.
      return globalThis.axe.run({ include, exclude: ['iframe[inert]'] }, { resultTypes: ['violations'] });
    },
    [within],
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}
