import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ChatBackend, ChatMessage } from '../../src/backends/backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { backendWords } from '../support/backend-words';
import { startModelServer, type ModelServer } from '../support/model-server';
import { scenarios } from '../support/model-scenarios';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';

const model = 'qwen3:14b';
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
