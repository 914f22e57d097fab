import { describe, expect, it } from 'vitest';
import type { BackendEvent } from '../../src/backends/backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/backend-words';
import { ollamaDialect } from '../support/model-wire';
import { readReply } from '../support/read-reply';
import { settled } from '../support/scripted-backend';
import { testNetwork } from '../support/test-network';

const model = 'qwen3:14b';
const { wait } = backendWords;

/** A server whose answers and a clock whose time the test gives. */
function setUp() {
  const replies: ((response: Response) => void)[] = [];
  const timers = new Set<{ readonly milliseconds: number; readonly wake: () => void }>();
  let models: readonly object[] = [];
  let looks = 0;
  const network = testNetwork({
    fetch: (_input, init) => {
      if (init?.method !== 'POST') {
        looks += 1;
        return Promise.resolve(Response.json({ models }));
      }
      return new Promise((resolve, reject) => {
        replies.push(resolve);
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    },
  });
  const backend = createOllamaBackend({
    words: backendWords,
    host: 'http://localhost:11434',
    model,
    network,
    sleep: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        const timer = { milliseconds, wake: resolve };
        timers.add(timer);
        signal.addEventListener('abort', () => {
          timers.delete(timer);
          reject(signal.reason);
        });
      }),
  });
  return {
    ask: () => {
      const events: BackendEvent[] = [];
      const controller = new AbortController();
      const done = readReply(backend, 'Who are you?', {
        signal: controller.signal,
        onEvent: (event) => events.push(event),
      });
      return { events, done, stop: () => controller.abort('stopped') };
    },
    /** Two seconds pass for everything that waits. */
    pass: async () => {
      for (const timer of Array.from(timers)) {
        expect(timer.milliseconds).toBe(2000);
        timers.delete(timer);
        timer.wake();
      }
      await settled();
    },
    load: () => (models = [{ name: model, context_length: 4096 }]),
    answer: (index: number) => {
      const body = ollamaDialect.delta({ content: 'Hello.' }) + ollamaDialect.end('stop');
      replies[index]?.(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
    },
    looks: () => looks,
  };
}

const waitsIn = (events: readonly BackendEvent[]) =>
  events.filter((event) => event.type === 'wait').map(({ text }) => text);

describe('a reply of Ollama that keeps the visitor waiting', () => {
  it('says that the model is loaded, then that it reads the profile, until the first piece', async () => {
    const { ask, pass, load, answer, looks } = setUp();
    const { events, done } = ask();
    await settled();
    await pass();
    await pass();
    expect(waitsIn(events)).toEqual([wait.loadingModel]);
    load();
    await pass();
    expect(waitsIn(events)).toEqual([wait.loadingModel, wait.readingProfile]);
    const before = looks();
    await pass();
    await pass();
    expect(looks()).toBe(before);
    answer(0);
    const { text } = await done;
    expect(waitsIn(events)).toEqual([wait.loadingModel, wait.readingProfile, undefined]);
    expect(text).toBe('Hello.');
  });

  it('says that it waits for the reply in the other chat, then what it does itself', async () => {
    const { ask, pass, load, answer } = setUp();
    load();
    const first = ask();
    await settled();
    const second = ask();
    await settled();
    await pass();
    expect(waitsIn(first.events)).toEqual([wait.readingProfile]);
    expect(waitsIn(second.events)).toEqual([wait.otherChat]);
    answer(0);
    await first.done;
    await pass();
    expect(waitsIn(second.events)).toEqual([wait.otherChat, wait.readingProfile]);
    answer(1);
    await second.done;
  });
});
