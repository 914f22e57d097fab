/** Visitors with settings of their own: forced colours, 200 % zoom. */
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expandAll } from '../support/cv-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, seen } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.querySelector('dialog[open]') ?? document.documentElement;
    return { wide: scrollWidth, seen: clientWidth };
  });
  expect(wide).toBeLessThanOrEqual(seen);
}

// A browser at 200 % has half the CSS pixels, each twice as large.
test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

test('at 200 % zoom on a small laptop nothing scrolls sideways, and in forced colours every control can be seen', async ({
  page,
}) => {
  const textBox = page.getByRole('dialog').getByRole('textbox');
  await test.step('every control of the page can be reached at 200 %', async () => {
    await page.goto('./');
    await expectNoSidewaysScroll(page);
    await expandAll(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words.page.panel.open }).click();
    await page.getByRole('button', { name: words.page.panel.close }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: words.page.panel.close }).click();
  });
  await test.step('so can every one of the chat', async () => {
    await openAssistant(page);
    // The button that shows the rest goes by itself on a slow computer.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ask(page, '[scenario: instant]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expectNoSidewaysScroll(page);
    for (const name of [words.chat.newChat, words.chat.close, words.chat.send, words.chat.showChats]) {
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expect(textBox).toBeInViewport({ ratio: 1 });
    const conversation = await page.getByRole('region', { name: words.chat.conversation }).boundingBox();
    expect(conversation?.height).toBeGreaterThan(100);
  });
  await test.step('in forced colours every control differs from its surroundings, and every icon from its background', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await ask(page, '[scenario: 404]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    expect(await withoutOutline(page)).toEqual([]);
    const faint = await page.locator('button:visible svg').evaluateAll((icons) =>
      icons
        .filter((icon) => {
          const { color } = getComputedStyle(icon);
          const ground = getComputedStyle(icon.closest('button') ?? icon).backgroundColor;
          return color === ground;
        })
        .map((icon) => icon.parentElement?.outerHTML.slice(0, 120)),
    );
    expect(faint).toEqual([]);
    await textBox.focus();
    const ring = await textBox.evaluate((box) => {
      const holder = box.closest('form') ?? box;
      return [box, holder].map((each) => getComputedStyle(each).outlineStyle);
    });
    expect(ring).toContain('solid');
  });
});

/** Controls that only a background distinguishes from their surroundings. Forced colours remove backgrounds. */
function withoutOutline(page: Page): Promise<string[]> {
  return page.locator('button:visible, textarea:visible').evaluateAll((controls) =>
    controls
      .filter((control) => {
        // The border of the text box is that of its form.
        const edged = control.matches('textarea') ? (control.closest('form') ?? control) : control;
        const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(edged);
        const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px';
        const hasSign = control.textContent.trim() !== '' || control.querySelector('svg') !== null;
        return !hasEdge && !hasSign && textDecorationLine === 'none';
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );
}
