/** What scripts make of the page and the chat is valid HTML in every state. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { faultsOfPart } from '../support/html-faults';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const { chat } = words;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the chat, open, answering, answered, failed, with a mark, and with its sidebar', async ({ page }) => {
  await page.goto('./');
  await openAssistant(page);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  expect(await faultsIn(page, 'dialog'), 'open').toEqual([]);
  await ask(page, '[scenario: held-headers]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'waiting');
  expect(await faultsIn(page, 'dialog'), 'waiting').toEqual([]);
  await page.getByRole('button', { name: chat.stop }).click();
  for (const scenario of ['instant', 'lying-instant']) {
    await ask(page, `[scenario: ${scenario}]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  }
  await expect(page.locator('[data-claim]').first()).toBeVisible();
  for (const scenario of ['404', 'error-midstream']) {
    await ask(page, `[scenario: ${scenario}]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
  }
  await page.getByRole('button', { name: chat.showChats }).click();
  expect(await faultsIn(page, 'dialog'), 'printed and failed').toEqual([]);
});

test.describe('on a site whose model runs in the browser', () => {
  test.use({ variant: 'webllm' });

  test('the chat that asks before a download', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await expect(page.getByRole('region', { name: words.localModel.cardTitle })).toBeVisible();
    expect(await faultsIn(page, 'dialog')).toEqual([]);
  });
});

async function faultsIn(page: Page, selector: string): Promise<string[]> {
  return faultsOfPart(
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.outerHTML),
  );
}
