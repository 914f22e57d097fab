import { words } from '../../support/words';
import type { ShownReply } from '../driver/in-page';
import type { Page } from '../driver/page';

/** What a visitor does in the chat, with pointer and keyboard alone. */
export async function openAssistant(page: Page): Promise<void> {
  await page.click({ role: 'button', name: words.page.openAssistant });
  await page.see({ role: 'dialog' });
  await textBoxHasFocus(page);
}

export async function textBoxHasFocus(page: Page): Promise<void> {
  await page.until('the text box has the focus', () => document.activeElement?.matches('textarea:enabled'));
}

/** Clicks the text box, types a question, sends it with Enter and waits until it is among the messages. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.click({ role: 'textbox', within: 'dialog' });
  await page.type(question);
  await page.press('Enter');
  await page.until(
    `the question "${question}" is sent`,
    (_, sent) => [...document.querySelectorAll('[data-role="user"]')].at(-1)?.textContent?.includes(sent),
    question,
  );
}

/** Waits until the last reply has this status, and returns it. */
export async function lastReply(page: Page, status: string): Promise<ShownReply> {
  return page.until(
    `the last reply is ${status}`,
    ({ lastReply }, wanted) => {
      const reply = lastReply();
      return reply.status === wanted && reply;
    },
    status,
  );
}

export async function replyShows(page: Page, text: string): Promise<void> {
  await page.until(
    `the last reply shows "${text}"`,
    ({ lastReply }, wanted) => lastReply().text.includes(wanted),
    text,
  );
}

export async function closeAssistant(page: Page): Promise<void> {
  await page.press('Escape');
  await page.miss({ role: 'dialog' });
}
