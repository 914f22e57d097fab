import { beforeEach, describe, expect, it } from 'vitest';
import { receivedRequests } from '../../support/received-requests';
import { owner } from '../../support/owner';
import { words } from '../../support/words';
import { ask, closeAssistant, lastReply, openAssistant, replyShows, textBoxHasFocus } from './chat-steps';
import type { Context } from './context';

export function describeChat({ page: thePage, servers, browser }: Context): void {
  describe('the chat', () => {
    beforeEach(async () => {
      await thePage().visit(servers.sites.ollama);
      await openAssistant(thePage());
    });

    it('opens as a dialog that greets, and closes with Escape or a click beside it', async () => {
      const page = thePage();
      await page.see({ role: 'dialog', name: words.chat.title(owner.firstName) });
      await lastReply(page, 'done');
      for (const close of [() => page.press('Escape'), () => page.clickAt({ x: 4, y: 4 })]) {
        await close();
        await page.miss({ role: 'dialog' });
        await page.until(
          'the focus is back on the button that opened it',
          ({ findAll }, name) => findAll({ role: 'button', name })[0] === document.activeElement,
          words.page.openAssistant,
        );
        await openAssistant(page);
      }
    });

    it('gives the focus back however soon it closes', async () => {
      const page = thePage();
      await closeAssistant(page);
      const lost = await page.evaluate(async () => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        const button = document.getElementById('assistant-button');
        const framesBeforeLoss: number[] = [];
        for (let round = 0; round < 12; round++) {
          button?.focus();
          button?.click();
          for (let frame = 0; frame <= round; frame++) await nextFrame();
          document.querySelector('dialog')?.close();
          // A loss shows in the frame after the next.
          for (let frame = 0; frame < 3; frame++) await nextFrame();
          if (document.activeElement !== button) framesBeforeLoss.push(1 + round);
        }
        return framesBeforeLoss;
      });
      expect(lost).toEqual([]);
    });

    it('closes by Back, opens again by Forward, and otherwise takes its entry in the history back', async () => {
      const page = thePage();
      await page.evaluate(() => history.back());
      await page.miss({ role: 'dialog' });
      await page.evaluate(() => history.forward());
      await page.see({ role: 'dialog' });
      await page.press('Escape');
      await page.miss({ role: 'dialog' });
      await page.until('the entry is taken back', () => history.state === null);
      const before = await page.evaluate(() => history.length);
      await openAssistant(page);
      expect(await page.evaluate(() => history.length)).toBe(before);
    });

    it('opens with the question of a link, which goes from the address with it', async () => {
      const page = thePage();
      const address = await page.evaluate(() => location.href);
      await page.evaluate(() => {
        location.hash = '#ask=What%20does%20she%20glue%3F';
      });
      const hasQuestion = () => document.querySelector('textarea')?.value === 'What does she glue?';
      await page.until('the question is in the text box', hasQuestion);
      await closeAssistant(page);
      await page.until('the question left the address', (_, url) => location.href === url, address);
      await page.visit('about:blank');
      await page.visit(`${address}#ask=What%20does%20she%20glue%3F`);
      await page.see({ role: 'dialog' });
      await page.until('the question is in the text box', hasQuestion);
      await textBoxHasFocus(page);
      await page.evaluate(() => history.back());
      await page.miss({ role: 'dialog' });
      expect(await page.evaluate(() => location.href)).toBe(address);
    });

    it('lands on the anchor of a link that closes it, also twice', async () => {
      const page = thePage();
      await ask(page, '[a job](#job-2) [scenario: echo]');
      await lastReply(page, 'done');
      for (const _ of ['from the page', 'from that anchor']) {
        await page.click({ role: 'link', name: 'a job' });
        await page.miss({ role: 'dialog' });
        await page.until('the job is in view and has the focus', () => {
          const { activeElement } = document;
          const { top = -1, bottom = -1 } = activeElement?.getBoundingClientRect() ?? {};
          return (
            activeElement?.id === 'job-2' && location.hash === '#job-2' && bottom > 0 && top < innerHeight
          );
        });
        await page.evaluate(() => scrollTo(0, 0));
        await openAssistant(page);
      }
    });

    it('sends with Enter and Control+Enter, makes a new line with Shift+Enter, and keeps the focus inside', async () => {
      const page = thePage();
      await page.type('one');
      await page.press('Shift+Enter');
      await page.type('two [scenario: short]');
      const typed = await page.evaluate(() => document.querySelector('textarea')?.value);
      expect(typed).toBe('one\ntwo [scenario: short]');
      await page.press('Control+Enter');
      await replyShows(page, 'Hello! How can I help?');
      await lastReply(page, 'done');
      await ask(page, 'three [scenario: short]');
      await lastReply(page, 'done');
      await textBoxHasFocus(page);
      for (let presses = 0; presses < 12; presses += 1) {
        await page.press('Tab');
        const isInside = await page.evaluate(() => {
          const { activeElement } = document;
          // Between the last and the first control the focus is in the browser's own bar.
          return activeElement === document.body || activeElement?.closest('dialog') !== null;
        });
        expect(isInside).toBe(true);
      }
    });

    it('types a reply out, and what is shown only grows', async () => {
      const page = thePage();
      const text = 'training serving teaching '.repeat(8).trim();
      await lastReply(page, 'done');
      await page.evaluate(() => {
        const counts: number[] = [];
        Object.assign(globalThis, { counts });
        new MutationObserver(() => {
          const replies = document.querySelectorAll('[data-role="assistant"][data-backend] .markdown');
          counts.push([...replies].at(-1)?.textContent.length ?? 0);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      // WebKit's driver takes a tenth of a second for each key.
      await page.evaluate(
        (_, typed) => void document.execCommand('insertText', false, typed),
        `${text} [scenario: echo]`,
      );
      await page.press('Enter');
      await replyShows(page, 'training');
      await lastReply(page, 'done');
      const counts = await page.evaluate(() => (globalThis as { counts?: number[] }).counts ?? []);
      expect(counts).toEqual(counts.toSorted((one, other) => one - other));
      expect(new Set(counts).size).toBeGreaterThan(4);
    });

    it('draws markdown and a formula, and nothing meets the security policy', async () => {
      const page = thePage();
      await page.evaluate(() => {
        const refused: string[] = [];
        Object.assign(globalThis, { refused });
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          refused.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      await ask(page, 'What do you work on? [scenario: instant]');
      await page.click({ role: 'button', name: words.chat.showRest });
      const { backend } = await lastReply(page, 'done');
      expect(backend).toBe('ollama');
      const within = '[data-role="assistant"]';
      await page.see({ selector: 'strong', text: 'large language models', within });
      await page.see({ selector: 'pre code', text: 'loss = model(batch).mean()', within });
      await page.see({ selector: 'ul li', within });
      // KaTeX loads with the first formula, possibly after the reply is done.
      await page.see({ selector: '.katex-html', within });
      const size = await page.until('the formula is set in its own font', () => {
        const formula = [...document.querySelectorAll('.katex-html')].at(-1);
        const isLoaded = [...document.fonts].some(
          ({ family, status }) => family.includes('KaTeX') && status === 'loaded',
        );
        return isLoaded && formula?.getBoundingClientRect().toJSON();
      });
      expect(size).toMatchObject({ width: expect.any(Number), height: expect.any(Number) });
      expect(await page.evaluate(() => (globalThis as { refused?: string[] }).refused)).toEqual([]);
    });

    it('stops a reply, keeps its text, and lets the server go', async () => {
      const page = thePage();
      const mark = `stop in ${browser} ${crypto.randomUUID()}`;
      await ask(page, `${mark} [scenario: never-ending]`);
      await replyShows(page, 'word3 ');
      await page.click({ role: 'button', name: words.chat.stop });
      await lastReply(page, 'stopped');
      await replyShows(page, 'word3 ');
      await replyShows(page, words.chat.stopped);
      await expect
        .poll(
          async () =>
            (await receivedRequests(servers.model, mark)).map(({ closedByClient }) => closedByClient),
          { timeout: 10_000 },
        )
        .toEqual([true]);
    });

    it('says so when the connection ends before the reply', async () => {
      const page = thePage();
      await ask(page, '[scenario: cut-socket]');
      await lastReply(page, 'failed');
      await replyShows(page, 'This is how the reply began');
      await page.see({ role: 'button', name: words.chat.tryAgain });
    });
  });
}
