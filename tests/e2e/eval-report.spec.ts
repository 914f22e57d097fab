/** The page that the eval writes, opened from the disk. */
import { violations } from '../support/axe';
import { expect, test } from '../support/test';
import { writePage } from '../../src/cli/eval/report/write-report';
import { inventedRuns } from '../unit/eval/report/invented-runs';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the report fits a phone, asks no network and passes axe (${colorScheme})`, async ({
    page,
  }, testInfo) => {
    const file = writePage(inventedRuns(3), testInfo.outputPath('report.html'));
    const problems: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`file://${file}`);
    await page.locator('.pair > summary').first().click();
    await page.locator('.changed > summary').first().click();
    await expect(page.locator('.reply').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(asked).toEqual([`file://${file}`]);
  });
}
