import type { Locator, Page } from 'playwright/test';
import type { ChatMessage } from '../../src/backends/backend';
import { expect } from './test';
import type { ReceivedRequest } from './model-server';
import { words } from './words';

/** What a visitor does in the chat. */
export async function openAssistant(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.page.openAssistant }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Sends a question and returns the reply to it. */
export async function ask(page: Page, question: string): Promise<Locator> {
  const box = page.getByRole('textbox');
  await expect(box).toBeEnabled();
  await box.fill(question);
  await box.press('Control+Enter');
  return lastReply(page);
}

export function lastReply(page: Page): Locator {
  return page.locator('[data-role="assistant"]').last();
}

interface ReceivedPrompt extends ReceivedRequest {
  readonly body: { readonly model: string; readonly messages: readonly ChatMessage[] };
}

/** The chat requests the scripted model server has received whose newest message holds `mark`. */
export async function receivedRequests(
  modelServer: string,
  mark: string,
): Promise<readonly ReceivedPrompt[]> {
  const response = await fetch(`${modelServer}/__requests`);
  const all = (await response.json()) as readonly ReceivedPrompt[];
  return all.filter(
    ({ scenario, body }) => scenario !== undefined && body.messages.at(-1)?.content.includes(mark),
  );
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
