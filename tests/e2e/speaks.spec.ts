/** Who speaks and where messages go: what a visitor is told before the first word, and what a copied answer tells. */
import type { Page } from 'playwright/test';
import { ask, openAssistant } from '../support/assistant-page';
import { owner } from '../support/owner';
import type { SiteVariantName } from '../support/site-variants';
import { storedFiles } from '../support/stored-files';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const { privacy } = words.page.panel;

const disclosure = (page: Page) => page.locator('.privacy');
/** Whether the disclosure is open or not. */
const namesIn = (page: Page, list: string) =>
  disclosure(page).getByRole('list', { name: list, includeHidden: true }).locator('code').allTextContents();
const hostNames = (page: Page) => namesIn(page, privacy.hosts);
const storedNames = (page: Page) => namesIn(page, privacy.stored);

async function openDisclosure(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.page.panel.open }).click();
  await disclosure(page).getByText(privacy.title, { exact: true }).click();
  await expect(disclosure(page).getByText(privacy.policy)).toBeVisible();
}

/** The foreign hosts of the policy in the page's own `<meta>`. */
async function policyHosts(page: Page): Promise<string[]> {
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
  return sources
    .split(' ')
    .filter((source) => source !== "'self'")
    .map((source) => source.replace('https://', ''));
}

const variants: [SiteVariantName, answers: string | undefined][] = [
  ['webllm-hosted', privacy.hosted.whenInstead],
  ['quotes', privacy.library.why],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [variant, answers = ''] of variants) {
  test.describe(`built for ${variant}`, () => {
    test.use({ variant });

    test('the panel lists each host of the security policy; dialog, greeting and replies say that this is an AI', async ({
      page,
    }) => {
      await test.step('each host, and what it gets', async () => {
        await page.goto('./');
        await openDisclosure(page);
        const listed = await hostNames(page);
        expect(listed.length).toBeGreaterThan(0);
        expect(new Set(listed)).toEqual(new Set(await policyHosts(page)));
        await expect(disclosure(page)).toContainText(answers);
      });
      await test.step('the dialog, its greeting and each reply', async () => {
        await page.getByRole('button', { name: words.page.panel.close }).click();
        const button = page.getByRole('button', { name: words.page.openAssistant, exact: true });
        await expect(button).toHaveAccessibleDescription(words.page.assistantIsAi);
        await openAssistant(page);
        const title = words.chat.title(owner.firstName);
        expect(title).toMatch(/\bAI\b/);
        await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
        const greeting = page.getByRole('article', { name: words.chat.reply });
        await expect(greeting).toContainText('AI assistant');
        await expect(greeting).toHaveAttribute('data-generated-by', 'greeting');
      });
    });
  });
}

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
