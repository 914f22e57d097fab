/**
 * What a model says and the CV does not is marked in place, with the reason and the nearest line of the CV.
 * `chat.a11y.spec.ts` has it on a phone.
 */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const lies = [
  'She worked at Google from 2011 to 2014.',
  'She holds a PhD from Stanford University.',
  'Microsoft2012',
  'She speaks fluent Mandarin since 1999.',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a statement is marked in one element, shows reason and nearest quote to pointer and keyboard, and leads to the quote', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const statements = page.locator('[data-claim]');
  const google = statements.filter({ hasText: 'Google' });
  const tooltip = page.getByRole('tooltip');
  const quoteLink = page.locator('[role="tooltip"] + a');
  const line = page.getByRole('link', { name: words.chat.notInCv(4), exact: true });
  await page.goto('./');
  await openAssistant(page);
  await ask(page, 'Who is Tamsin? [scenario: lying-instant]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');

  await test.step('all four are marked', async () => {
    await expect(line).toBeVisible();
    await expect(statements).toHaveText(lies);
    await expect(google).toHaveCSS('text-decoration-style', 'wavy');
    await expect(google).toHaveAccessibleDescription(/Google/);
    await expect(lastReply(page).locator('[title]')).toHaveCount(0);
  });
  await test.step('the marks and the line are there again when the chat is shown again', async () => {
    await page.getByRole('button', { name: words.chat.newChat }).click();
    await expect(statements).toHaveCount(0);
    await page.getByRole('button', { name: words.chat.showChats }).click();
    await page.getByRole('navigation', { name: words.chat.chats }).getByRole('button').last().click();
    await expect(statements).toHaveCount(4);
    await expect(line).toBeVisible();
  });
  await test.step('the reason opens under the paragraph, covers no text, and stays until the visitor turns to something else', async () => {
    await google.hover();
    await expect(tooltip).toContainText('Google');
    await expect(tooltip).toContainText(words.chat.nearest);
    await tooltip.hover();
    await expect(quoteLink).toHaveAttribute('href', /^#/);
    const paragraph = await google.locator('xpath=ancestor::*[parent::*[@class="markdown"]]').boundingBox();
    const card = await tooltip.boundingBox();
    expect(card?.y).toBeGreaterThanOrEqual((paragraph?.y ?? 0) + (paragraph?.height ?? 0));
    await dialog.getByRole('textbox').click();
    await expect(tooltip).toBeHidden();
  });
  await test.step('with the keyboard Tab leads to the quote’s link and on, and Escape hides the card', async () => {
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(google).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(google).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(quoteLink).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(google).toBeFocused();
    for (let at = 0; at < 9 && (await tooltip.isVisible()); at++) await page.keyboard.press('Tab');
    await expect(tooltip).toBeHidden();
    await expect(google).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('its quote leads to the anchor', async () => {
    await openAssistant(page);
    await google.focus();
    const anchor = await quoteLink.getAttribute('href');
    await quoteLink.click();
    await expect(dialog).toBeHidden();
    await expect(page.locator(anchor ?? '')).toBeFocused();
  });
});
