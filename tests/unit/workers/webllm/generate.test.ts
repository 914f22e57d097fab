/** Replies through the worker's api and web-llm's own engine code: Stop by the id of a reply, and a GPU that is lost meanwhile. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GenerateOutcome, WebLLMWorkerApi } from '../../../../workers/webllm/protocol';
import { createRealEngine, type RealEngine } from '../../../support/real-web-llm';
import { loadedApi } from '../../../support/webllm-worker';
import { qwenTemplate } from '../../../support/weights-server';
import { createDeltaBatch } from '../../../../workers/webllm/generate';

/** What a model that can think is made to say first. */
const noThought = '<think>\n\n</think>\n\n';
const sampling = { temperature: 0.6, topP: 0.9, maxTokens: 512 };
const long = 'A reply that goes on and on. '.repeat(8);

let real: RealEngine;
let api: WebLLMWorkerApi;

beforeEach(async () => {
  real = await createRealEngine({ conv_template: qwenTemplate, context_window_size: 4096 });
  api = await loadedApi(real.engine);
});

/** Asks for one reply; `onText` gets all of its text so far. */
function generate(id: string, onText: (text: string) => void = () => {}): Promise<GenerateOutcome> {
  let text = '';
  const messages = [{ role: 'user' as const, content: `Question of ${id}` }];
  return api.generate({ id, messages, ...sampling }, (delta) => {
    text += delta;
    onText(text);
  });
}

describe('interrupting a reply by its id', () => {
  it('ends that reply after its current token and keeps its text', async () => {
    real.replies.push(long);
    const outcome = await generate('a', () => void api.interrupt('a'));
    expect(outcome).toMatchObject({ ok: true, reason: 'interrupted' });
    expect(outcome.ok && outcome.text.length).toBeLessThan(long.length);
    expect(outcome.ok && `${noThought}${long}`.startsWith(outcome.text)).toBe(true);
  });

  it('reads no prompt for a reply that is interrupted before the engine has begun with it', async () => {
    real.replies.push('Never said.');
    const reply = generate('a');
    await api.interrupt('a');
    expect(await reply).toEqual({ ok: true, reason: 'interrupted', text: '', usage: {} });
    expect(real.kvText()).toBe('');
  });

  it('does nothing to the next reply where it follows the last token', async () => {
    real.replies.push('First.', 'Second.');
    const first = await generate('a', (text) => {
      if (text.endsWith('First.')) void api.interrupt('a');
    });
    await api.interrupt('a');
    expect(first).toMatchObject({ ok: true, text: `${noThought}First.` });
    expect(await generate('b')).toMatchObject({ ok: true, reason: 'stop', text: `${noThought}Second.` });
  });
});

it('the delta batch sends the first delta at once, then at most one message a frame, and loses nothing', () => {
  vi.useFakeTimers();
  const sent: { at: number; text: string }[] = [];
  const now = () => vi.getMockedSystemTime()?.getTime() ?? 0;
  const batch = createDeltaBatch((text) => void sent.push({ at: now(), text }), now);
  for (let token = 0; token < 100; token++) {
    batch.push(`${token},`);
    vi.advanceTimersByTime(3);
  }
  void batch.flush();
  expect(sent[0]?.text).toBe('0,');
  expect(sent.map(({ text }) => text).join('')).toBe(Array.from({ length: 100 }, (_, i) => `${i},`).join(''));
  const gaps = sent.slice(1, -1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
});

describe('a GPU that is lost', () => {
  beforeEach(() => {
    real.replies.push('A reply that the lost GPU cuts short.');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });

  /** Asks a question and loses the GPU at the first word of the reply. */
  function replyWithLostGpu(error?: Error) {
    let shown = '';
    const reply = generate('first', (text) => {
      if (shown === '') void real.loseGpu(error);
      shown = text;
    });
    return { reply, shown: () => shown };
  }

  it.each([
    new DOMException("Failed to execute 'mapAsync' on 'GPUBuffer': Device is lost", 'OperationError'),
    new DOMException('words that no browser has used before', 'OperationError'),
    new TypeError("Cannot read properties of undefined (reading 'queue')"),
  ])('reports a lost GPU whatever the error says: %s', async (error) => {
    const { reply, shown } = replyWithLostGpu(error);
    expect(await reply).toMatchObject({ ok: false, failure: 'device-lost', detail: error.message });
    expect(shown()).not.toBe('');
  });

  it('reports a lost GPU that leaves the reply pending for ever', async () => {
    const { reply } = replyWithLostGpu();
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
});
