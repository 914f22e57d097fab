import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { createOllamaBackend } from '../../src/backends/ollama/ollama-backend';
import { startModelServer, type ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/backend-words';

const creators = {
  Ollama: (url: string) =>
    createOllamaBackend({ words: backendWords, host: url, model: 'qwen3:14b', network: testNetwork() }),
  'the hosted model': (url: string) =>
    createHostedBackend({
      words: backendWords,
      model: 'Qwen/Qwen3-14B',
      endpoint: url,
      network: testNetwork(),
    }),
};

describe.each(Object.entries(creators))('reasoning sent by %s', (_name, create) => {
  let server: ModelServer;

  beforeAll(async () => {
    server = await startModelServer({ paceMs: 1 });
  });
  afterAll(() => server.close());

  const ask = (scenario: string) => readReply(create(server.url), `[scenario: ${scenario}]`);

  it.each([
    'think-inline',
    'think-empty',
    'think-split',
    'think-orphan',
    'think-orphan-undisguised',
    'think-field',
    'think-reasoning',
  ])('leaves only the answer: %s', async (scenario) => {
    const { text, events } = await ask(scenario);
    expect(text).toBe('The answer.');
    expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stop' });
  });

  it.each(['think-inline', 'think-empty', 'think-split', 'think-orphan', 'think-field', 'think-reasoning'])(
    'lets none of it through even for a moment: %s',
    async (scenario) => {
      const { events } = await ask(scenario);
      expect(JSON.stringify(events)).not.toMatch(/secret|think|user wants/);
    },
  );
});

it('holds the first sentence of Ollama, whose templates may open the block by themselves', async () => {
  const server = await startModelServer({ paceMs: 1 });
  const { text, events } = await readReply(
    creators.Ollama(server.url),
    '[scenario: think-orphan-undisguised]',
  );
  await server.close();
  expect(text).toBe('The answer.');
  expect(JSON.stringify(events)).not.toMatch(/secret|retracted/);
});
