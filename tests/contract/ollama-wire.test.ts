import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatBackend, ChatMessage } from '../../src/backends/backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { startModelServer, type ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/words';
import { testBrokenStreams, twoTurns, withSuffix } from './wire';
import { scenarios } from '../support/model-scenarios';

const model = 'hf.co/Qwen/Qwen3-14B-GGUF';
const options = { temperature: 0.6, top_p: 0.9, num_predict: 512 };

describe('Ollama on the wire', () => {
  let server: ModelServer;
  let backend: ChatBackend;

  beforeEach(async () => {
    server = await startModelServer({ paceMs: 1 });
    backend = createOllamaBackend({ words: backendWords, host: server.url, model, network: testNetwork() });
  });
  // The client warns about a line that it cannot read.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => server.close());

  it('sends the model, the messages, stream, think: false and its limits, and nothing else, in every turn', async () => {
    for (const messages of twoTurns) await readReply(backend, messages);
    expect(server.chatRequests.map(({ method, path, body }) => ({ method, path, body }))).toEqual(
      twoTurns.map((messages) => ({
        method: 'POST',
        path: '/api/chat',
        body: { model, messages: withSuffix(messages), stream: true, think: false, options },
      })),
    );
  });

  it('reports the figures that Ollama sends, as rates', async () => {
    const { events } = await readReply(backend, '[scenario: short]');
    expect(events.at(-1)).toEqual({
      type: 'end',
      reason: 'stop',
      stats: {
        promptTokens: 31,
        completionTokens: 60,
        prefillTokensPerSecond: 620,
        decodeTokensPerSecond: expect.closeTo(60) as number,
      },
    });
  });

  it.each([
    ['404', 'model-missing', { subject: model }],
    ['503', 'busy', {}],
    ['500', 'server-error', { detail: 'llama runner process has terminated: exit status 2' }],
    ['401', 'unauthorized', {}],
    ['403', 'forbidden', {}],
    ['429', 'rate-limited', {}],
    ['html-502', 'bad-response', {}],
    ['html', 'bad-response', {}],
  ])('turns scenario %s into %s, asking once', async (scenario, kind, facts) => {
    const { events, thrown } = await readReply(backend, `[scenario: ${scenario}]`);
    expect(thrown).toMatchObject({ name: 'BackendError', backend: 'ollama', kind, ...facts });
    expect(events).toEqual([]);
    expect(server.chatRequests).toHaveLength(1);
  });

  testBrokenStreams(() => ({ backend, server }));
});

const profile: readonly ChatMessage[] = [{ role: 'system', content: 'The profile: «é» 😀\n' }];
describe('preparing a model on Ollama', () => {
  let server: ModelServer;
  let backend: ChatBackend;
  let time: number;
  let holdMs: number;

  beforeEach(async () => {
    holdMs = 0;
    time = 0;
    server = await startModelServer({
      respond: (exchange) => ({
        paceMs: 0,
        ...scenarios['short']?.(exchange),
        steps: [exchange.dialect.delta({ content: 'I. Am.' }), exchange.dialect.end('stop')],
        holdMs,
      }),
    });
    backend = createOllamaBackend({
      words: backendWords,
      host: server.url,
      model,
      network: testNetwork(),
      now: () => time,
    });
  });
  afterEach(() => server.close());

  const warmUp = (signal = new AbortController().signal) => backend.warmUp?.(profile, signal);
  const bodies = () => server.chatRequests.map(({ body }) => body as { messages: readonly ChatMessage[] });

  it('sends the system message alone, byte by byte as with a question, for one token', async () => {
    await warmUp();
    await readReply(backend, [...profile, { role: 'user', content: 'Who are you?' }]);
    expect(bodies()[0]).toEqual({
      model,
      messages: profile,
      stream: true,
      think: false,
      options: { temperature: 0.6, top_p: 0.9, num_predict: 1 },
    });
    expect(JSON.stringify(bodies()[1]?.messages[0])).toBe(JSON.stringify(profile[0]));
  });

  it('does not begin while a reply runs', async () => {
    holdMs = 60_000;
    const controller = new AbortController();
    const reply = readReply(backend, 'Who are you?', { signal: controller.signal });
    while (server.chatRequests.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await warmUp();
    expect(server.chatRequests).toHaveLength(1);
    controller.abort();
    await reply;
  });

  it('says nothing of a failure, which the question will name', async () => {
    await server.close();
    await expect(warmUp()).resolves.toBeUndefined();
  });
});
