/** A visitor with WebGPU, who may run the model on their own device. The engine is scripted; all else is real. */
import type { Locator, Page } from 'playwright/test';
import { tabTo } from '../support/assistant-page';
import { collectComplaints, collectOrigins } from '../support/complaints';
import { sentencesOf } from '../support/failure-sentences';
import { requestsName, type HeardRequest } from '../support/scripted-engine';
import {
  ask,
  downloadButton,
  expect,
  lastReply,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const replies = (page: Page) => page.locator('[data-role="assistant"]');
const card = (page: Page) => page.getByRole('region', { name: words.localModel.cardTitle });
const panel = (page: Page) => page.getByRole('region', { name: words.page.panel.open });
const fact = (page: Page, name: string) => panel(page).locator('dt', { hasText: name }).locator('+ dd');

async function expectQuick(reply: Locator): Promise<void> {
  await expect(reply).toHaveAttribute('data-backend', 'quotes');
  await expect(reply).toHaveAttribute('data-status', 'done');
}

async function showPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.chat.close, exact: true }).click();
  await page.getByRole('button', { name: words.page.panel.open }).click();
}

test('one who agrees watches the bytes, gets the model’s reply below the quick one, and keeps the model through a stop and a lost GPU', async ({
  page,
  weights,
  site,
}) => {
  const header = page.locator('.chat-header');
  weights.follow(() => ({ bytesPerSecond: 400_000 }));
  await page.goto('./');
  await openAssistant(page);
  await test.step('before that nothing is downloaded, the CV answers, and the card stands below', async () => {
    await expect(card(page)).toBeVisible();
    await expect(header).toContainText(words.chat.noModel);
    await ask(page, 'Who is Tamsin? [scenario: lying-once]');
    await expectQuick(lastReply(page));
    await expect(page.getByText(words.backends.quotes.whereItRuns)).toHaveCount(1);
    await expect(card(page)).toContainText('the CV’s own words');
    await expect(lastReply(page).getByRole('button', { name: words.chat.askModel })).toBeHidden();
    const above = await lastReply(page).boundingBox();
    const below = await downloadButton(page).boundingBox();
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(weights.requests).toEqual([]);
    expect(site.requests.filter((path) => /engine/.test(path))).toEqual([]);
  });
  await test.step('the bytes are counted, then the model answers', async () => {
    await downloadButton(page).click();
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', /^\d\.\d MB of 1\.3 MB$/);
    await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
    await expect(modelReply(page)).toContainText('She binds books.');
    await expect(bar).toBeHidden();
    await expect(header).not.toContainText(words.chat.noModel);
  });
  await test.step('below quotes a marked reply does not offer them again', async () => {
    await expect(modelReply(page).locator('[data-claim]')).toHaveText('She worked at Google in 2012.');
    await expect(modelReply(page).getByRole('link', { name: words.chat.notInCv(1) })).toBeVisible();
    await expect(page.locator('[data-claim]')).toHaveCount(1);
    await expect(modelReply(page).getByRole('button', { name: words.chat.quoteInstead })).toBeHidden();
  });
  const before = weights.requests.length;
  await test.step('Stop leaves the model to the next reply', async () => {
    await ask(page, '[scenario: never-ending]');
    await expect(lastReply(page)).toContainText('word5');
    await page.getByRole('button', { name: words.chat.stop }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'stopped');
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('Hello! How can I help?');
  });
  await test.step('a reply that loses the GPU fails with a sentence; then quotes answer until it runs again', async () => {
    await ask(page, '[scenario: device-lost]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeVisible();
    await expect(header).toContainText(words.chat.noModel);
    const quick = await ask(page, '[scenario: short]');
    await expectQuick(quick);
    await page.getByRole('note').getByRole('button', { name: words.localModel.retryHere }).click();
    await quick.getByRole('button', { name: words.chat.askModel }).click();
    await expect(modelReply(page)).toHaveAttribute('data-status', 'done');
    await expect(modelReply(page)).toContainText('Hello! How can I help?');
  });
  expect(weights.requests.length).toBe(before);
});

test('one who declines with keys alone is left alone; the panel downloads the model later, shows what the browser keeps, and removes it', async ({
  page,
  site,
  weights,
}) => {
  const complaints = collectComplaints(page);
  const origins = collectOrigins(page);
  await page.goto('./');
  await page.getByRole('button', { name: words.page.openAssistant }).press('Enter');
  await test.step('the card is declined, and the CV answers', async () => {
    const textBox = page.getByRole('dialog').getByRole('textbox');
    await expect(textBox).toBeFocused();
    await expect(downloadButton(page)).toBeVisible();
    const decline = page.getByRole('button', { name: words.localModel.useQuotes });
    await tabTo(page, decline, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(card(page)).toBeHidden();
    await expect(replies(page)).toHaveCount(1);
    await expect(page.getByText(words.chat.noModel)).toBeVisible();
    await tabTo(page, textBox);
    await page.keyboard.type('What do you teach?');
    await page.keyboard.press('Enter');
    await expectQuick(lastReply(page));
    await expect(replies(page)).toHaveCount(2);
    expect(weights.requests).toEqual([]);
    const workers = await page.evaluate(async () => navigator.serviceWorker.getRegistrations());
    expect(workers, 'service workers of a visitor who does not run the model').toEqual([]);
  });
  await test.step('the panel downloads the model, which reads the CV once', async () => {
    // What the CV has answered would be read as well.
    await page.getByRole('button', { name: words.chat.newChat }).click();
    await showPanel(page);
    await expect(fact(page, words.localModel.facts.status)).toHaveText(words.localModel.status.declined);
    await panel(page).getByRole('button', { name: words.localModel.start }).click();
    await expect(fact(page, words.localModel.facts.status)).toHaveText(words.localModel.status.notOnDevice);
    await panel(page).getByRole('button', { name: words.localModel.consent }).click();
    await expect(fact(page, words.localModel.facts.status)).toHaveText(words.localModel.status.ready);
    await expect(fact(page, words.localModel.facts.knowledge)).toHaveText(words.localModel.knowledge.read);
    // By now the worker of the model that was declined is gone.
    expect(await primers(page)).toBe(1);
  });
  await test.step('its first question costs only its own tokens', async () => {
    // The panel is as high as this window.
    await page.keyboard.press('Escape');
    await openAssistant(page);
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-generated-by', /Qwen3 0\.6B/);
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    const requests = await heard(page);
    const [primer] = requests;
    const first = requests.find(({ mustEnd }) => !mustEnd);
    expect(primer?.promptTokens).toBeGreaterThan(200);
    expect(first?.promptTokens).toBeLessThan(12);
    expect(first?.messages.slice(0, 3)).toEqual([...(primer?.messages ?? []), '']);
  });
  await test.step('the disclosure lists all that it leaves in the browser', async () => {
    const { privacy } = words.page.panel;
    // The service worker is registered once the model is ready.
    await expect.poll(() => keptNames(page)).toContain('talking-cv:/:site');
    expect((await storedFiles(page)).length).toBeGreaterThan(0);
    const listed = await page
      .locator('.privacy')
      .getByRole('list', { name: privacy.stored, includeHidden: true })
      .locator('code')
      .allTextContents();
    const isListed = (name: string) =>
      listed.includes(name) || (name.startsWith('webllm/') && listed.includes('webllm/*'));
    expect((await keptNames(page)).filter((name) => !isListed(name))).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
  await test.step('a click removes the model', async () => {
    await showPanel(page);
    await panel(page).getByRole('button', { name: words.localModel.stored.remove, exact: true }).click();
    await expect(panel(page)).toContainText(words.localModel.stored.nothing);
    await expect(fact(page, words.localModel.facts.status)).toHaveText(words.localModel.status.notOnDevice);
    expect(await storedFiles(page)).toEqual([]);
  });
  await test.step('nothing violated the policy, and no request went elsewhere', async () => {
    expect(await complaints()).toEqual([]);
    expect([...origins].toSorted()).toEqual(
      [site.url, weights.url].map((url) => new URL(url).origin).toSorted(),
    );
  });
});

// `model-download.test.ts` has each bad answer of a server, `create-local-model.test.ts` each failure of the engine.
test('where worker or engine cannot start the chat says so, keeps what the visitor typed, and the CV answers', async ({
  page,
  site,
}) => {
  const { problem, action } = sentencesOf('webllm', 'download-failed');
  const textBox = page.getByRole('dialog').getByRole('textbox');
  await test.step('a worker that cannot start is reported', async () => {
    const worker = /\/assets\/webllm\.worker-[\w-]+\.js$/;
    await page.route(worker, async (route) => {
      const response = await route.fetch({ maxRetries: 5 });
      await route.fulfill({ response, body: 'throw new Error("no worker for you")' });
    });
    await page.goto('./');
    await openAssistant(page);
    const note = page.getByRole('note', { name: words.localModel.noteLabel });
    await expect(note).toContainText('The part of the page that runs the model has stopped.');
    await ask(page, 'What do you teach?');
    await expectQuick(lastReply(page));
    await page.unroute(worker);
    await note.getByRole('button', { name: words.localModel.retryHere }).click();
    await expect(downloadButton(page)).toBeVisible();
  });
  const expectFailure = async () => {
    await expect(modelReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(modelReply(page)).toContainText(problem);
    await expect(modelReply(page)).toContainText(action);
    await expect(page.locator('[data-role="user"]')).toHaveText('What do you teach?');
  };
  await test.step('so is an engine whose code is not loaded, with each try', async () => {
    site.withdraw(/\/assets\/[\w-]*engine/);
    await downloadButton(page).click();
    await expectFailure();
    await textBox.fill('Half a thought');
    const statuses = await watchStatus(modelReply(page));
    await modelReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect.poll(statuses).toContain('loading');
    await expectFailure();
    await expect(textBox).toHaveValue('Half a thought');
  });
  await test.step('the CV still answers', async () => {
    await textBox.press('Control+Enter');
    await expectQuick(lastReply(page));
  });
});

/** Everything the engine was asked. */
async function heard(page: Page): Promise<readonly HeardRequest[]> {
  const lists = page.workers().map((worker) =>
    worker
      .evaluate((name) => {
        const found: unknown = Reflect.get(globalThis, name);
        return Array.isArray(found) ? (found as HeardRequest[]) : [];
      }, requestsName)
      // A worker of the page before may end meanwhile.
      .catch(() => []),
  );
  return (await Promise.all(lists)).flat();
}

const primers = async (page: Page) => (await heard(page)).filter(({ mustEnd }) => mustEnd).length;

/** Names of all files that web-llm or our download keeps for this origin. */
function storedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const namesIn = async (folder: FileSystemDirectoryHandle): Promise<string[]> => {
      const names: string[] = [];
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'file') names.push(name);
        else names.push(...(await namesIn(await folder.getDirectoryHandle(name))));
      }
      return names;
    };
    return namesIn(await navigator.storage.getDirectory());
  });
}

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

/** Records each status of a reply from now on: a quick failure passes through one faster than a locator polls. */
async function watchStatus(reply: Locator): Promise<() => Promise<string[]>> {
  const seen = await reply.evaluateHandle((element) => {
    const statuses: string[] = [];
    new MutationObserver(() => statuses.push(element.getAttribute('data-status') ?? '')).observe(element, {
      attributeFilter: ['data-status'],
    });
    return statuses;
  });
  return () => seen.evaluate((statuses) => statuses);
}
