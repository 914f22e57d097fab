/** Quotes answer at once, whatever the model on this device is doing; the model answers below, where that is wished. */
import type { Page } from 'playwright/test';
import {
  ask,
  downloadButton,
  expect,
  lastReply,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

const replies = (page: Page) => page.locator('[data-role="assistant"]');
const card = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });

async function expectQuick(page: Page): Promise<void> {
  await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('before any decision the CV answers, the card stands below, and another choice repeats no question', async ({
  page,
  weights,
}) => {
  await page.goto('./');
  await openAssistant(page);
  await ask(page, 'What do you teach?');
  await expectQuick(page);
  await expect(page.getByText(words.backends.quotes.whereItRuns)).toHaveCount(1);
  await expect(card(page)).toContainText('the CV’s own words');
  await expect(lastReply(page).getByRole('button', { name: words.chat.askModel })).toBeHidden();
  const above = await lastReply(page).boundingBox();
  const below = await downloadButton(page).boundingBox();
  expect(above?.y).toBeLessThan(below?.y ?? 0);

  await page.getByRole('button', { name: words.localModel.useQuotes }).click();
  await expect(card(page)).toBeHidden();
  await expect(replies(page)).toHaveCount(2);
  await expect(page.getByText(words.chat.noModel)).toBeVisible();
  expect(weights.requests).toEqual([]);
  const workers = await page.evaluate(async () => navigator.serviceWorker.getRegistrations());
  expect(workers, 'service workers of a visitor who does not run the model').toEqual([]);
});

test('the header names who answers next, the CV or the model, whose statements are marked too', async ({
  page,
}) => {
  await page.goto('./');
  await openAssistant(page);
  const header = page.locator('.chat-header');
  await expect(downloadButton(page)).toBeVisible();
  await expect(header).toContainText(words.chat.noModel);
  await ask(page, 'Who is Tamsin? [scenario: lying-once]');
  await expectQuick(page);
  await downloadButton(page).click();
  await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
  await expect(header).not.toContainText(words.chat.noModel);
  await test.step('below quotes a marked reply does not offer them again', async () => {
    await expect(modelReply(page).locator('[data-claim]')).toHaveText('She worked at Google in 2012.');
    await expect(modelReply(page).getByRole('link', { name: words.chat.notInCv(1) })).toBeVisible();
    await expect(page.locator('[data-claim]')).toHaveCount(1);
    await expect(modelReply(page).getByRole('button', { name: words.chat.quoteInstead })).toBeHidden();
  });
  await ask(page, '[scenario: device-lost]');
  await expect(modelReply(page)).toHaveAttribute('data-status', 'failed');
  await expect(header).toContainText(words.chat.noModel);
});
