import { describe, expect, it } from 'vitest';
import type { ChatBackend } from '../../src/backends/backend';
import { BackendError } from '../../src/backends/backend-error';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import type { Network } from '../../src/backends/http/network';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/backend-words';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';

const model = 'Qwen/Qwen3-14B';

const backends = {
  ollama: {
    create: (network: Network) =>
      createOllamaBackend({ host: 'http://localhost:11434', model, words: backendWords, network }),
    type: 'application/x-ndjson',
    begin: '{"message":{"role":"assistant","content":"It began"},"done":false}\n',
    line: (error: unknown) => `${JSON.stringify(error)}\n`,
  },
  hosted: {
    create: (network: Network) =>
      createHostedBackend({ endpoint: '/v1', model, words: backendWords, network }),
    type: 'text/event-stream',
    begin: 'data: {"choices":[{"delta":{"content":"It began"},"finish_reason":null}]}\n\n',
    line: (error: unknown) => `data: ${JSON.stringify(error)}\n\n`,
  },
} as const;

describe.each(Object.entries(backends))('an error of %s', (_, { create, type, begin, line }) => {
  const midStream = (error: unknown) =>
    new Response(begin + line(error), { headers: { 'content-type': type } });
  const inPlace = (error: unknown) => Response.json(error, { status: 500 });

  it.each([
    ['in mid-stream', midStream, 'It began'],
    ['in place of a reply', inPlace, ''],
  ])('%s keeps the text, says what the server said, and shows no object', async (__, respond, kept) => {
    for (const detail of ['What the server says.', undefined]) {
      const error = { error: { message: detail, code: 500 } };
      const backend = create(answering(() => respond(error)));
      const { text, thrown } = await readReply(backend, 'hello');
      expect(text).toBe(kept);
      expect(thrown).toMatchObject({ kind: 'server-error', detail });
      expectSentences(backend, thrown, detail);
    }
  });
});

function answering(respond: () => Response): Network {
  return testNetwork({ fetch: () => Promise.resolve(respond()) });
}

/** The visitor reads what happened and what to do. */
function expectSentences(backend: ChatBackend, thrown: unknown, detail: string | undefined): void {
  if (!(thrown instanceof BackendError)) throw new Error('Nothing was thrown');
  const { problem, action } = backend.describeError(thrown, { origin: 'https://cv.example' });
  expect(problem).not.toMatch(/\[object|undefined/);
  expect(action).toMatch(/^\p{Lu}.+\.$/u);
  if (detail !== undefined) expect(problem).toContain(detail);
}
