/** `npm run dev:scripted`: every way to answer can be tried in any browser, without a GPU, a key or a server. */
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { siteDataId, type SiteData } from '../../src/shared/site-data';
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { type BackendName, startScriptedSite } from '../support/dev-scripted';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const folder = resolve(import.meta.dirname, '../..', ownerFolder);

// One development server at a time: they share a cache of optimised dependencies.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

function siteDataOf(html: string): SiteData {
  const [, data = ''] =
    new RegExp(`<script[^>]*id="${siteDataId}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(data) as SiteData;
}

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

// Without a browser: the pages are the same, and Vite takes long to compile one. `journey.spec.ts` has the browser that
// can run no model, which quotes the CV.
test('a site that quotes has no GPU to run a model on', async () => {
  const site = await startScriptedSite({ backend: 'quotes', port: 0, folder });
  try {
    const html = await (await fetch(site.url)).text();
    expect(html).toContain("installGpu('none')");
    const { settings } = siteDataOf(html);
    expect(settings.backend).toBe('webllm');
    expect(settings).not.toHaveProperty('hosted');
    const worker = await (await fetch(new URL('/workers/webllm/webllm.worker.ts', site.url))).text();
    expect(worker).toContain('installGpu("none")');
  } finally {
    await site.close();
  }
});

test('a page asks the scripted server of its backend, which does as the question says', async () => {
  for (const backend of ['ollama', 'hosted'] as const) {
    const site = await startScriptedSite({ backend, port: 0, folder });
    try {
      const { settings } = siteDataOf(await (await fetch(site.url)).text());
      if (settings.backend === 'webllm') throw new Error('The page asks a model in the browser');
      const [address, path] =
        settings.backend === 'ollama'
          ? [settings.server.host, '/api/chat']
          : [settings.server.endpoint, '/chat/completions'];
      const say = (content: string) =>
        fetch(`${address}${path}`, {
          method: 'POST',
          body: JSON.stringify({ messages: [{ role: 'user', content }] }),
        });
      const answer = await say('[scenario: short]');
      expect({ backend, status: answer.status, text: await answer.text() }).toEqual({
        backend,
        status: 200,
        text: expect.stringContaining('Hello'),
      });
      expect((await say('[scenario: 404]')).status).toBe(404);
    } finally {
      await site.close();
    }
  }
});
