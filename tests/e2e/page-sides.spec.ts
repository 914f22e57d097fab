/** The links to the sections, and the assistant's button: beside the words of the page, on a phone over as few as it can. */
import type { Page } from 'playwright/test';
import { expandAll } from '../support/cv-page';
import { ownerResume } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const windows = [
  { width: 2560, height: 1300 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

test('the links to the sections stay in view on a long page, and the assistant’s button covers as few lines as it can', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: words.page.openAssistant });
  const contents = page.getByRole('navigation', { name: words.page.contents });
  await page.goto('./');
  await expandAll(page);
  await test.step('on a tablet or wider the button covers no line, in either direction', async () => {
    for (const dir of ['rtl', 'ltr']) {
      await page.evaluate((to) => (document.documentElement.dir = to), dir);
      for (const size of windows) {
        await page.setViewportSize(size);
        expect(await coveredLines(page), `${dir}, ${size.width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('whoever points at it or reaches it with the keyboard reads its name', async () => {
    const label = button.getByText(words.page.openAssistant);
    await expect(label).toBeHidden();
    await button.hover();
    await expect(label).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(label).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(label).toBeVisible();
  });
  await test.step('it fades in over 200 ms and out over 50 ms', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(button).toHaveCSS('transition-duration', '0.2s, 0.2s');
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).toBeHidden();
    await expect(button).toHaveCSS('transition-duration', '0.05s');
    await page.keyboard.press('Escape');
    await expect(button).toHaveCSS('opacity', '1');
    await expect(button).toBeFocused();
  });
  await button.blur();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('the links stand below the name once the skills are gone, and mark what is read', async () => {
    const name = contents.getByText(ownerResume.basics.name);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(name).toBeHidden();
    await page.locator('#education').evaluate((section) => section.scrollIntoView());
    await expect(name).toBeInViewport({ ratio: 1 });
    await expect(contents.locator('[aria-current]')).toHaveText([words.resume.headings.education]);
    await contents.getByRole('link', { name: words.resume.headings.work }).click();
    await expect(page.locator('#work-exp')).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText([words.resume.headings.work]);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a phone there are no links to the sections', async () => {
    await expect(page.locator('#contents')).toBeHidden();
  });
  await test.step('on a phone the button is an icon in the corner, beside the last lines of the page', async () => {
    const box = await button.boundingBox();
    expect(box).toMatchObject({ x: 390 - 16 - 48, y: 844 - 16 - 48, width: 48, height: 48 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  });
  await test.step('it shows itself once the question box has left the window; until then the keyboard finds it', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button).toHaveCSS('opacity', '0');
    await page.evaluate(() => scrollTo(0, 900));
    await expect(button).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button).toHaveCSS('opacity', '0');
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Tab');
    await expect(button).toHaveCSS('opacity', '1');
  });
  await test.step('there are no links where three screens show the page', async () => {
    await page.setViewportSize({ width: 1280, height: 2500 });
    await page.reload();
    await expect(page.locator('#contents')).toBeHidden();
  });
});

/**
 * How many lines of text lie under the assistant's button while a visitor scrolls through the whole page, a third of the
 * window at a time. A line is a rectangle of a text node, and counts once for each step that covers it.
 */
async function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const button = document.getElementById('assistant-button');
    if (!button) throw new Error('The page has no button for the assistant');
    const covered: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; ; top += innerHeight / 3) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      const under = button.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement, textContent } = text;
        if (!textContent?.trim() || !parentElement?.checkVisibility() || button.contains(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          const isCovered =
            line.left < under.right &&
            line.right > under.left &&
            line.top < under.bottom &&
            line.bottom > under.top;
          if (isCovered) covered.push(`${Math.round(scrollY)}: ${textContent.trim().slice(0, 60)}`);
        }
      }
      if (Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight) return covered;
    }
  });
}
