import { describe, expect, it } from 'vitest';
import type { BackendEvent, ChatBackend } from '../../src/backends/backend';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import type { Sleep } from '../../src/backends/http/abortable-sleep';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/backend-words';
import { type Dialect, ollamaDialect, openAiDialect } from '../support/model-wire';
import { readReply } from '../support/read-reply';
import { settled } from '../support/scripted-backend';
import { createStepClock } from '../support/step-clock';
import { testNetwork } from '../support/test-network';

const { wait } = backendWords;
const silent = { type: 'wait', text: wait.silent, isSilent: true };
const model = 'qwen3:14b';

/** A server that answers a question when the test says so, and its look-ups with `listed`; undefined: never. */
function setUp(dialect: Dialect, listed?: readonly object[]) {
  const clock = createStepClock();
  let loaded = listed;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  let answer: (response: Response) => void = () => {};
  let aborted = false;
  const network = testNetwork({
    fetch: (_input, init) => {
      if (init?.method !== 'POST' && loaded) return Promise.resolve(Response.json({ models: loaded }));
      return new Promise((resolve, reject) => {
        if (init?.method === 'POST') answer = resolve;
        init?.signal?.addEventListener('abort', () => {
          aborted ||= init.method === 'POST' && stream === undefined;
          if (init.method === 'POST') stream?.error(init.signal?.reason);
          reject(init.signal?.reason);
        });
      });
    },
  });
  const sleep: Sleep = (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const cancel = clock.after(milliseconds, resolve);
      signal.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
  const common = { words: backendWords, network, sleep };
  const backend: ChatBackend =
    dialect.name === 'ollama'
      ? createOllamaBackend({ ...common, host: 'http://localhost:11434', model, now: () => clock.now() })
      : createHostedBackend({ ...common, endpoint: 'https://models.test/v1', model });
  const events: BackendEvent[] = [];
  const controller = new AbortController();
  const done = readReply(backend, 'Who are you?', {
    signal: controller.signal,
    onEvent: (event) => events.push(event),
  });
  return {
    events,
    done,
    wasAborted: () => aborted,
    end: () => controller.abort('ended'),
    setLoaded: (models: readonly object[]) => (loaded = models),
    pass: async (seconds: number) => {
      await settled();
      for (let second = 0; second < seconds; second++) {
        clock.pass(1000);
        await settled();
      }
    },
    begin: async () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      answer(new Response(body, { headers: { 'content-type': dialect.contentType } }));
      await settled();
    },
    send: async (text: string) => {
      stream?.enqueue(new TextEncoder().encode(text));
      await settled();
    },
  };
}

describe.each([ollamaDialect, openAiDialect])('a silent server that speaks $name', (dialect) => {
  it('is named after 30 seconds without an answer, and asked no less for it', async () => {
    const { events, pass, begin, send, done, wasAborted } = setUp(dialect);
    await pass(29);
    expect(events).not.toContainEqual(silent);
    await pass(5);
    expect(events.at(-1)).toEqual(silent);
    await pass(300);
    expect(wasAborted()).toBe(false);
    await begin();
    await send(dialect.delta({ content: 'Hello. ' }) + dialect.end('stop'));
    expect((await done).text).toBe('Hello. ');
    expect(events.filter(({ type }) => type === 'wait').at(-1)).toEqual({ type: 'wait', text: undefined });
  });

  it('is named after 30 seconds in mid-stream, each time anew, and the text stays', async () => {
    const { events, pass, begin, send, end, done } = setUp(dialect, [{ name: model }]);
    await pass(1);
    await begin();
    await send(dialect.delta({ content: 'Hello. I ' }));
    await pass(29);
    await send(dialect.delta({ content: 'am ' }));
    await pass(29);
    expect(events).not.toContainEqual(silent);
    await pass(1);
    expect(events.at(-1)).toEqual(silent);
    await send(dialect.delta({ content: 'here' }));
    expect(events.slice(-2)).toEqual([
      { type: 'wait', text: undefined },
      { type: 'text-delta', text: 'here' },
    ]);
    await pass(30);
    expect(events.at(-1)).toEqual(silent);
    end();
    expect(await done).toMatchObject({ text: 'Hello. I am here', thrown: 'ended' });
  });
});

it('is no silence while Ollama loads the model', async () => {
  const { events, pass, setLoaded, end, done } = setUp(ollamaDialect, []);
  await pass(120);
  expect(events).toEqual([{ type: 'wait', text: wait.loadingModel }]);
  setLoaded([{ name: model }]);
  await pass(28);
  expect(events.at(-1)).toEqual({ type: 'wait', text: wait.readingProfile });
  await pass(4);
  expect(events.at(-1)).toEqual(silent);
  end();
  await done;
});
