/** Low and narrow screens: the greeting is what a visitor sees first, and a reply is followed. */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ viewport: { width: 320, height: 568 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('with the question before a download', () => {
  test.use({ variant: 'webllm' });

  test('the greeting is in view when the chat opens, a quick answer from its beginning, and the question on every screen', async ({
    page,
  }) => {
    await page.goto('./');
    await openAssistant(page);
    const textBox = page.getByRole('dialog').getByRole('textbox');
    const card = page.getByRole('region', { name: words.localModel.cardTitle });
    await expect(card).toBeAttached();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
    await expect(textBox).toBeInViewport({ ratio: 1 });
    await test.step('an answer is shown from its beginning, and a new chat begins with its greeting', async () => {
      await ask(page, 'What do you work on?');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      await expect(lastReply(page).locator('p').first()).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: words.chat.newChat }).click();
      await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
    });
    await test.step('a phone shows all suggested questions above it', async () => {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.reload();
      await openAssistant(page);
      await expect(card).toBeInViewport();
      const suggestions = page.getByRole('list', { name: words.chat.suggestions });
      await expect(suggestions).toBeInViewport({ ratio: 1 });
      await expect(textBox).toBeInViewport({ ratio: 1 });
    });
    await test.step('at 200 % zoom on a small laptop it can be read and answered', async () => {
      // A browser at 200 % has half the CSS pixels.
      await page.setViewportSize({ width: 640, height: 360 });
      for (const name of [words.localModel.consent, words.chat.quoteInstead]) {
        await page.getByRole('button', { name }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
      }
      await expect(textBox).toBeVisible();
      const sideways = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
      expect(await page.getByRole('dialog').evaluate(sideways)).toBe(0);
    });
  });
});

test.describe('with the note that names the hosted model', () => {
  test.use({ variant: 'webllm-hosted' });

  test('the greeting is in view when the chat opens; the note takes three lines, and a click shows the reason', async ({
    page,
  }) => {
    await page.goto('./');
    await openAssistant(page);
    const note = page.getByRole('note', { name: words.localModel.noteLabel });
    await expect(note).toContainText(words.localModel.messagesLeave.warning);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await note.boundingBox())?.height).toBeLessThan(76);
    const why = note.getByText(words.localModel.unsupported['software-adapter']);
    await expect(why).toBeHidden();
    await note.getByText(words.localModel.why).click();
    await expect(why).toBeVisible();
  });
});
