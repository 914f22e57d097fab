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
