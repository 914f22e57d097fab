import { expect, it, onTestFinished } from 'vitest';
import { parseProfile } from '../../../src/resume/profile';
import { openBackend } from '../../../src/cli/eval/open-backend';
import { refusal } from '../../support/model-scenarios';
import { startModelServer } from '../../support/model-server';
import { ownerResume } from '../../support/owner';

const profile = parseProfile(ownerResume);
const question = [{ role: 'user', content: 'Where does she work?' } as const];

async function modelServer(...options: Parameters<typeof startModelServer>) {
  const server = await startModelServer(...options);
  onTestFinished(() => server.close());
  return server;
}

const about = {
  profile,
  today: new Date('2026-11-15T00:00:00Z'),
  site: { root: import.meta.dirname, profileFolder: import.meta.dirname },
};

it('Ollama in the eval calls a model by its whole name', async () => {
  const { url } = await modelServer();
  const environment = { VITE_OLLAMA_HOST: url, VITE_OLLAMA_MODEL: 'qwen3:4b' };
  const { modelName } = await openBackend('ollama', { ...about, environment });
  expect(modelName).toBe('qwen3:4b');
});

it.each([
  [401, true],
  [402, true],
  [403, true],
  [429, false],
  [500, false],
])('the hosted model in the eval ends the run at status %i: %s', async (status, ends) => {
  const { url } = await modelServer({ respond: refusal(status, 'no') });
  const environment = { VITE_HF_ENDPOINT: `${url}/v1`, VITE_HF_MODEL: 'Qwen/Qwen3-14B' };
  const backend = await openBackend('huggingface', { ...about, environment });
  const { error, isFatal } = await backend.ask(question);
  expect(error).toMatch(/\w/);
  expect(isFatal).toBe(ends);
});

it('asks the quotes without a server', async () => {
  const backend = await openBackend('quotes', { ...about, environment: {} });
  expect((await backend.ask(question)).text).toContain(ownerResume.work[0].name);
});

it('the built site in the eval is missed with a sentence before a browser opens', async () => {
  const opening = openBackend('webllm', { ...about, environment: {} });
  await expect(opening).rejects.toThrow('There is no site in dist. Build it first');
});
