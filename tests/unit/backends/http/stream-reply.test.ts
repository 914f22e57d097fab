import { describe, expect, it } from 'vitest';
import { BackendError } from '../../../../src/backends/backend-error';
import { streamReply, type ReplyChunk, type ReplySource } from '../../../../src/backends/http/stream-reply';
import { readReply } from '../../../support/read-reply';
import { watchPolicy } from '../../../../src/backends/http/policy-watch';

const stop: ReplyChunk = { end: { type: 'end', reason: 'stop' } };

/** A source that sends these chunks and then, where there is one, fails. */
function sourceOf(chunks: readonly ReplyChunk[], failure?: Error): ReplySource {
  return {
    quirk: { leaks: false },
    async *open() {
      yield* chunks;
      if (failure) throw failure;
    },
    explain: async (error) => new BackendError('ollama', 'server-error', { cause: error }),
    cutOff: () => new BackendError('ollama', 'cut-off'),
  };
}

const read = (source: ReplySource, options?: Parameters<typeof readReply>[2]) =>
  readReply({ stream: (_, { signal }) => streamReply(signal, source) }, '', options);

describe('the course of a reply over HTTP', () => {
  it('says nothing after an abort, even where one piece held more than one event', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const leaking = sourceOf([{ content: 'I should greet.' }, { content: '</think>Hello' }, stop]);
    const { events, thrown } = await read(leaking, {
      signal: controller.signal,
      onEvent: ({ type }) => {
        if (type === 'text-retracted') controller.abort(reason);
      },
    });
    expect(thrown).toBe(reason);
    expect(events.at(-1)?.type).toBe('text-retracted');
  });

  it('counts a reply as whole if its connection breaks after its end was announced', async () => {
    const breaking = sourceOf([{ content: 'Hello' }, stop], new TypeError('network error'));
    const { events, thrown } = await read(breaking);
    expect(thrown).toBeUndefined();
    expect(events.at(-1)).toEqual({ type: 'end', reason: 'stop' });
  });
});

const address = 'http://localhost:11434';

function violation(blockedURI: string): Event {
  return Object.assign(new Event('securitypolicyviolation'), { blockedURI });
}

it('ignores other addresses, and every event after it was stopped', async () => {
  const document = new EventTarget();
  const watch = watchPolicy(document, address);
  document.dispatchEvent(violation('https://elsewhere.example/'));
  watch.stop();
  document.dispatchEvent(violation(`${address}/api/chat`));
  expect(await watch.blocked()).toBe(false);
});
