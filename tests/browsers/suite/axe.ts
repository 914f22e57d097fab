import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeCore from 'axe-core';
import type { Page } from '../driver/page';

declare global {
  var axe: typeof AxeCore;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds once nothing moves, each with its element and its reason. */
export async function violations(page: Page, within = ':root'): Promise<string[]> {
  await page.until('nothing moves', () =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Infinity;
      return playState !== 'running' || isEndless;
    }),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScript(source);
  return page.evaluate(async (_, selector) => {
    const results = await globalThis.axe.run(selector);
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  }, within);
}

/** axe ignores the top layer: it takes the page for the background of messages that are scrolled out of view. */
export async function hidePageBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    for (const element of document.body.children)
      if (element instanceof HTMLElement && !element.contains(dialog)) element.hidden = true;
  });
}
