/** What a model says and the CV does not is marked in place, with the reason and the nearest line of the CV. */
import type { Locator, Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const statements = (page: Page): Locator => page.locator('[data-claim]');
const google = (page: Page): Locator => statements(page).filter({ hasText: 'Google' });
const tooltip = (page: Page): Locator => page.getByRole('tooltip');
const quoteLink = (page: Page): Locator => page.locator('[role="tooltip"] + a');
const line = (page: Page, count: number): Locator =>
  page.getByRole('link', { name: words.chat.notInCv(count), exact: true });
async function hearLies(page: Page, scenario = 'lying-instant', id = ''): Promise<void> {
  await page.goto('./');
  await openAssistant(page);
  await ask(page, `Who is Tamsin? [scenario: ${scenario}] ${id}`);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
}

const lies = [
  'She worked at Google from 2011 to 2014.',
  'She holds a PhD from Stanford University.',
  'Microsoft2012',
  'She speaks fluent Mandarin since 1999.',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a statement', () => {
  test('is marked in one element, shows reason and nearest quote under the pointer, and leads to the quote', async ({
    page,
  }) => {
    await hearLies(page);
    await test.step('all four are marked', async () => {
      await expect(line(page, 4)).toBeVisible();
      await expect(statements(page)).toHaveText(lies);
      await expect(google(page)).toHaveCSS('text-decoration-style', 'wavy');
      await expect(google(page)).toHaveAccessibleDescription(/Google/);
      await expect(lastReply(page).locator('[title]')).toHaveCount(0);
    });
    await test.step('the marks and the line are there again when the chat is shown again', async () => {
      await page.getByRole('button', { name: words.chat.newChat }).click();
      await expect(statements(page)).toHaveCount(0);
      await page.getByRole('button', { name: words.chat.showChats }).click();
      await page.getByRole('navigation', { name: words.chat.chats }).getByRole('button').last().click();
      await expect(statements(page)).toHaveCount(4);
      await expect(line(page, 4)).toBeVisible();
    });
    await test.step('the reason opens under the paragraph, covers no text, and stays until the visitor turns to something else', async () => {
      await google(page).hover();
      await expect(tooltip(page)).toContainText('Google');
      await expect(tooltip(page)).toContainText(words.claimCard.nearest);
      await tooltip(page).hover();
      await expect(quoteLink(page)).toHaveAttribute('href', /^#/);
      const paragraph = await google(page)
        .locator('xpath=ancestor::*[parent::*[@class="markdown"]]')
        .boundingBox();
      const card = await tooltip(page).boundingBox();
      expect(card?.y).toBeGreaterThanOrEqual((paragraph?.y ?? 0) + (paragraph?.height ?? 0));
      await page.getByRole('dialog').getByRole('textbox').click();
      await expect(tooltip(page)).toBeHidden();
    });
    await test.step('its quote leads to the anchor', async () => {
      await google(page).focus();
      const anchor = await quoteLink(page).getAttribute('href');
      await quoteLink(page).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.locator(anchor ?? '')).toBeFocused();
    });
  });

  test('can be read with the keyboard alone: Tab leads to the quote’s link and on, Escape hides the card', async ({
    page,
  }) => {
    await hearLies(page);
    await line(page, 4).focus();
    await page.keyboard.press('Enter');
    await expect(google(page)).toBeFocused();
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(google(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(quoteLink(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(google(page)).toBeFocused();
    for (let at = 0; at < 9 && (await tooltip(page).isVisible()); at++) await page.keyboard.press('Tab');
    await expect(tooltip(page)).toBeHidden();
    await expect(google(page)).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test.describe('on a phone and on a laptop', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 800 }, hasTouch: true });

  test('a card stands inside the chat, and axe finds nothing', async ({ page }) => {
    await hearLies(page);
    await expect(line(page, 4)).toBeVisible();
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const isPhone = width < 1280;
      const last = statements(page).last();
      await (isPhone ? last.tap() : last.click());
      await expect(tooltip(page)).toBeVisible();
      const card = await page.locator('.claims__card').boundingBox();
      const dialog = await page.getByRole('dialog').boundingBox();
      expect(card?.x).toBeGreaterThanOrEqual(dialog?.x ?? 0);
      expect((card?.x ?? 0) + (card?.width ?? 0), `${width} px`).toBeLessThanOrEqual(
        (dialog?.x ?? 0) + (dialog?.width ?? 0),
      );
      // Contrast does not depend on the width, nor layout on the colours.
      if (width !== 390) expect(await violations(page, 'dialog')).toEqual([]);
      const box = page.getByRole('dialog').getByRole('textbox');
      await (isPhone ? box.tap() : box.click());
      await expect(tooltip(page)).toBeHidden();
    }
  });
});
