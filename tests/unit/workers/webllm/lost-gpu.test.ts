/** A GPU that is lost while web-llm's own engine writes a reply, seen through the worker's api. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { WebLLMWorkerApi } from '../../../../workers/webllm/protocol';
import { createRealEngine, type RealEngine } from '../../../support/real-web-llm';
import { loadedApi } from '../../../support/webllm-worker';
import { qwenTemplate } from '../../../support/weights-server';

let real: RealEngine;
let api: WebLLMWorkerApi;

beforeEach(async () => {
  real = await createRealEngine({ conv_template: qwenTemplate, context_window_size: 4096 });
  real.replies.push('A reply that the lost GPU cuts short.');
  api = await loadedApi(real.engine);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});

const sampling = { temperature: 0.7, topP: 0.8, maxTokens: 100 };

/** Asks a question and loses the GPU at the first word of the reply. */
async function replyWithLostGpu(error?: Error) {
  let shown = '';
  let isLost = false;
  const messages = [{ role: 'user' as const, content: 'Hi' }];
  const reply = api.generate({ id: 'first', messages, ...sampling }, (text) => {
    shown += text;
    if (isLost) return;
    isLost = true;
    void real.loseGpu(error);
  });
  return { reply, shown: () => shown };
}

it.each([
  new DOMException("Failed to execute 'mapAsync' on 'GPUBuffer': Device is lost", 'OperationError'),
  new DOMException('words that no browser has used before', 'OperationError'),
  new TypeError("Cannot read properties of undefined (reading 'queue')"),
])('reports a lost GPU whatever the error says: %s', async (error) => {
  const { reply, shown } = await replyWithLostGpu(error);
  expect(await reply).toMatchObject({ ok: false, failure: 'device-lost', detail: error.message });
  expect(shown()).not.toBe('');
});

it('reports a lost GPU that leaves the reply pending for ever', async () => {
  const { reply } = await replyWithLostGpu();
  const settled = vi.fn();
  void reply.then(settled);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1000);
    expect(settled).toHaveBeenCalledOnce();
  });
  expect(await reply).toMatchObject({ ok: false, failure: 'device-lost' });
});

it('reports an unknown error as unknown while the engine holds its model', async () => {
  const messages = [{ role: 'assistant' as const, content: 'no question' }];
  const outcome = await api.generate({ id: 'broken', messages, ...sampling }, () => {});
  expect(outcome).toMatchObject({ ok: false, failure: 'unknown' });
});
