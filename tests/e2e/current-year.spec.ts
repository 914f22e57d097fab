/** The footer shows the visitor's year, however old the build is. */
import { expect, test } from '../support/test';

const buildYear = new Date().getFullYear();

for (const year of [buildYear - 1, buildYear, buildYear + 5]) {
  test(`a visitor of the year ${year} reads it in the footer, and nothing moves`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset['shifts'] = String(list.getEntries().length);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.clock.setFixedTime(new Date(year, 6, 1));
    await page.goto('./');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByText('©')).toHaveText(new RegExp(`^© ${year} \\S`));
    expect(await page.locator('html').getAttribute('data-shifts')).toBeNull();
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the footer has the year of the build', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('contentinfo').getByText('©')).toHaveText(new RegExp(`^© ${buildYear} \\S`));
  });
});
