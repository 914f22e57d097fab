import { describe, expect, it } from 'vitest';
import type { BackendEvent, ChatBackend } from '../../src/backends/backend';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import type { Sleep } from '../../src/shared/abortable-sleep';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/words';
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
  let looks = 0;
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answers: ((response: Response) => void)[] = [];
  let aborted = false;
  const network = testNetwork({
    fetch: (_input, init) => {
      const isQuestion = init?.method === 'POST';
      if (!isQuestion) looks += 1;
      if (!isQuestion && loaded) return Promise.resolve(Response.json({ models: loaded }));
      return new Promise((resolve, reject) => {
        if (isQuestion) answers.push(resolve);
        init?.signal?.addEventListener('abort', () => {
          aborted ||= isQuestion && stream === undefined;
          if (isQuestion) stream?.error(init.signal?.reason);
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
  return {
    ask: () => {
      const events: BackendEvent[] = [];
      const controller = new AbortController();
      const done = readReply(backend, 'Who are you?', {
        signal: controller.signal,
        onEvent: (event) => events.push(event),
      });
      const waits = () => events.flatMap((event) => (event.type === 'wait' ? [event.text] : []));
      return { events, waits, done, end: () => controller.abort('ended') };
    },
    wasAborted: () => aborted,
    looks: () => looks,
    setLoaded: (models: readonly object[]) => (loaded = models),
    pass: async (seconds: number) => {
      await settled();
      for (let second = 0; second < seconds; second++) {
        clock.pass(1000);
        await settled();
      }
    },
    /** Begins to answer the oldest question that waits. */
    begin: async () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
      answers.shift()?.(new Response(body, { headers: { 'content-type': dialect.contentType } }));
      await settled();
    },
    send: async (text: string) => {
      stream?.enqueue(new TextEncoder().encode(text));
      await settled();
    },
  };
}

const wholeReply = (dialect: Dialect) => dialect.delta({ content: 'Hello. ' }) + dialect.end('stop');

describe.each([ollamaDialect, openAiDialect])('a silent server that speaks $name', (dialect) => {
  it('is named after 30 seconds without an answer, and asked no less for it', async () => {
    const { ask, pass, begin, send, wasAborted } = setUp(dialect);
    const { events, waits, done } = ask();
    await pass(29);
    expect(events).not.toContainEqual(silent);
    await pass(5);
    expect(events.at(-1)).toEqual(silent);
    await pass(300);
    expect(wasAborted()).toBe(false);
    await begin();
    await send(wholeReply(dialect));
    expect((await done).text).toBe('Hello. ');
    expect(waits().at(-1)).toBeUndefined();
  });

  it('is named after 30 seconds in mid-stream, each time anew, and the text stays', async () => {
    const { ask, pass, begin, send } = setUp(dialect, [{ name: model }]);
    const { events, done, end } = ask();
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

describe('a reply of Ollama that keeps the visitor waiting', () => {
  it('says that the model is loaded, which is no silence, then that it reads the profile', async () => {
    const { ask, pass, setLoaded, looks, begin, send } = setUp(ollamaDialect, []);
    const { events, waits, done } = ask();
    await pass(120);
    expect(events).toEqual([{ type: 'wait', text: wait.loadingModel }]);
    setLoaded([{ name: model }]);
    await pass(28);
    expect(waits()).toEqual([wait.loadingModel, wait.readingProfile]);
    const before = looks();
    await pass(4);
    expect(events.at(-1)).toEqual(silent);
    expect(looks()).toBe(before);
    await begin();
    await send(wholeReply(ollamaDialect));
    await done;
    expect(waits().at(-1)).toBeUndefined();
  });

  it('says that it waits for the reply in the other chat, then what it does itself', async () => {
    const { ask, pass, begin, send } = setUp(ollamaDialect, [{ name: model }]);
    const first = ask();
    await settled();
    const second = ask();
    await pass(2);
    expect(first.waits()).toEqual([wait.readingProfile]);
    expect(second.waits()).toEqual([wait.otherChat]);
    await begin();
    await send(wholeReply(ollamaDialect));
    await first.done;
    await pass(2);
    expect(second.waits()).toEqual([wait.otherChat, wait.readingProfile]);
    await begin();
    await send(wholeReply(ollamaDialect));
    expect((await second.done).text).toBe('Hello. ');
  });
});
