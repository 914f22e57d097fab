import { describe, expect, it } from 'vitest';
import type { BackendEvent, ChatBackend } from '../../../../src/backends/backend';
import { fromChatBackend } from '../../../../src/cli/eval/backends/chat-backend';

/** Sends these events, then fails with the error if there is one. */
function backendOf(events: readonly BackendEvent[], error?: unknown): ChatBackend {
  return {
    id: 'ollama',
    modelName: 'Qwen3 0.6B',
    whereItRuns: 'on a test',
    async *stream() {
      yield* events;
      if (error !== undefined) throw error;
    },
    describeError: ({ kind }) => ({ problem: `It failed: ${kind}.`, action: 'Try again.' }),
    dispose() {
      // Nothing is open.
    },
  };
}

const delta = (text: string): BackendEvent => ({ type: 'text-delta', text });
const end = { type: 'end', reason: 'stop' } as const;

async function ask(events: readonly BackendEvent[], error?: unknown) {
  let clock = 0;
  const backend = fromChatBackend(backendOf(events, error), { name: 'ollama', now: () => (clock += 1500) });
  return backend.ask([{ role: 'user', content: 'Where?' }]);
}

describe('a reply of one of the site’s backends', () => {
  it('is its text, with the seconds to its first word and to its end, and its speed', async () => {
    expect(
      await ask([delta('At a '), delta('mill.'), { ...end, stats: { decodeTokensPerSecond: 20 } }]),
    ).toEqual({
      text: 'At a mill.',
      firstSeconds: 1.5,
      seconds: 3,
      tokensPerSecond: 20,
      error: undefined,
    });
  });
});
