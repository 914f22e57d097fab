/** Each way a server can fail says, in the page, what happened and what to do; what had arrived is kept. */
import { expect, test } from '../support/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';

test.describe('Ollama', () => {
  test.use({ variant: 'ollama' });

  test('refuses this site: the exact setting is shown, ready to copy', async ({ page, baseURL }) => {
    // Ollama allows localhost itself by default, and no other name.
    const site = new URL(baseURL ?? '');
    site.hostname = 'cv.localhost';
    await page.goto(site.href);
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText('does not accept questions from this site');
    await expect(lastReply(page)).toContainText(`OLLAMA_ORIGINS=${site.origin}`);
    await expect(lastReply(page)).toContainText(`setx OLLAMA_ORIGINS "${site.origin}"`);
    await expect(lastReply(page).getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('is not running: that is what is said', async ({ page, addresses }) => {
    await page.goto('./');
    await page.route(`${addresses.model}/**`, (route) => route.abort('connectionrefused'));
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toContainText('does not seem to be running');
    await expect(lastReply(page)).toContainText('ollama serve');
  });

  test('lacks the model: the line that downloads it is shown', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, '[scenario: 404]');
    await expect(lastReply(page)).toContainText('ollama pull hf.co/Qwen/Qwen3-14B-GGUF');
  });

  test('dies in the middle: the beginning is kept, and the reply can be had again', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, '[scenario: error-midstream]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText('This is how the reply began');
    await expect(lastReply(page)).toContainText('Ollama ran into an error');
  });
});

test.describe('the hosted model', () => {
  test.use({ variant: 'huggingface' });

  for (const [scenario, sentence] of [
    ['402', 'credits for the hosted model are used up'],
    ['429', 'Wait a minute'],
    ['401', "did not accept this site's credential"],
    ['model-unsupported', 'No provider serves the model Qwen/Qwen3-14B'],
    ['html', 'it was not a model'],
  ] as const) {
    test(`answers with scenario ${scenario}: it has words of its own`, async ({ page }) => {
      await page.goto('./');
      await openAssistant(page);
      await ask(page, `[scenario: ${scenario}]`);
      await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
      await expect(lastReply(page)).toContainText(sentence);
      await expect(lastReply(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  }

  test('breaks off: the text is kept and said to be incomplete', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, '[scenario: no-finish]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText('This is how the reply began');
    await expect(lastReply(page)).toContainText('before the reply was complete');
  });

  test('is out of reach because the browser is offline', async ({ page, context }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await context.setOffline(true);
    await ask(page, 'still there?');
    await expect(lastReply(page)).toContainText('Your browser is offline');
  });

  test("is out of reach because of this site's own policy", async ({ page, baseURL }) => {
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch();
      const policy = "connect-src 'self'";
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
    await page.goto('./');
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toContainText('own security policy forbids');
  });
});
