/** Our download against web-llm itself: its code reads our files, and its real engine class runs in our worker. */
import { openedWebLLM } from '../support/real-web-llm';
import {
  ask,
  askWithConsent,
  downloadButton,
  expect,
  modelReply,
  openAssistant,
  test,
} from '../support/webllm-test';
import { words } from '../support/words';

test('web-llm itself finds the model and asks the network for none of it', async ({
  page,
  site,
  weights,
}) => {
  await askWithConsent(page);
  const before = weights.requests.length;
  site.extra.set('/web-llm.mjs', { type: 'text/javascript', body: openedWebLLM() });

  const found = await page.evaluate(
    async ({ modelUrl, libUrl }) => {
      const address = '/web-llm.mjs';
      const library = (await import(address)) as {
        MLCEngine: new (config: object) => { reload(id: string): Promise<void> };
        hasModelInCache(id: string, config: object): Promise<boolean>;
        asyncLoadTokenizer(url: string, config: object, appConfig: object): Promise<unknown>;
        runtime: {
          Instance: {
            prototype: { fetchTensorCache(url: string, device: object, options: object): Promise<void> };
          };
        };
      };
      const id = 'Qwen3-0.6B-test';
      const model_list = [{ model_id: id, model: modelUrl, model_lib: libUrl }];
      const appConfig = { model_list, cacheBackend: 'opfs' };
      const folder = `${modelUrl}/resolve/main/`;
      const reports: string[] = [];

      const hasModel = await library.hasModelInCache(id, appConfig);
      // Config and library are read from their files; the library then fails, since it is a fake.
      const refusal = await new library.MLCEngine({ appConfig }).reload(id).catch(String);
      const tokenizer = await library
        .asyncLoadTokenizer(folder, { tokenizer_files: ['tokenizer.json'] }, appConfig)
        .catch(() => 'read');
      const instance = Object.assign(
        Object.create(library.runtime.Instance.prototype) as typeof library.runtime.Instance.prototype,
        {
          initProgressCallback: [({ text }: { text: string }) => reports.push(text)],
          env: { logger: () => {} },
          cacheMetadata: {},
        },
      );
      await instance.fetchTensorCache(
        folder,
        { deviceType: 15 },
        { cacheScope: 'webllm/model', cacheType: 'opfs' },
      );
      return { hasModel, refusal, tokenizer, reports };
    },
    { modelUrl: weights.modelUrl, libUrl: weights.libUrl },
  );

  expect(found.hasModel).toBe(true);
  expect(found.refusal).toContain('WebAssembly');
  expect(found.tokenizer).toBe('read');
  expect(found.reports.at(-1)).toMatch(/^Loading model from cache\[3\/3\]/);
  expect(weights.requests.length).toBe(before);
});

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
