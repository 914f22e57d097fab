import { beforeEach, describe, it } from 'vitest';
import { question } from '../../support/owner';
import type { Page } from '../driver/page';
import { poll } from '../driver/poll';
import type { Context } from './context';

/** What is seen of the assistant on a page of another site: its button and its chat lie in a shadow root and a frame. */
interface Seen {
  readonly button: { readonly x: number; readonly y: number } | null;
  readonly isButtonFocused: boolean;
  /** Whether the dialog around the frame is open, and the one in it. */
  readonly isOpen: readonly [around: boolean, within: boolean];
  readonly isTextBoxFocused: boolean;
  /** Of the last reply. */
  readonly status: string;
  readonly background: string;
}

function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const root = document.querySelector('talking-cv-assistant')?.shadowRoot;
    const button = root?.querySelector('button');
    const chat = root?.querySelector('iframe')?.contentDocument;
    const dialog = chat?.querySelector('dialog');
    const box = button?.getBoundingClientRect();
    const replies = chat?.querySelectorAll<HTMLElement>('[data-role="assistant"]');
    return {
      button: box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null,
      isButtonFocused: root?.activeElement === button,
      isOpen: [root?.querySelector('dialog')?.open === true, dialog?.open === true] as const,
      isTextBoxFocused: chat?.hasFocus() === true && chat.activeElement?.localName === 'textarea',
      status: replies?.[replies.length - 1]?.dataset['status'] ?? '',
      background: dialog ? getComputedStyle(dialog).backgroundColor : '',
    };
  });
}

export function describeEmbed(context: Context): void {
  describe('the assistant on a page of another site', () => {
    let page: Page;
    beforeEach(() => {
      page = context.page();
    });

    async function until(state: string, isReached: (seen: Seen) => boolean): Promise<Seen> {
      let seen: Seen | undefined;
      return poll(
        async () => {
          seen = await see(page);
          return isReached(seen) ? seen : undefined;
        },
        { timeout: 30_000, failure: () => `${state} is not so: ${JSON.stringify(seen)}` },
      );
    }

    async function open(): Promise<void> {
      const { button } = await until('the button is there', (seen) => seen.button !== null);
      await page.clickAt(button ?? { x: 0, y: 0 });
      await until('the chat has the focus', (seen) => seen.isOpen.every(Boolean) && seen.isTextBoxFocused);
    }

    it('answers beside a host that trusts nobody, and gives the focus back on Escape', async () => {
      await page.visit(`${context.servers.hosts}hostile/`);
      await open();
      await page.type(question.text);
      await page.press('Control+Enter');
      await until('the answer is there', ({ status }) => status === 'done');
      await page.press('Escape');
      await until('the button has the focus', (seen) => !seen.isOpen.some(Boolean) && seen.isButtonFocused);
      await open();
    });

    it('follows the scheme of its host', async () => {
      await page.visit(`${context.servers.hosts}hugo/`);
      await open();
      const { background } = await see(page);
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      await until('the chat is dark', (seen) => seen.background !== background);
    });
  });
}
