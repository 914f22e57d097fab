/** Draws every state, on a phone and on a desktop, light and dark. */
import { resolve } from 'node:path';
import type { Page, PageScreenshotOptions } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { startScriptedSite } from '../support/dev-scripted';
import { ownerFolder } from '../support/owner';
import { expect, test as base } from '../support/test';

const test = base.extend<object, { playgroundUrl: string }>({
  playgroundUrl: [
    async ({}, use) => {
      const folder = resolve(import.meta.dirname, '../..', ownerFolder);
      const site = await startScriptedSite({ backend: 'webllm', port: 0, folder });
      await use(`${site.url}playground`);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ variant: 'ollama', contextOptions: { reducedMotion: 'reduce' } });

const folder = process.env['PICTURES'] ?? '';

/** A page or an element of it. */
interface Subject {
  screenshot(options: PageScreenshotOptions): Promise<Buffer>;
}

async function draw(subject: Subject, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  const path = resolve(folder, name);
  await subject.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', ...options, path });
}

/** Pictures below the window are loaded as well, and fonts that only a part of the page uses. */
async function whenLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const name = (subject: string) => `${subject}-${viewport.width}-${colorScheme}.png`;

    test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('every state of the playground', async ({ page, playgroundUrl }) => {
        await page.goto(playgroundUrl);
        await expect(page.locator('[data-section]').first()).toBeVisible();
        await whenLoaded(page);
        for (const section of await page.locator('[data-section]').all()) {
          const subject = await section.getAttribute('data-section');
          await draw(section, name(subject ?? ''));
        }
      });

      test('the built page, and the chat over it', async ({ page }) => {
        await page.goto('./');
        await whenLoaded(page);
        // It holds the current year.
        const mask = [page.locator('#current-year')];
        await draw(page, name('page'), { fullPage: true, mask });
        await openAssistant(page);
        const reply = await ask(page, '[scenario: short]');
        await expect(reply).toHaveAttribute('data-status', 'done');
        await whenLoaded(page);
        await draw(page, name('chat'));
      });
    });
  }
}
