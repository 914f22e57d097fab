/**
 * What a browser alone shows of a failure between page and model server, and what keeps working each time.
 * `tests/contract/` has every form of each failure, `survival.spec.ts` the lost network.
 */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.describe('the chat survives when', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test("this site's own policy forbids the address", async ({ page, baseURL }) => {
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch({ maxRetries: 5 });
      const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('./');
    const { problem, action } = sentencesOf('ollama', 'blocked-by-csp');
    await expectToSurvive(page, 'What do you teach?', [problem, action]);
  });
});

/** The sentences, "Try again", the prompt and a draft are there after each failed try. */
async function expectToSurvive(page: Page, prompt: string, sentences: readonly string[]): Promise<void> {
  const textBox = page.getByRole('dialog').getByRole('textbox');
  const tryAgain = lastReply(page).getByRole('button', { name: words.chat.tryAgain });
  const expectFailure = async () => {
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    for (const sentence of sentences) await expect(lastReply(page)).toContainText(sentence);
    await expect(page.locator('[data-role="user"]')).toHaveText(prompt);
    await expect(tryAgain).toBeEnabled();
  };
  await openAssistant(page);
  await ask(page, prompt);
  await expectFailure();
  await expect(textBox).toBeFocused();
  await textBox.pressSequentially('Half of the next ');
  await tryAgain.click();
  await expectFailure();
  await expect(textBox).toHaveValue('Half of the next ');
}

test.describe('Ollama, running but refusing this site', () => {
  test.use({ variant: 'ollama' });

  test('the exact setting is shown for each system, ready to copy', async ({ page, baseURL }) => {
    // Ollama allows localhost by default, and no other name.
    const site = new URL(baseURL ?? '');
    site.hostname = 'cv.localhost';
    await page.goto(site.href);
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText('does not accept questions from this site');
    await expect(lastReply(page)).toContainText(`OLLAMA_ORIGINS=${site.origin}`);
    await expect(lastReply(page)).toContainText(`setx OLLAMA_ORIGINS "${site.origin}"`);
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeEnabled();
  });
});
