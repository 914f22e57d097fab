/** Below the skills stand links to the sections, in view on the whole way down a long page. */
import type { Page } from 'playwright/test';
import { expandAll } from '../support/cv-page';
import { ownerResume } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

const contents = (page: Page) => page.getByRole('navigation', { name: words.page.contents });

test('the links stay in view, below the name once the skills are gone, and mark what is read', async ({
  page,
}) => {
  await page.goto('./');
  await expandAll(page);
  const name = contents(page).getByText(ownerResume.basics.name);
  await expect(name).toBeHidden();
  await page.locator('#education').evaluate((section) => section.scrollIntoView());
  await expect(name).toBeInViewport({ ratio: 1 });
  await expect(contents(page).locator('[aria-current]')).toHaveText([words.resume.headings.education]);
  await contents(page).getByRole('link', { name: words.resume.headings.work }).click();
  await expect(page.locator('#work-exp')).toBeInViewport();
  await expect(contents(page).locator('[aria-current]')).toHaveText([words.resume.headings.work]);
  await test.step('there are none where three screens show the page, and none on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('#contents')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 2500 });
    await page.reload();
    await expect(page.locator('#contents')).toBeHidden();
  });
});
