/** The model on this device reads the CV before anybody asks. The engine is scripted; all else is real. */
import type { Page } from 'playwright/test';
import { ask, downloadButton, expect, lastReply, openAssistant, test } from '../support/webllm-test';
import { requestsName, type HeardRequest } from '../support/scripted-engine';
import { words } from '../support/words';

/** Everything the engine was asked. */
async function heard(page: Page): Promise<readonly HeardRequest[]> {
  const lists = page.workers().map((worker) =>
    worker.evaluate((name) => {
      const found: unknown = Reflect.get(globalThis, name);
      return Array.isArray(found) ? (found as HeardRequest[]) : [];
    }, requestsName),
  );
  return (await Promise.all(lists)).flat();
}

const primers = async (page: Page) => (await heard(page)).filter(({ mustEnd }) => mustEnd).length;

/** Lets the model run here, without a question. */
async function startModel(page: Page): Promise<void> {
  await page.goto('./');
  await openAssistant(page);
  await downloadButton(page).click();
}

const knowledge = (page: Page) =>
  page
    .getByRole('region', { name: words.page.panel.title })
    .locator('dt', { hasText: words.localModel.facts.knowledge })
    .locator('+ dd');

async function showPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.chat.close, exact: true }).click();
  await page.getByRole('button', { name: words.page.panel.open }).click();
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the model is asked once to read the CV, and the first question costs only its own tokens', async ({
  page,
}) => {
  await startModel(page);
  await expect.poll(() => primers(page)).toBe(1);
  await ask(page, '[scenario: short]');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  await ask(page, 'hello');
  await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  const requests = await heard(page);
  expect(requests.map(({ mustEnd }) => mustEnd)).toEqual([true, false, false]);
  const [primer, first] = requests;
  expect(primer?.promptTokens).toBeGreaterThan(200);
  expect(first?.promptTokens).toBeLessThan(12);
  expect(first?.messages.slice(0, 3)).toEqual([...(primer?.messages ?? []), '']);
  await showPanel(page);
  await expect(knowledge(page)).toHaveText(words.localModel.knowledge.read);
});
