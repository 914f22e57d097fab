/** The assistant on pages of other sites (docs/embed.md). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FrameLocator, Page } from 'playwright/test';
import { violations } from '../support/axe';
import { collectComplaints } from '../support/complaints';
import { startEmbedHosts } from '../support/embed-hosts';
import { ownerFolder, question } from '../support/owner';
import { expect, test } from '../support/test';
import { words } from '../support/words';

// One build and one server for all.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let hosts: Awaited<ReturnType<typeof startEmbedHosts>>;
test.beforeAll(async () => {
  hosts = await startEmbedHosts();
});
test.afterAll(() => hosts.close());

const assistant = 'talking-cv-assistant';

function buttonOn(page: Page) {
  return page.locator(`${assistant} button`);
}

function chatOn(page: Page): FrameLocator {
  return page.frameLocator(`${assistant} dialog iframe`);
}

async function open(page: Page): Promise<FrameLocator> {
  await buttonOn(page).click();
  const chat = chatOn(page);
  await expect(chat.getByRole('textbox')).toBeFocused();
  return chat;
}

/** Into the text box, which has the focus. */
async function sendText(page: Page, chat: FrameLocator, text: string): Promise<void> {
  await page.keyboard.insertText(text);
  // Nothing is sent while the assistant still chooses who answers; the greeting is a reply that is done.
  await expect(async () => {
    await page.keyboard.press('Control+Enter');
    await expect(chat.locator('[data-role="user"]').last()).toContainText(text, { timeout: 2_000 });
  }).toPass();
  await expect(chat.locator('[data-role="assistant"]').last()).toHaveAttribute('data-status', 'done');
}

