/** web-llm's real engine class in our worker. `web-llm-assumptions.test.ts` has its code read our files. */
import { ask, downloadButton, expect, modelReply, openAssistant, test } from '../support/webllm-test';
import { words } from '../support/words';

test.describe('the real engine in the worker', () => {
  test.use({ variant: 'webllm-real' });

  test('reports a broken model library, and downloads it again with the next try', async ({
    page,
    weights,
  }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, 'hello');
    await downloadButton(page).click();
    await expect(modelReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(modelReply(page)).toContainText('could not be started');
    await expect(page.getByRole('note', { name: words.localModel.noteLabel })).toContainText('WebAssembly');
    const before = weights.requests.length;
    await modelReply(page).getByRole('button', { name: words.chat.tryAgain }).click();
    await expect.poll(() => weights.requests.slice(before).map(({ file }) => file)).toContain('model.wasm');
    expect(weights.requests.slice(before).filter(({ file }) => file.startsWith('params'))).toEqual([]);
  });
});
