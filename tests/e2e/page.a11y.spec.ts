/** axe finds nothing on the page, collapsed or expanded, in both colour schemes, wide or narrow. */
import { violations } from '../support/axe';
import { expandAll } from '../support/cv-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** Contrast does not depend on the width, nor layout on the colours. */
const screens = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const;

for (const { colorScheme, width } of screens) {
  test.describe(`the page, ${colorScheme}, ${width} px wide`, () => {
    test.use({
      contextOptions: { reducedMotion: 'reduce' },
      colorScheme,
      viewport: { width, height: 800 },
    });

    test('is accessible when collapsed, and when expanded, with the top panel open', async ({ page }) => {
      await page.goto('./');
      expect(await violations(page), 'collapsed').toEqual([]);
      await expandAll(page);
      await page.getByRole('button', { name: words.page.panel.open }).click();
      await expect(page.getByRole('region', { name: words.page.panel.title })).toBeVisible();
      expect(await violations(page), 'expanded').toEqual([]);
    });
  });
}

test('the keyboard reaches every control, with a visible focus', async ({ page }) => {
  await page.goto('./');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: words.page.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const controls = page.locator('main :is(a, button, summary, input):visible');
  const count = await controls.count();
  for (let index = 0; index < count; index++) {
    await page.keyboard.press('Tab');
    // The question box rings as a whole while its text box has the focus.
    const outline = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      return getComputedStyle(focused.closest('.ask-about__frame:has(input:focus)') ?? focused).outlineStyle;
    });
    expect(outline).toBe('solid');
  }
  await expect(controls.last()).toBeFocused();
});
