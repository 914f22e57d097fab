import { afterEach, describe, expect, it } from 'vitest';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/words';
import { startModelServer, type ModelServer } from '../support/model-server';
import { refusal, type Scenario } from '../support/model-scenarios';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';

describe('a model that Ollama cannot run', () => {
  let server: ModelServer;

  afterEach(() => server.close());

  const createBackend = (model: string) =>
    createOllamaBackend({ words: backendWords, host: server.url, model, network: testNetwork() });

  async function failureOf(respond: Scenario, model = 'qwen3:8b', installed?: readonly object[]) {
    server = await startModelServer({ respond, ...(installed && { lists: { installed } }) });
    return (await readReply(createBackend(model), 'Who are you?')).thrown;
  }

  it.each([
    'model requires more system memory (12.4 GiB) than is available (7.1 GiB)',
    'llama runner process has terminated: cudaMalloc failed: out of memory\nggml_gallocr_reserve_n: failed to allocate CUDA0 buffer of size 838447104',
    'llama runner process has terminated: error loading model: unable to allocate CUDA0 buffer',
    'llama runner process has terminated: signal: killed',
    'model runner has unexpectedly stopped, this may be due to resource limitations: ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 9663676416',
    'an error was encountered while running the model: CUDA error: out of memory',
    'error: Insufficient Memory (00000008:kIOGPUCommandBufferCallbackErrorOutOfMemory)',
    'ggml_vulkan: Device memory allocation of size 1073741824 failed: vk::Device::allocateMemory: ErrorOutOfDeviceMemory',
    'std::bad_alloc',
  ])('does not fit this computer: %s', async (message) => {
    expect(await failureOf(refusal(500, message))).toMatchObject({
      kind: 'out-of-memory',
      subject: 'qwen3:8b',
      installed: ['qwen3:4b'],
    });
  });

  it('may not fit, where its runner died without saying why', async () => {
    const message = 'llama runner process has terminated: exit status 2';
    expect(await failureOf(refusal(500, message))).toMatchObject({
      kind: 'server-error',
      detail: message,
      installed: ['qwen3:4b'],
    });
  });

  it('offers every model that can chat where the one asked for is missing, smallest first', async () => {
    const failure = await failureOf(refusal(404, "model 'qwen3:14b' not found"), 'qwen3:14b');
    expect(failure).toMatchObject({ kind: 'model-missing', installed: ['qwen3:4b', 'qwen3:8b'] });
  });

  it.each([
    ['a list with odd entries', [null, 7, {}, { name: 3 }, { model: 'qwen3:4b' }], ['qwen3:4b']],
    ['nothing installed', [], []],
    [
      'a model that would pass messages on',
      [{ name: 'gpt-oss:20b-cloud' }, { name: 'qwen3:4b' }],
      ['qwen3:4b'],
    ],
  ])('reads %s', async (_, list, installed) => {
    const failure = await failureOf(refusal(404, 'not found'), 'qwen3:14b', list as object[]);
    expect(failure).toMatchObject({ kind: 'model-missing', installed });
  });

  it('lets the model chosen in its place answer, under its name', async () => {
    server = await startModelServer({ paceMs: 0 });
    const backend = createBackend('qwen3:14b');
    backend.useModel?.('qwen3:4b');
    expect(backend.modelName).toBe('Qwen3 4B');
    await readReply(backend, '[scenario: short]');
    expect(server.chatRequests[0]?.body).toMatchObject({ model: 'qwen3:4b' });
  });
});
