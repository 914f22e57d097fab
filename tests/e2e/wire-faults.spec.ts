/**
 * What a browser alone shows of a failure between page and model server, and what keeps working each time.
 * `tests/contract/` has every form of each failure, `survival.spec.ts` the lost network.
 */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the chat says what to do where Ollama refuses this site and where its own policy forbids the address, keeps question and draft, and the CV answers', async ({
  page,
  baseURL,
}) => {
  const textBox = page.getByRole('dialog').getByRole('textbox');
  const tryAgain = lastReply(page).getByRole('button', { name: words.chat.tryAgain });
  await test.step('Ollama’s exact setting is shown for each system, ready to copy', async () => {
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
    await expect(tryAgain).toBeVisible();
    await expect(textBox).toBeEnabled();
  });

  const { problem, action } = sentencesOf('ollama', 'blocked-by-csp');
  const expectBlocked = async () => {
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText(problem);
    await expect(lastReply(page)).toContainText(action);
    await expect(page.locator('[data-role="user"]')).toHaveText('What do you teach?');
    await expect(tryAgain).toBeEnabled();
  };
  await test.step('a policy that forbids the address is named, and question and draft are there after each try', async () => {
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch({ maxRetries: 5 });
      const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto('./');
    await openAssistant(page);
    await ask(page, 'What do you teach?');
    await expectBlocked();
    await expect(textBox).toBeFocused();
    await textBox.pressSequentially('Half of the next ');
    await tryAgain.click();
    await expectBlocked();
    await expect(textBox).toHaveValue('Half of the next ');
  });
  await test.step('a click has the CV answer instead', async () => {
    await lastReply(page).getByRole('button', { name: words.chat.quoteInstead }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
    await expect(lastReply(page)).toContainText(words.backends.quotes.whereItRuns);
  });
});
