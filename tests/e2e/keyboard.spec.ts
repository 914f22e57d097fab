/** A visitor without a pointer goes through the whole site with keys alone; `webllm.spec.ts` has the card before a download. */
import { lastReply, tabTo } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('reads the CV, opens and closes the panel, and talks with the assistant', async ({ page }) => {
  await page.goto('./');

  await test.step('the CV', async () => {
    await tabTo(page, page.getByRole('link', { name: words.page.skipLink }));
    await page.keyboard.press('Enter');
    for (const section of ['#work-exp', '#teachings']) {
      const summary = page.locator(`${section} summary`).first();
      await tabTo(page, summary);
      await page.keyboard.press('Enter');
      await expect(page.locator(`${section} details`).first()).toHaveAttribute('open', '');
      await page.keyboard.press('Enter');
      await expect(page.locator(`${section} details`).first()).not.toHaveAttribute('open', '');
    }
  });

  await test.step('the top panel', async () => {
    const trigger = page.getByRole('button', { name: words.page.panel.open });
    await tabTo(page, trigger, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: words.page.panel.close });
    await tabTo(page, close);
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  await test.step('a question', async () => {
    await tabTo(page, page.getByRole('button', { name: words.page.openAssistant }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('What do you teach? [scenario: instant]');
    await page.keyboard.press('Enter');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  });

  await test.step('a reply that is stopped', async () => {
    await page.keyboard.type('Go on for ever [scenario: never-ending]');
    await page.keyboard.press('Enter');
    await expect(lastReply(page)).toContainText('word3 ');
    await tabTo(page, page.getByRole('button', { name: words.chat.stop }));
    await page.keyboard.press('Enter');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  });

  await test.step('the focus stays where it was moved while a reply is written', async () => {
    await page.keyboard.type('[scenario: short]');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: words.chat.conversation })).toBeFocused();
    const newChat = page.getByRole('button', { name: words.chat.newChat });
    await newChat.focus();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(newChat).toBeFocused();
  });

  await test.step('a failure and another try', async () => {
    await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
    await page.keyboard.type(`${Date.now()} [scenario: 503-then-ok]`);
    await page.keyboard.press('Enter');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await tabTo(page, lastReply(page).getByRole('button', { name: words.chat.tryAgain }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });

  await test.step('two chats', async () => {
    await tabTo(page, page.getByRole('button', { name: words.chat.newChat }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expect(page.locator('[data-role]')).toHaveCount(1);
    const older = page.getByRole('navigation', { name: words.chat.chats }).getByRole('button').last();
    await tabTo(page, older);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-role="user"]')).toHaveCount(4);
  });

  await test.step('and back to the page', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: words.page.openAssistant })).toBeFocused();
  });
});
