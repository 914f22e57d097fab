import type { BackendEvent, BackendId, ChatBackend, ChatMessage } from '../../src/backends/backend';

interface ScriptedStream {
  readonly messages: readonly ChatMessage[];
  readonly signal: AbortSignal;
  emit(...events: BackendEvent[]): Promise<void>;
  text(...pieces: string[]): Promise<void>;
  /** Ends the stream, by default after an `end` event. */
  end(event?: Extract<BackendEvent, { type: 'end' }>): Promise<void>;
  fail(error: unknown): Promise<void>;
  /** True once the consumer has left the stream. */
  readonly isClosed: boolean;
}

export interface ScriptedBackend extends ChatBackend {
  /** Every stream that was requested, in order. */
  readonly streams: readonly ScriptedStream[];
  readonly lastStream: ScriptedStream;
}

/** A backend whose streams the test writes; each step resolves once the chat has read it. */
export function createScriptedBackend(
  id: BackendId = 'ollama',
  options: { readonly modelName?: string } = {},
): ScriptedBackend {
  const streams: ScriptedStream[] = [];
  return {
    id,
    modelName: options.modelName ?? 'Qwen3 14B',
    whereItRuns: 'in a test',
    describeError: ({ kind }) => ({ problem: `It was ${kind}.`, action: 'Do something.' }),
    streams,
    get lastStream() {
      const last = streams.at(-1);
      if (!last) throw new Error('Nothing was sent yet');
      return last;
    },
    async *stream(messages, { signal }) {
      const queue: (BackendEvent | { readonly fail: unknown } | 'close')[] = [];
      let wake = () => {};
      let isClosed = false;
      const push = async (...entries: typeof queue) => {
        queue.push(...entries);
        wake();
        await settled();
      };
      streams.push({
        messages,
        signal,
        emit: (...events) => push(...events),
        text: (...pieces) => push(...pieces.map((text) => ({ type: 'text-delta' as const, text }))),
        end: (event = { type: 'end', reason: 'stop' }) => push(event, 'close'),
        fail: (error) => push({ fail: error }),
        get isClosed() {
          return isClosed;
        },
      });
      signal.addEventListener('abort', () => wake());
      try {
        for (;;) {
          signal.throwIfAborted();
          const entry = queue.shift();
          if (entry === 'close') return;
          if (entry === undefined) await new Promise<void>((resolve) => (wake = resolve));
          else if ('fail' in entry) throw entry.fail;
          else yield entry;
        }
      } finally {
        isClosed = true;
      }
    },
  };
}

/** Runs every promise callback that is ready. */
export async function settled(): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
}
