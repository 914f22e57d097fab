/** What can fail with a model on the visitor's own device, and what keeps working each time. */
import type { Locator, Page } from 'playwright/test';
import { sentencesOf } from '../support/failure-sentences';
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

// `model-download.test.ts` has each bad answer of a server, `create-local-model.test.ts` each failure of the engine.
test("where the engine's code is not loaded the chat says so, and keeps what the visitor typed", async ({
  page,
  site,
}) => {
  const { problem, action } = sentencesOf('webllm', 'download-failed');
  const textBox = page.getByRole('dialog').getByRole('textbox');
  await page.goto('./');
  await openAssistant(page);
  await ask(page, 'What do you teach?');
  site.withdraw(/\/assets\/[\w-]*engine/);
  await downloadButton(page).click();
  await expectFailure();
  await textBox.fill('Half a thought');
  const statuses = await watchStatus(modelReply(page));
  await modelReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
  await expect.poll(statuses).toContain('loading');
  await expectFailure();
  await expect(textBox).toHaveValue('Half a thought');
  // The CV has answered, and still does.
  await textBox.press('Control+Enter');
  await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');

  async function expectFailure(): Promise<void> {
    await expect(modelReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(modelReply(page)).toContainText(problem);
    await expect(modelReply(page)).toContainText(action);
    await expect(page.locator('[data-role="user"]')).toHaveText('What do you teach?');
  }
});

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

/** The site with its worker in a browser that differs by this script. */
async function changeWorker(page: Page, script: string): Promise<void> {
  const pattern = /\/assets\/webllm\.worker-[\w-]+\.js$/;
  await page.route(pattern, async (route) => {
    const response = await route.fetch({ maxRetries: 5 });
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
}

test('a worker that cannot start is reported, and the CV answers', async ({ page }) => {
  await changeWorker(page, 'throw new Error("no worker for you")');
  await page.goto('./');
  await openAssistant(page);
  const note = page.getByRole('note', { name: words.localModel.noteLabel });
  await expect(note).toContainText('The part of the page that runs the model has stopped.');
  await expect(note.getByRole('button', { name: words.localModel.retryHere })).toBeVisible();
  await ask(page, 'What do you teach?');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  await expect(lastReply(page)).toHaveAttribute('data-backend', 'quotes');
});
