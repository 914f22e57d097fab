/** How a visitor operates the chat: keys, sidebar, scrolling, small and touch screens. */
import type { Page } from 'playwright/test';
import { timings } from '../../src/ui/timings';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const textBox = (page: Page) => page.getByRole('dialog').getByRole('textbox');
const prompts = (page: Page) => page.locator('[data-role="user"]');
const sidebar = (page: Page) => page.getByRole('navigation', { name: words.chat.chats });

/** Two finished chats, the newer one focused. */
async function twoChats(page: Page): Promise<void> {
  await openAssistant(page);
  await ask(page, 'first [scenario: instant]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: words.chat.newChat }).click();
  await ask(page, 'second [scenario: short]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
}

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test.describe('keys', () => {
  test('the focus stays inside; Control+Enter, Meta+Enter, Enter and the send button send the trimmed message; Shift+Enter makes a line', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
      await test.step(`${key}, ${place === send ? 'on the button' : 'in the text box'}`, async () => {
        await textBox(page).fill('  [scenario: short]\n ');
        await place.press(key);
        await expect(prompts(page)).toHaveText(Array.from({ length: index + 1 }, () => '[scenario: short]'));
        await expect(textBox(page)).toHaveValue('');
        await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
        await expect(textBox(page)).toBeEnabled();
      });
    }
  });
});

test.describe('a touch keyboard', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('makes a new line with Enter; the send button sends; the sidebar opens and closes with a tap', async ({
    page,
  }) => {
    await twoChats(page);
    await textBox(page).fill('one [scenario: short]');
    await textBox(page).press('Enter');
    await expect(prompts(page)).toHaveCount(1);
    await expect(textBox(page)).toHaveValue('one [scenario: short]\n');
    await page.getByRole('button', { name: words.chat.send }).tap();
    await expect(prompts(page).last()).toHaveText('one [scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');

    await expect(sidebar(page)).toHaveCSS('opacity', '0');
    await page.getByRole('button', { name: words.chat.showChats }).tap();
    await expect(sidebar(page)).toHaveCSS('opacity', '1');
    await sidebar(page).getByRole('button').last().tap();
    await expect(prompts(page)).toHaveText('first [scenario: instant]');
    await expect(sidebar(page)).toHaveCSS('opacity', '0');
  });
});

test.describe('the sidebar', () => {
  test('lists the chats newest first, fades in under the pointer and hides 300 ms after it left', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await twoChats(page);
    const entries = sidebar(page).getByRole('button');
    await expect(entries).toHaveCount(2);
    // Without markup.
    await expect(entries.first()).toHaveText('Hello! How can I help?');
    await expect(entries.last()).toHaveText(/^I work on large language models and/);

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
  });

  test.describe('once open', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('shows on keyboard focus, or in a column of its own by choice, and gives way on a narrow screen', async ({
      page,
    }) => {
      await twoChats(page);
      await test.step('Enter on an entry focuses that chat', async () => {
        await page.getByRole('button', { name: words.chat.close }).focus();
        await page.keyboard.press('Tab');
        await expect(sidebar(page)).toHaveCSS('opacity', '1');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(prompts(page)).toHaveText('first [scenario: instant]');
      });
      await test.step('the button keeps it beside the conversation', async () => {
        const button = page.getByRole('button', { name: words.chat.showChats });
        await button.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await sidebar(page).getByRole('button').first().click();
        await expect(prompts(page)).toHaveText('second [scenario: short]');
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
        await page.getByRole('button', { name: words.chat.newChat }).click();
        await expect(textBox(page)).toHaveValue('');
        await expect(textBox(page)).toBeFocused();
        await page.getByRole('button', { name: words.chat.newChat }).click();
        await expect(sidebar(page).getByRole('button')).toHaveCount(3);
        // Also while a reply runs, which disables the text box.
        await ask(page, '[scenario: never-ending]');
        await expect(textBox(page)).toBeDisabled();
        await page.getByRole('button', { name: words.chat.newChat }).click();
        await expect(textBox(page)).toBeFocused();
      });
    });
  });
});

test.describe('scrolling', () => {
  // Low and narrow, so that a few paragraphs fill it.
  test.use({ viewport: { width: 700, height: 400 } });
  const distanceFromEnd = (page: Page) =>
    page
      .getByRole('region', { name: words.chat.conversation })
      .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);

  test('keeps the question in view, follows a reader at the end, and stops when they scroll up', async ({
    page,
  }) => {
    await openAssistant(page);
    await ask(page, '[scenario: long]');
    await expect(lastReply(page)).toContainText('Paragraph number 3');
    await expect(page.getByText('[scenario: long]')).toBeInViewport({ ratio: 1 });
    const jump = page.getByRole('button', { name: words.chat.jumpToLatest });
    await expect(jump).toBeHidden();

    await lastReply(page).hover();
    await page.mouse.wheel(0, -20);
    await expect(jump).toBeVisible();
    const left = await distanceFromEnd(page);
    // So far that a turn of the wheel does not reach the end again.
    await expect.poll(() => distanceFromEnd(page)).toBeGreaterThan(left + 150);

    await page.mouse.wheel(0, 60);
    await jump.click();
    await expect(jump).toBeHidden();
    await expect(lastReply(page)).toContainText('Paragraph number 7');
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(5);
  });
});

test.describe('at 320 px', () => {
  test.use({
    viewport: { width: 320, height: 568 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('everything fits, no phone zooms in to type, and a keyboard over half of the screen leaves the text box in view', async ({
    page,
  }) => {
    await openAssistant(page);
    await ask(page, 'first [scenario: instant]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const dialog = page.getByRole('dialog');
    const widths = await dialog.evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(widths).toEqual({ scrollWidth: 320, clientWidth: 320 });
    // Scrolling beyond the conversation moves no page behind it.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(
      parseFloat(await textBox(page).evaluate((box) => getComputedStyle(box).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    for (const name of [words.chat.newChat, words.chat.close, words.chat.send]) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }

    await page.setViewportSize({ width: 320, height: 260 });
    await expect(textBox(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: words.chat.send })).toBeInViewport({ ratio: 1 });

    await page.getByRole('button', { name: words.chat.close }).click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  });
});
