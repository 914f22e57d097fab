/** What a site for the browser leaves in it (`privacy.test.ts` holds the hosts against the security policy). */
import type { Page } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { storedFiles } from '../support/stored-files';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const { privacy } = words.page.panel;

const disclosure = (page: Page) => page.locator('.privacy');
/** Whether the disclosure is open or not. */
const storedNames = (page: Page) =>
  disclosure(page)
    .getByRole('list', { name: privacy.stored, includeHidden: true })
    .locator('code')
    .allTextContents();

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a model in the browser', () => {
  test.use({ variant: 'webllm' });

  test('leaves nothing in the browser that the disclosure does not list', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await page.getByRole('button', { name: words.localModel.consent }).click();
    // The service worker is registered once the model is ready.
    await expect.poll(() => keptNames(page), { timeout: 30_000 }).toContain('talking-cv:/:site');
    const reply = await ask(page, 'What do you work on?');
    await expect(reply).toHaveAttribute('data-generated-by', /Qwen3 0\.6B/);
    await expect(reply).toHaveAttribute('data-status', 'done', { timeout: 30_000 });
    expect((await storedFiles(page)).length).toBeGreaterThan(0);
    const listed = await storedNames(page);
    const isListed = (name: string) =>
      listed.includes(name) || (name.startsWith('webllm/') && listed.includes('webllm/*'));
    expect((await keptNames(page)).filter((name) => !isListed(name))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

/** Everything that the site keeps in this browser, by the name it has there. */
async function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const folders: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys()) folders.push(name);
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...folders,
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ];
  });
}
