/** Whatever can be clicked is at least 24 by 24 px. */
import { ask, openAssistant } from '../support/assistant-page';
import { expandAll } from '../support/cv-page';
import { smallTargets } from '../support/small-targets';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('every target of the page, its footer and its top panel is large enough', async ({ page }) => {
  await page.goto('./');
  await expandAll(page);
  expect(await smallTargets(page.locator('body'))).toEqual([]);
  await page.getByRole('button', { name: words.page.panel.open }).click();
  const panel = page.getByRole('region', { name: words.page.panel.title });
  await expect(panel).toBeVisible();
  await panel.locator('summary').click();
  expect(await smallTargets(panel)).toEqual([]);
});

test('every target of the chat is, sources of a reply included', async ({ page }) => {
  await page.goto('./');
  await openAssistant(page);
  await expect(await ask(page, 'What does she teach?')).toHaveAttribute('data-status', 'done');
  expect(await smallTargets(page.getByRole('dialog'))).toEqual([]);
});

test('every target of the page for a missing address is', async ({ page }) => {
  await page.goto('./no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.page.notFound.title);
  expect(await smallTargets(page.locator('body'))).toEqual([]);
});
