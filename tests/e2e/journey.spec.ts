/** The whole path once for each backend: a visitor opens the site, asks, and reads the reply. */
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/assistant-page';
import { otherOwners } from '../support/owner';
import { germanWords, words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the three backends draw one reply the same way', async ({ page, addresses }) => {
  const drawn: string[] = [];
  for (const variant of ['ollama', 'huggingface', 'webllm'] as const) {
    await page.goto(addresses.sites[variant]);
    await openAssistant(page);
    await ask(page, 'What do you work on?');
    const consent = page.getByRole('button', { name: words.localModel.consent });
    if (variant === 'webllm') await consent.click();
    const reply = page.locator(`[data-role="assistant"][data-backend="${variant}"]`);
    await expect(reply).toHaveAttribute('data-backend', variant);
    await expect(reply).toHaveAttribute('data-status', 'done', { timeout: 60_000 });
    // KaTeX loads with the first formula, possibly after the reply is done.
    await expect(reply.locator('.katex').first()).toBeVisible();
    // The statements are checked beside the text, and the line below them comes last.
    await expect(reply.getByRole('link', { name: words.chat.notInCv(3), exact: true })).toBeVisible();
    drawn.push((await reply.locator('.markdown').innerHTML()).replaceAll(/claim-\d+-/g, 'claim-'));
  }
  expect(drawn[0]).toContain('<');
  expect(drawn[1]).toBe(drawn[0]);
  expect(drawn[2]).toBe(drawn[0]);
});

for (const [variant, backend] of [
  ['webllm-hosted', 'huggingface'],
  ['quotes', 'quotes'],
] as const) {
  test.describe(`built for the browser, opened without a usable GPU (${variant})`, () => {
    test.use({ variant });

    test(`the reply is from ${backend}`, async ({ page }) => {
      await page.goto('./');
      await openAssistant(page);
      // A question sent before the note would need a click.
      await expect(page.getByRole('note', { name: words.localModel.noteLabel })).toBeVisible();
      const reply = await ask(page, 'What are your skills?');
      await expect(reply).toHaveAttribute('data-backend', backend);
      await expect(reply).toHaveAttribute('data-status', 'done');
      await expect(page.getByRole('region', { name: words.localModel.cardTitle })).toBeHidden();
    });
  });
}

test.describe("someone else's résumé", () => {
  test.use({ variant: 'other-owner' });

  test('becomes a complete page with a working chat', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherOwners.nurse.name);
    for (const id of ['profile', 'skills', 'summary', 'work-exp', 'education']) {
      await expect(page.locator(`#${id}`)).toBeVisible();
    }
    await openAssistant(page, germanWords);
    await expect(page.getByPlaceholder(germanWords.chat.textBox(otherOwners.nurse.firstName))).toBeFocused();
    const reply = await ask(page, 'Where did you work?');
    await expect(reply).toHaveAttribute('data-status', 'done');
  });
});
