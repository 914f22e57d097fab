/** A screen of 320 by 568 pixels: the greeting is what a visitor sees first, and a reply is followed. */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [variant, below] of [
  ['webllm', 'the question before a download'],
  ['webllm-hosted', 'the note that names the hosted model'],
] as const) {
  test.describe(`with ${below} below it`, () => {
    test.use({ variant });

    test('the greeting is in view when the chat opens', async ({ page }) => {
      await page.goto('./');
      await openAssistant(page);
      const part = page
        .getByRole('note')
        .or(page.getByRole('region', { name: words.localModel.cardTitle }))
        .first();
      await expect(part).toBeAttached();
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('with the question before a download', () => {
  test.use({ variant: 'webllm' });

  test('the quick answer is shown from its beginning, and a new chat begins with its greeting', async ({
    page,
  }) => {
    await page.goto('./');
    await openAssistant(page);
    await expect(page.getByRole('region', { name: words.localModel.cardTitle })).toBeAttached();
    await ask(page, 'What do you work on?');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page).locator('p').first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: words.chat.newChat }).click();
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
  });

  test('a phone shows all suggested questions above it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('./');
    await openAssistant(page);
    await expect(page.getByRole('region', { name: words.localModel.cardTitle })).toBeInViewport();
    const suggestions = page.getByRole('list', { name: words.chat.suggestions });
    await expect(suggestions).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeInViewport({ ratio: 1 });
  });
});
