/** Links that open the chat with a question, and what Back and Forward do with the chat. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { ask, lastReply, openAssistant, receivedRequests } from '../support/assistant-page';
import { ownerResume } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const dialog = (page: Page) => page.getByRole('dialog');
const textBox = (page: Page) => page.getByRole('dialog').getByRole('textbox');
const opener = (page: Page) => page.getByRole('button', { name: words.page.openAssistant });
const historyLength = (page: Page) => page.evaluate(() => history.length);
const fragment = (page: Page) => page.evaluate(() => location.hash);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a link with a question', () => {
  test('opens the chat with it in the text box and sends nothing; it leaves the address with the chat', async ({
    page,
    addresses,
  }) => {
    await page.goto('./#ask=What%20does%20Tamsin%20glue%3F');
    await expect(textBox(page)).toHaveValue('What does Tamsin glue?');
    await expect(textBox(page)).toBeFocused();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(page.locator('[data-role="user"]')).toHaveCount(0);
    expect(await fragment(page)).toBe('#ask=What%20does%20Tamsin%20glue%3F');
    expect(await receivedRequests(addresses.model, 'What does Tamsin glue?')).toEqual([]);
    await page.getByRole('button', { name: words.chat.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.url()).not.toContain('#');
    await expect(opener(page)).toBeFocused();
  });

  test('asks again after a reload, and Back then leads to the page, as other anchors do', async ({
    page,
  }) => {
    await page.goto('./#ask=Hello');
    await expect(textBox(page)).toHaveValue('Hello');
    const before = await historyLength(page);
    await page.reload();
    await expect(textBox(page)).toHaveValue('Hello');
    expect(await historyLength(page)).toBe(before);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.url()).not.toContain('#');
    await page.evaluate(() => (location.hash = '#ask=Hello'));
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => (location.hash = '#skills'));
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#skills')).toBeInViewport();
    expect(await fragment(page)).toBe('#skills');
  });

  test('is copied by the button beside a question', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('./?from=mail');
    await openAssistant(page);
    await ask(page, 'Why glue (and not screws)? [scenario: short]');
    // Its end is announced as well.
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const button = page.locator('[data-role="user"]').getByRole('button', { name: words.chat.copyLink });
    await button.click();
    await expect(page.locator('output', { hasText: words.chat.markdown.copied })).toHaveCount(1);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(
      new URL('./', page.url()).href +
        '#ask=Why%20glue%20%28and%20not%20screws%29%3F%20%5Bscenario%3A%20short%5D',
    );
    await page.goto('about:blank');
    await page.goto(link);
    await expect(textBox(page)).toHaveValue('Why glue (and not screws)? [scenario: short]');
  });
});

test.describe('the Back gesture', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('./');
  });

  test('leaves focus and scroll position alone where the page stands at an anchor', async ({ page }) => {
    await page.goto('./#main');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    const top = await page.evaluate(() => scrollY);
    await openAssistant(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => fragment(page)).toBe('#main');
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
  });

  test('returns to the chat from the line of the CV that a quote led to', async ({ page }) => {
    const anchor = 'job-1';
    await openAssistant(page);
    await ask(page, `[${ownerResume.work[0].position}](#${anchor}) [scenario: echo]`);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    for (let times = 0; times < 2; times += 1) {
      await lastReply(page).getByRole('link', { name: ownerResume.work[0].position }).first().click();
      await expect(dialog(page)).toBeHidden();
      await expect(page.locator(`#${anchor}`)).toBeFocused();
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      expect(await fragment(page)).toBe(`#${anchor}`);
      // The second time from a chat that was opened at that very anchor.
      await page.evaluate(() => scrollTo(0, 0));
      await openAssistant(page);
    }
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    expect(await fragment(page)).toBe(`#${anchor}`);
    await page.goBack();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('"Save conversation"', () => {
  test('saves who said what as a markdown file, with links that work elsewhere, and sends nothing; a failure is said', async ({
    page,
  }) => {
    await page.goto('./?from=mail');
    await openAssistant(page);
    await page.getByRole('button', { name: words.chat.showChats }).click();
    const save = dialog(page).getByRole('button', { name: words.chat.save });
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(save).toBeHidden();
    await ask(page, 'See *this*: [a job](#job-1) [scenario: echo]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(new URL('./', page.url()).href))
        sent.push(request.url());
    });
    const started = page.waitForEvent('download');
    await save.click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^tamsin-[a-z-]+-conversation-\d{4}-\d\d-\d\d\.md$/);
    const text = await readFile(await download.path(), 'utf8');
    const address = new URL('./', page.url()).href;
    expect(text).toContain(`<${address}>`);
    expect(text).toContain('## You\n\nSee \\*this\\*:');
    expect(text).toContain(`[a job](${address}#job-1)`);
    expect(text).toContain('*Qwen3 14B · on this computer · Ollama*');
    expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await expect(page.locator('output', { hasText: words.chat.saved })).toHaveCount(1);
    await test.step('where it fails it says so, and works again', async () => {
      await page.evaluate(() => {
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = () => {
          URL.createObjectURL = create;
          throw new Error('no');
        };
      });
      await dialog(page).getByRole('button', { name: words.chat.save }).click();
      const started = page.waitForEvent('download');
      await dialog(page).getByRole('button', { name: words.chat.notSaved }).click();
      await started;
      await expect(dialog(page).getByRole('button', { name: words.chat.save })).toBeVisible();
    });
  });
});
