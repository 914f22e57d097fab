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
