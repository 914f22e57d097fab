import type { Locator, Page } from 'playwright/test';
import { expect } from './test';
import { words } from './words';

export { receivedRequests } from './received-requests';

/** What a visitor does in the chat. */
export async function openAssistant(page: Page, { page: { openAssistant: name } } = words): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Sends a question and returns the reply to it. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const box = page.getByRole('dialog').getByRole('textbox');
  await expect(box).toBeEnabled();
  await box.fill(question);
  await box.press('Control+Enter');
  return lastReply(page);
}

export function lastReply(page: Page): Locator {
  return page.locator('[data-role="assistant"]').last();
}

/** Presses Tab until the control has the focus, and checks that it is visible there. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expect(control).toBeInViewport();
      expect(await control.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
      return;
    }
    await page.keyboard.press(key);
  }
  await expect(control, 'reached with the Tab key').toBeFocused();
}
