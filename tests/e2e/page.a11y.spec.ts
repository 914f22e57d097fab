/** axe finds nothing on the page, collapsed or expanded, in both colour schemes, wide or narrow. */
import { violations } from '../support/axe';
import { expandAll } from '../support/cv-page';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test('the page is accessible when collapsed, and when expanded, with the top panel open', async ({
  page,
}) => {
  await page.goto('./');
  expect(await violations(page), 'collapsed').toEqual([]);
  await expandAll(page);
  await page.getByRole('button', { name: words.page.panel.open }).click();
  await expect(page.getByRole('region', { name: words.page.panel.title })).toBeVisible();
  expect(await violations(page), 'expanded').toEqual([]);
  // Contrast does not depend on the width, nor layout on the colours.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await violations(page), 'dark and narrow').toEqual([]);
});
