/** axe finds nothing in any state of the chat, in both colour schemes, wide or narrow. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { violations } from '../support/axe';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Contrast does not depend on the width, nor layout on the colours. */
const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;

for (const { colorScheme, width } of screens) {
  test.describe(`the chat, ${colorScheme}, ${width} px wide`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      colorScheme,
      viewport: { width, height: 800 },
    });

    test('is accessible open, answering, answered, failed, and with its sidebar', async ({ page }) => {
      // axe needs a second or two for each of the four states, and looks at every message each time.
      test.slow();
      await page.goto('./');
      await openAssistant(page);
      await hidePageBehind(page);
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      expect(await violations(page, 'dialog'), 'open').toEqual([]);
      await ask(page, '[scenario: held-headers]');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'waiting');
      expect(await violations(page, 'dialog'), 'waiting').toEqual([]);
      await page.getByRole('button', { name: words.chat.stop }).click();
      await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
      await ask(page, '[scenario: instant]');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      await ask(page, '[scenario: 404]');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
      expect(await violations(page, 'dialog'), 'stopped, printed and failed').toEqual([]);
      await page.getByRole('button', { name: words.chat.showChats }).click();
      await expect(page.getByRole('navigation', { name: words.chat.chats })).toHaveCSS('opacity', '1');
      expect(await violations(page, 'dialog'), 'sidebar').toEqual([]);
    });
  });
}

/** axe ignores the top layer: it takes the page for the background of messages that are scrolled out of view. */
async function hidePageBehind(page: Page): Promise<void> {
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && !element.contains(dialog)) element.hidden = true;
    }
  });
}