test('a host that trusts nobody gets one small file, and the frame at the click; the conversation goes on with its next page', async ({
  page,
}) => {
  const complaints = collectComplaints(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${hosts.url}hostile/`, { waitUntil: 'networkidle' });
  await expect(buttonOn(page)).toBeVisible();
  await expect(buttonOn(page)).toHaveAccessibleName(words.page.openAssistant);
  expect(requests.filter((path) => path.startsWith('/talking-cv/'))).toEqual(['/talking-cv/embed.js']);
  expect(page.frames()).toHaveLength(1);
  expect(gzipSync(readFileSync(resolve(hosts.folder, 'embed.js')), { level: 9 }).length).toBeLessThanOrEqual(
    2048,
  );

  const chat = await open(page);
  const dialog = page.locator(`${assistant} dialog`);
  await expect(dialog).toHaveCount(1);
  await expect(page.locator(`${assistant} dialog iframe`)).toHaveCount(1);
  const asked = `s/s ${question.text}`;
  await test.step('the keys that the host takes for itself stay in the frame', async () => {
    await page.keyboard.type('s/s ');
    await sendText(page, chat, question.text);
    await expect(chat.locator('[data-role="user"]')).toHaveText(asked);
    await expect(chat.locator('[data-role="assistant"]').last()).toContainText(question.subject);
  });
  await test.step('its styles stay outside', async () => {
    const text = await chat.locator('[data-role="user"]').evaluate((message) => {
      const { fontFamily, letterSpacing } = getComputedStyle(message);
      return { fontFamily, letterSpacing };
    });
    expect(text.fontFamily).not.toContain('cursive');
    expect(text.letterSpacing).toBe('normal');
  });
  await test.step('Escape and the close button close both dialogs and give the focus back', async () => {
    for (const close of ['escape', 'button'] as const) {
      if (close === 'escape') await page.keyboard.press('Escape');
      else await chat.getByRole('button', { name: words.chat.close }).click();
      await expect(dialog).toBeHidden();
      await expect(chat.locator('dialog')).toBeHidden();
      await expect(buttonOn(page)).toBeFocused();
      await open(page);
    }
  });
  await test.step('a message of anyone else counts for nothing', async () => {
    await page.evaluate(() => postMessage('talking-cv:closed', location.origin));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(dialog).toBeVisible();
  });
  expect(await complaints()).toEqual([]);
  await test.step('the conversation goes on with the host’s next page, and sources open the CV at its anchor', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'The other page' }).click();
    await expect(page.getByRole('heading', { name: 'The other page' })).toBeVisible();
    expect(page.frames()).toHaveLength(1);

    const resumed = await open(page);
    await expect(resumed.locator('[data-role="user"]')).toHaveText(asked);
    await resumed.locator('[data-role="assistant"] summary').first().click();
    const source = resumed.locator('[data-role="assistant"] details a').first();
    await expect(source).toHaveAttribute('target', '_top');
    await source.click();
    await expect(page).toHaveURL(/\/cv\/#[\w-]+$/);
  });
});

test('beside a blog and an academic page it has the owner’s look, and both are accessible', async ({
  page,
}) => {
  await test.step('beside a blog the scheme follows a toggle, and without a CV page the source is text', async () => {
    await page.goto(`${hosts.url}hugo/`);
    const chat = await open(page);
    const dialog = chat.getByRole('dialog');
    const light = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor);
    await sendText(page, chat, question.text);
    await expect(chat.locator('[data-role="assistant"] summary').first()).toContainText(question.source);
    await expect(chat.locator('[data-role="assistant"] details a[href]')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    await expect(dialog).not.toHaveCSS('background-color', light);
    expect(await violations(page)).toEqual([]);
  });
  await test.step('the chat leads to what it keeps, in a tab of its own', async () => {
    const link = chatOn(page).getByRole('link', { name: words.app.about });
    const [alone] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await alone.getByText(words.page.panel.privacy.title, { exact: true }).click();
    await expect(alone.getByText('talking-cv:*:conversation')).toBeVisible();
    await alone.close();
  });
  await test.step('beside an academic page label, position and colour are the owner’s', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(`${hosts.url}al-folio/`);
    await expect(buttonOn(page)).toHaveAccessibleName('Ask me');
    await expect(buttonOn(page)).toHaveCSS('background-color', 'rgb(255, 213, 74)');
    await expect(buttonOn(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    const box = await buttonOn(page).boundingBox();
    expect(box?.x).toBeLessThan(20);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await violations(page)).toEqual([]);
    const chat = await open(page);
    await expect(chat.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    expect(await page.locator(`${assistant} iframe`).boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 390,
      height: 700,
    });
    expect(await violations(page)).toEqual([]);
  });
});

test('two tags make one assistant, a router’s views keep it, and where a browser is too old or frames are forbidden the page stays whole', async ({
  page,
  context,
}) => {
  const complaints = collectComplaints(page);
  await test.step('of two tags the first makes the assistant', async () => {
    await page.goto(`${hosts.url}twice/`, { waitUntil: 'networkidle' });
    await expect(page.locator(assistant)).toHaveCount(1);
    await expect(buttonOn(page)).toHaveAccessibleName('Ask the first');
  });
  await test.step('in an app with a router it survives the views, and a link asks a question', async () => {
    await page.goto(`${hosts.url}router/`);
    const chat = await open(page);
    await sendText(page, chat, question.text);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The view about' })).toBeVisible();

    await page.getByRole('link', { name: 'Ask about languages' }).click();
    await expect(chat.getByRole('textbox')).toHaveValue('Which languages?');
    await expect(chat.locator('[data-role="user"]')).toHaveText(question.text);
    await page.keyboard.press('Escape');
    await expect(page.locator(`${assistant} dialog`)).toBeHidden();
    await expect(page).toHaveURL(/^[^#]*$/);
    await expect(page.getByRole('heading', { name: 'The view about' })).toBeVisible();
  });
  await test.step('nothing appears and nothing breaks in a browser that is too old', async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
    await page.goto(`${hosts.url}hugo/`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(assistant)).toHaveCount(0);
    expect(await complaints()).toEqual([expect.stringContaining('data-label="Ask the second"')]);
  });
  await test.step('a host that forbids frames gets a sentence and a link after ten seconds', async () => {
    const current = await context.newPage();
    await current.clock.install();
    await current.goto(`${hosts.url}forbidding/`);
    await buttonOn(current).click();
    await expect(current.locator(`${assistant} dialog`)).toBeVisible();
    await current.clock.fastForward(10_000);
    await expect(current.locator(`${assistant} dialog`)).toBeHidden();
    await expect(current.locator(`${assistant} p`)).toContainText(words.page.embed.blocked);
    const link = current.getByRole('link', { name: words.page.embed.openAlone });
    const [alone] = await Promise.all([current.waitForEvent('popup'), link.click()]);
    await expect(alone.getByRole('button', { name: words.page.openAssistant })).toBeVisible();
  });
});

test('a conversation that another page has left goes to another recipient after a click only', async ({
  page,
}) => {
  const user = '[data-role="user"]';
  const folder = 'moving';
  await page.route('**/any-page/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Any page</title><script async src="/${folder}/embed.js"></script>`,
    }),
  );
  const sent: string[] = [];
  await page.route('**/endpoint/**', async (route) => {
    sent.push(route.request().postData() ?? '');
    const chunk = { choices: [{ index: 0, delta: { content: 'Answered.' }, finish_reason: 'stop' }] };
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
    });
  });
  const visit = async () => {
    await page.goto(`${hosts.url}any-page/`);
    return open(page);
  };

  await test.step('it begins where no message leaves the device', async () => {
    await hosts.embed(folder, ownerFolder);
    await sendText(page, await visit(), 'In private');
  });
  await test.step('a site with a hosted model sends it nothing before a click, then all of it', async () => {
    await hosts.embed(folder, ownerFolder, { VITE_CHAT_BACKEND: '0', VITE_HF_ENDPOINT: '/endpoint' });
    const chat = await visit();
    await expect(chat.locator(user).first()).toHaveText('In private');
    await sendText(page, chat, 'Before the click');
    await expect(chat.locator('[data-role="assistant"]').last()).toHaveAttribute('data-backend', 'quotes');
    expect(sent).toEqual([]);
    await chat.getByRole('button', { name: words.localModel.useHosted, exact: true }).click();
    await expect(chat.getByRole('note')).toContainText(words.localModel.messagesLeave.warning);
    expect(sent).toEqual([]);
    await chat.getByRole('textbox').focus();
    await sendText(page, chat, 'Asked after it');
    expect(sent).toEqual([expect.stringMatching(/In private.*Asked after it/s)]);
  });
  await test.step('on the next page the same recipient, which has had all of it, is sent more', async () => {
    const chat = await visit();
    await expect(chat.getByRole('note')).toContainText(words.localModel.messagesLeave.warning);
    await sendText(page, chat, 'Once more');
    expect(sent).toHaveLength(2);
    expect(sent.at(-1)).toContain('Once more');
  });
});
