import { afterEach, describe, expect, it } from 'vitest';
import { parseProfile } from '../../../src/resume/profile';
import { openBackend } from '../../../src/cli/eval/open-backend';
import { startModelServer } from '../../support/model-server';
import { ownerResume } from '../../support/owner';

const profile = parseProfile(ownerResume);
const question = [{ role: 'user', content: 'Where does she work?' } as const];

let closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.map((close) => close()));
  closing = [];
});

async function modelServer(...options: Parameters<typeof startModelServer>) {
  const server = await startModelServer(...options);
  closing.push(() => server.close());
  return server;
}

const about = {
  profile,
  today: new Date('2026-11-15T00:00:00Z'),
  site: { root: import.meta.dirname, profileFolder: import.meta.dirname },
};

function openOllama(host: string, model = 'qwen3:4b') {
  const environment = { VITE_OLLAMA_HOST: host, VITE_OLLAMA_MODEL: model };
  return openBackend('ollama', { ...about, environment });
}

it('Ollama in the eval calls a model by its whole name', async () => {
  const { url } = await modelServer();
  const backend = await openOllama(url);
  expect(backend.modelName).toBe('qwen3:4b');
});

describe('the hosted model in the eval', () => {
  const openHosted = (endpoint: string) =>
    openBackend('huggingface', {
      ...about,
      environment: { VITE_HF_ENDPOINT: endpoint, VITE_HF_MODEL: 'Qwen/Qwen3-14B' },
    });
  const refuse = (status: number) =>
    modelServer({
      respond: ({ dialect }) => ({
        status,
        contentType: 'application/json',
        steps: [dialect.errorBody('no')],
      }),
    });

  it.each([
    [401, true],
    [402, true],
    [403, true],
    [429, false],
    [500, false],
  ])('ends the run at status %i: %s', async (status, ends) => {
    const { url } = await refuse(status);
    const { error, isFatal } = await (await openHosted(`${url}/v1`)).ask(question);
    expect(error).toMatch(/\w/);
    expect(isFatal).toBe(ends);
  });
});

it('asks the quotes without a server', async () => {
  const backend = await openBackend('quotes', { ...about, environment: {} });
  expect((await backend.ask(question)).text).toContain(ownerResume.work[0].name);
});

it('the built site in the eval is missed with a sentence before a browser opens', async () => {
  const opening = openBackend('webllm', { ...about, environment: {} });
  await expect(opening).rejects.toThrow('There is no site in dist. Build it first');
});
