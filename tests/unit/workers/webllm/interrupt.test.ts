/** Stop, by the id of a reply, through the worker's api and web-llm's own engine code. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GenerateOutcome, WebLLMWorkerApi } from '../../../../workers/webllm/protocol';
import { createRealEngine, type RealEngine } from '../../../support/real-web-llm';
import { loadedApi } from '../../../support/webllm-worker';
import { qwenTemplate } from '../../../support/weights-server';

/** What a model that can think is made to say first. */
const noThought = '<think>\n\n</think>\n\n';
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
  return api.generate({ id, messages, temperature: 0.6, topP: 0.9, maxTokens: 512 }, (delta) => {
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
