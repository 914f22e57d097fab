/** Links that open the chat with a question, what Back and Forward do with the chat, and the saved conversation. */
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
const goTo = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a link opens the chat with its question, can be copied beside any question, and the conversation be saved', async ({
  page,
  context,
  addresses,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('the question stands in the text box, and nothing is sent', async () => {
    await page.goto('./?from=mail#ask=What%20does%20Tamsin%20glue%3F');
    await expect(textBox(page)).toHaveValue('What does Tamsin glue?');
    await expect(textBox(page)).toBeFocused();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(page.locator('[data-role="user"]')).toHaveCount(0);
    expect(await fragment(page)).toBe('#ask=What%20does%20Tamsin%20glue%3F');
    expect(await receivedRequests(addresses.model, 'What does Tamsin glue?')).toEqual([]);
  });
  await test.step('it stands there again after a reload, and Back then leads to the page, as other anchors do', async () => {
    const before = await historyLength(page);
    await page.reload();
    await expect(textBox(page)).toHaveValue('What does Tamsin glue?');
    expect(await historyLength(page)).toBe(before);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.url()).not.toContain('#');
    await goTo(page, '#ask=Hello');
    await expect(dialog(page)).toBeVisible();
    await goTo(page, '#skills');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#skills')).toBeInViewport();
    expect(await fragment(page)).toBe('#skills');
  });
  await test.step('it leaves the address with the chat', async () => {
    await goTo(page, '#ask=Hello');
    await expect(textBox(page)).toHaveValue('Hello');
    await page.getByRole('button', { name: words.chat.close, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.url()).not.toContain('#ask');
    await expect(opener(page)).toBeFocused();
  });

  const address = new URL('./', page.url()).href;
  const save = dialog(page).getByRole('button', { name: words.chat.save });
  await test.step('the button beside a question copies its link', async () => {
    await openAssistant(page);
    await page.getByRole('button', { name: words.chat.showChats }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(save).toBeHidden();
    await ask(page, 'Why *glue* (and not screws)? [a job](#job-1) [scenario: echo]');
    // Its end is announced as well.
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await page.locator('[data-role="user"]').getByRole('button', { name: words.chat.copyLink }).click();
    await expect(page.locator('output', { hasText: words.chat.markdown.copied })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${address}#ask=Why%20%2Aglue%2A%20%28and%20not%20screws%29%3F%20%5Ba%20job%5D%28%23job-1%29%20%5Bscenario%3A%20echo%5D`,
    );
  });
  await test.step('the conversation is saved as a markdown file, with links that work elsewhere, and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().startsWith(address)) sent.push(request.url());
    });
    const started = page.waitForEvent('download');
    await save.click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^tamsin-[a-z-]+-conversation-\d{4}-\d\d-\d\d\.md$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain(`<${address}>`);
    expect(text).toContain('## Your question\n\nWhy \\*glue\\* ');
    expect(text).toContain(`[a job](${address}#job-1)`);
    expect(text).toContain('*Qwen3 14B · on this computer · Ollama*');
    expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([]);
    await expect(page.locator('output', { hasText: words.chat.saved })).toHaveCount(1);
  });
  await test.step('where saving fails it says so, and works again', async () => {
    await page.evaluate(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = () => {
        URL.createObjectURL = create;
        throw new Error('no');
      };
    });
    await save.click();
    const started = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: words.chat.notSaved }).click();
    await started;
    await expect(save).toBeVisible();
  });
});

test('closing leaves the page where it stands, and Back returns to the chat from the line that a quote led to', async ({
  page,
}) => {
  await test.step('focus and scroll position stay where the page stands at an anchor', async () => {
    // A section takes no focus. Chromium moves the focus only when the chat closes for the first time on a page.
    for (const anchor of ['#main', '#work-exp']) {
      await page.goto('about:blank');
      await page.goto(`./${anchor}`);
      await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const top = await page.evaluate(() => scrollY);
      await openAssistant(page);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => fragment(page)).toBe(anchor);
      // The browser moves the focus with the next frame.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(opener(page)).toBeFocused();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
    }
  });
  await test.step('Back returns to the chat', async () => {
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
  await test.step('Forward opens the chat again, closing it adds nothing to the history, and a link that came meanwhile goes with it', async () => {
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    const lengths = new Set<number>();
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      await openAssistant(page);
      lengths.add(await historyLength(page));
    }
    expect(lengths.size).toBe(1);
    await goTo(page, '#ask=One');
    await goTo(page, '#ask=Two');
    await expect(textBox(page)).toHaveValue('Two');
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => page.url()).not.toContain('#ask');
  });
});
