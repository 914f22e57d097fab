/** The left column stays in view while the right one scrolls, and all of it can be read. */
import type { Page } from 'playwright/test';
import { expandAll } from '../support/cv-page';
import { ownerResume } from '../support/owner';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Top and bottom edges in the window, once the page has measured its column: that takes a frame. */
async function edges(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const edgesOf = (id: string) => {
      const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return { top: Math.round(top), bottom: Math.round(bottom) };
    };
    return { profile: edgesOf('profile'), skills: edgesOf('skills'), window: innerHeight };
  });
}

async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((to) => {
    window.scrollTo(0, to * (document.documentElement.scrollHeight - innerHeight));
  }, share);
}

for (const dir of ['ltr', 'rtl']) {
  test(`stays whole in a tall window, until the footer pushes it up, ${dir}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await page.goto('./');
    await expandAll(page);
    await page.evaluate((to) => (document.documentElement.dir = to), dir);
    const before = await edges(page);
    expect(before.skills.bottom).toBeLessThan(before.window);
    await scrollTo(page, 0.5);
    expect(await edges(page)).toEqual(before);
    await scrollTo(page, 1);
    const last = await edges(page);
    expect(last.skills.top).toBeGreaterThan(last.profile.bottom);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(last.skills.bottom).toBeLessThan(footer?.y ?? 0);
  });
}

for (const height of [800, 500]) {
  test(`shows each of its parts on the way, and its end from there on, in a window ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('./');
    const { profile, skills } = await edges(page);
    expect(skills.bottom).toBeGreaterThan(height);
    expect(profile.top).toBeGreaterThan(0);
    await scrollTo(page, 0.6);
    const held = await edges(page);
    expect(held.skills.bottom).toBeLessThanOrEqual(height);
    expect(held.skills.bottom).toBeGreaterThan(height - 64);
    await scrollTo(page, 0.7);
    expect(await edges(page)).toEqual(held);
  });
}

test.describe('what lies above a low window', () => {
  test.use({ viewport: { width: 1280, height: 500 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('./');
    await scrollTo(page, 0.7);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  });

  test('comes into view for the Tab key', async ({ page }) => {
    const mail = page.locator('#profile').getByRole('link', { name: ownerResume.basics.email });
    await page.locator('#profile a').nth(1).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(mail).toBeFocused();
    await expect(mail).toBeInViewport({ ratio: 1 });
  });

  test('comes into view for a link', async ({ page }) => {
    await page.evaluate(() => (location.hash = 'profile'));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('scrolls with the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  await scrollTo(page, 1);
  await expect(page.locator('#profile')).not.toBeInViewport();
  await expect(page.locator('#skills')).not.toBeInViewport();
});
