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

/** Collects everything that replies show from now on, however briefly. Returns how to read it. */
export async function watchReplyText(page: Page): Promise<() => Promise<string>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      const replies = document.querySelectorAll('[data-role="assistant"]');
      texts.push(replies[replies.length - 1]?.textContent ?? '');
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => seen.evaluate((texts) => texts.join('\n'));
}
