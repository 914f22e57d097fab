/** How a visitor operates the chat: keys, sidebar, scrolling, small and touch screens. */
import type { Page } from 'playwright/test';
import { timings } from '../../src/ui/timings';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const textBox = (page: Page) => page.getByRole('dialog').getByRole('textbox');
const prompts = (page: Page) => page.locator('[data-role="user"]');
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.chat.chats });
const newChat = (page: Page) => page.getByRole('button', { name: words.chat.newChat });

/** Asks and waits for the end of the reply. */
async function hear(page: Page, question: string): Promise<void> {
  await ask(page, question);
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a laptop keys send or make a line, the sidebar shows the chats, and a reply is followed', async ({
  page,
}) => {
  await page.goto('./');
  await openAssistant(page);
  const send = page.getByRole('button', { name: words.chat.send });
  await test.step('the focus stays inside the dialog', async () => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last and the first control the focus is in the browser's own bar.
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      });
      expect(isInside).toBe(true);
    }
  });
  await test.step('an empty message is not sent', async () => {
    await textBox(page).fill('  \n ');
    await textBox(page).press('Control+Enter');
    await send.click();
    await expect(prompts(page)).toHaveCount(0);
    await textBox(page).fill('');
  });
  await test.step('Shift+Enter makes a new line', async () => {
    const oneLine = await textBox(page).boundingBox();
    await textBox(page).pressSequentially('one');
    await textBox(page).press('Shift+Enter');
    await textBox(page).pressSequentially('two');
    await expect(textBox(page)).toHaveValue('one\ntwo');
    await expect(prompts(page)).toHaveCount(0);
    expect((await textBox(page).boundingBox())?.height).toBeGreaterThan(oneLine?.height ?? 0);
  });
  const sending = [
    ['Control+Enter', textBox(page)],
    ['Meta+Enter', textBox(page)],
    ['Enter', textBox(page)],
    ['Enter', send],
  ] as const;
  for (const [index, [key, place]] of sending.entries()) {
    await test.step(`${key} ${place === send ? 'on the button' : 'in the text box'} sends the trimmed message`, async () => {
      await textBox(page).fill('  [scenario: short]\n ');
      await place.press(key);
      await expect(prompts(page)).toHaveText(Array.from({ length: index + 1 }, () => '[scenario: short]'));
      await expect(textBox(page)).toHaveValue('');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      await expect(textBox(page)).toBeEnabled();
    });
  }

  const entries = sidebar(page).getByRole('button');
  await test.step('the sidebar lists the chats newest first, without markup', async () => {
    await newChat(page).click();
    await hear(page, 'second [scenario: instant]');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toHaveText(/^I work on large language models and/);
    await expect(entries.last()).toHaveText('Hello! How can I help?');
  });
  await test.step('it fades in under the pointer and hides 300 ms after it left', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
    await sidebar(page).hover();
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    const hidden = sidebar(page).evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          element.addEventListener('pointerleave', ({ timeStamp }) => {
            element.addEventListener('transitionstart', (event) => resolve(event.timeStamp - timeStamp), {
              once: true,
            });
          });
        }),
    );
    await textBox(page).hover();
    // Frames time a transition but not the pointer, so the two may differ by one frame.
    expect(await hidden).toBeGreaterThan(timings.sidebarHideDelayMs - 20);
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  await test.step('it shows on keyboard focus, and Enter on an entry focuses that chat', async () => {
    await page.getByRole('button', { name: words.chat.close }).focus();
    await page.keyboard.press('Tab');
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(prompts(page)).toHaveCount(sending.length);
  });
  await test.step('its button keeps it beside the conversation, but not on a narrow screen', async () => {
    const button = page.getByRole('button', { name: words.chat.showChats });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await entries.first().click();
    await expect(prompts(page)).toHaveText('second [scenario: instant]');
    await prompts(page).click();
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    const column = await sidebar(page).boundingBox();
    const box = await page.getByRole('region', { name: words.chat.conversation }).boundingBox();
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    await page.getByRole('button', { name: words.chat.close }).click();
    await openAssistant(page);
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    await page.setViewportSize({ width: 1000, height: 700 });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
  });
  await test.step('a new chat clears the text box, and a second empty chat is not created', async () => {
    await textBox(page).fill('half a thought');
    await newChat(page).click();
    await expect(textBox(page)).toHaveValue('');
    await expect(textBox(page)).toBeFocused();
    await newChat(page).click();
    await expect(entries).toHaveCount(3);
  });

  await test.step('a reply is followed with its question in view, until the reader scrolls up', async () => {
    // Low and narrow, so that a few paragraphs fill it.
    await page.setViewportSize({ width: 700, height: 400 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const distanceFromEnd = () =>
      page
        .getByRole('region', { name: words.chat.conversation })
        .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
    await ask(page, '[scenario: long]');
    await expect(lastReply(page)).toContainText('Paragraph number 3');
    await expect(page.getByText('[scenario: long]')).toBeInViewport({ ratio: 1 });
    const jump = page.getByRole('button', { name: words.chat.jumpToLatest });
    await expect(jump).toBeHidden();

    await lastReply(page).hover();
    await page.mouse.wheel(0, -20);
    await expect(jump).toBeVisible();
    const left = await distanceFromEnd();
    // So far that a turn of the wheel does not reach the end again.
    await expect.poll(distanceFromEnd).toBeGreaterThan(left + 150);

    await page.mouse.wheel(0, 60);
    await jump.click();
    await expect(jump).toBeHidden();
    await expect(lastReply(page)).toContainText('Paragraph number 7');
    await expect.poll(distanceFromEnd).toBeLessThan(5);
  });
  await test.step('a new chat has the focus in its text box, though a reply runs in another', async () => {
    await expect(textBox(page)).toBeDisabled();
    await newChat(page).click();
    await expect(textBox(page)).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('Enter makes a line and the button sends; a tap shows the sidebar; 320 px are enough, with the keyboard as well', async ({
    page,
  }) => {
    const dialog = page.getByRole('dialog');
    const send = page.getByRole('button', { name: words.chat.send });
    await page.goto('./');
    await openAssistant(page);
    await hear(page, 'first [scenario: instant]');
    await newChat(page).click();
    await test.step('Enter makes a new line, and the button sends', async () => {
      await textBox(page).fill('one [scenario: short]');
      await textBox(page).press('Enter');
      await expect(prompts(page)).toHaveCount(0);
      await expect(textBox(page)).toHaveValue('one [scenario: short]\n');
      await send.tap();
      await expect(prompts(page)).toHaveText('one [scenario: short]');
      await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
      // In the text box the focus would raise the keyboard over the reply.
      await expect(page.getByRole('region', { name: words.chat.conversation })).toBeFocused();
    });
    await test.step('a tap shows the sidebar, and one on a chat hides it', async () => {
      await expect(sidebar(page)).toHaveCSS('opacity', '0');
      await page.getByRole('button', { name: words.chat.showChats }).tap();
      await expect(sidebar(page)).toHaveCSS('opacity', '1');
      await sidebar(page).getByRole('button').last().tap();
      await expect(prompts(page)).toHaveText('first [scenario: instant]');
      await expect(sidebar(page)).toHaveCSS('opacity', '0');
    });
    await test.step('at 320 px everything fits, and no phone zooms in to type', async () => {
      await page.setViewportSize({ width: 320, height: 568 });
      await expect
        .poll(() => dialog.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth })))
        .toEqual({ scrollWidth: 320, clientWidth: 320 });
      // Scrolling beyond the conversation moves no page behind it.
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      expect(
        parseFloat(await textBox(page).evaluate((box) => getComputedStyle(box).fontSize)),
      ).toBeGreaterThanOrEqual(16);
      for (const name of [words.chat.newChat, words.chat.close, words.chat.send]) {
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step('a keyboard over half of the screen leaves the text box in view', async () => {
      await page.setViewportSize({ width: 320, height: 260 });
      await expect(textBox(page)).toBeInViewport({ ratio: 1 });
      await expect(send).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: words.chat.close }).click();
      await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
    });
  });
});
