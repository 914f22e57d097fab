/** `npm run dev:scripted`: every way to answer can be tried in any browser, without a GPU, a key or a server. */
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { type BackendName, startScriptedSite } from '../support/dev-scripted';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const folder = resolve(import.meta.dirname, '../..', ownerFolder);

// One development server at a time: they share a cache of optimised dependencies.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function onScriptedSite(page: Page, backend: BackendName, use: () => Promise<void>): Promise<void> {
  const site = await startScriptedSite({ backend, port: 0, folder });
  try {
    await page.goto(site.url);
    await openAssistant(page);
    await use();
  } finally {
    await site.close();
  }
}

// This site refuses the software GPU of the test's browser.
test('the browser’s model is downloaded, compiled and answers without a GPU', async ({ page }) => {
  await onScriptedSite(page, 'webllm-hosted', async () => {
    await ask(page, '[scenario: short]');
    await page.getByRole('button', { name: words.localModel.consent }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    // Vite compiles the worker on its first request.
    await expect(lastReply(page)).toHaveAttribute('data-backend', 'webllm', { timeout: 30_000 });
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });
});
