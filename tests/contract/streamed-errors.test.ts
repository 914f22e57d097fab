import { describe, expect, it } from 'vitest';
import type { ChatBackend } from '../../src/backends/backend';
import { BackendError } from '../../src/backends/backend-error';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import type { Network } from '../../src/backends/http/network';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/backend-words';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';

/** What servers send where a reply should go on, and what of it a visitor reads. */
const errors = [
  [{ error: 'plain' }, 'plain'],
  [{ error: { message: 'nested' } }, 'nested'],
  [{ error: { message: 'typed', type: 'server_error', code: 500 } }, 'typed'],
  [{ error: { message: '{"error":{"message":"inside a text"}}' } }, 'inside a text'],
  [{ message: 'bare' }, 'bare'],
  [{ detail: 'in detail' }, 'in detail'],
  [{ detail: [{ loc: ['body'], msg: 'listed' }] }, 'listed'],
  [[{ error: { message: 'in a list' } }], 'in a list'],
  ['a text', 'a text'],
  [{ error: { code: 500 } }, undefined],
  [{ error: [] }, undefined],
  [{ error: '<html><body>502</body></html>' }, undefined],
  [{ error: '' }, undefined],
] as const;

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
  it.each(errors)('in mid-stream, %j, keeps the text and says %s', async (error, detail) => {
    const backend = create(
      answering(() => new Response(begin + line(error), { headers: { 'content-type': type } })),
    );
    const { text, thrown } = await readReply(backend, 'hello');
    expect(text).toBe('It began');
    expect(thrown).toMatchObject({ kind: 'server-error', detail });
    expectSentences(backend, thrown, detail);
  });

  it.each(errors)('in place of a reply, %j, says %s', async (error, detail) => {
    const backend = create(answering(() => Response.json(error, { status: 500 })));
    const { thrown } = await readReply(backend, 'hello');
    expect(thrown).toMatchObject({ kind: 'server-error', status: 500, detail });
    expectSentences(backend, thrown, detail);
  });
});

describe('an error of a hosted model', () => {
  it.each([
    ['{"type":"overloaded"}', 'overloaded'],
    ['upstream closed', 'upstream closed'],
    ['<html>502</html>', undefined],
    ['{}', undefined],
  ])('as an event of its own, %s, says %s', async (data, detail) => {
    const { create, type, begin } = backends.hosted;
    const body = `${begin}event: error\ndata: ${data}\n\n`;
    const backend = create(answering(() => new Response(body, { headers: { 'content-type': type } })));
    const { text, thrown } = await readReply(backend, 'hello');
    expect(text).toBe('It began');
    expect(thrown).toMatchObject({ kind: 'server-error', detail });
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
