/** Whatever can be clicked is at least 24 by 24 px. */
import type { Locator } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { expandAll } from '../support/cv-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('every target of the page, its top panel, the chat, sources of a reply included, and the page for a missing address is large enough', async ({
  page,
}) => {
  await page.goto('./');
  await expandAll(page);
  expect(await smallTargets(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: words.page.panel.open }).click();
  const panel = page.getByRole('region', { name: words.page.panel.title });
  await expect(panel).toBeVisible();
  await panel.locator('summary').click();
  expect(await smallTargets(panel)).toEqual([]);

  await page.keyboard.press('Escape');
  await openAssistant(page);
  await expect(await ask(page, 'What does she teach?')).toHaveAttribute('data-status', 'done');
  expect(await smallTargets(page.getByRole('dialog'))).toEqual([]);

  await page.goto('./no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.notFound.title);
  expect(await smallTargets(page.locator('body'))).toEqual([]);
});

/**
 * Names what can be clicked inside the element and is smaller than 24 by 24 px (WCAG 2.2, 2.5.8). Links inside a
 * sentence and marked words are exempt.
 */
async function smallTargets(root: Locator): Promise<string[]> {
  return root
    .locator(
      ':is(a[href], button, summary, input, textarea, [role="button"], [tabindex="0"]:not(mark)):visible',
    )
    .evaluateAll((targets) =>
      targets.flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const isInSentence = [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        if ((width >= 24 && height >= 24) || (target instanceof HTMLAnchorElement && isInSentence)) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent;
        return [`${target.localName} "${name}": ${width.toFixed(1)} × ${height.toFixed(1)}`];
      }),
    );
}
