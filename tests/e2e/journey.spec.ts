/** The whole path once for each backend: a visitor opens the site, asks, and reads the reply. */
import { expect, test } from '../support/test';
import { ask, openAssistant } from '../support/assistant-page';
import { otherOwners } from '../support/owner';
import { germanWords } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
