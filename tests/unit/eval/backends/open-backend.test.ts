import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parseProfile } from '../../../../src/resume/profile';
import { baselineNames, isBackendName, openBackend } from '../../../../src/cli/eval/backends/open-backend';
import { closeServer } from '../../../support/close-server';
import { startModelServer } from '../../../support/model-server';
import { owner, ownerResume } from '../../../support/owner';

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

/** Sends one recorded reply to every request. */
async function recorded(name: string): Promise<string> {
  const body = readFileSync(new URL(`../../../fixtures/ollama/${name}.ndjson`, import.meta.url));
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(body),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => closeServer(server));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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

describe('Ollama in the eval', () => {
  it.each(['plain', 'inline-think', 'orphan-close', 'thinking-field'])(
    'gives the text of a recorded reply without its reasoning: %s',
    async (name) => {
      const backend = await openOllama(await recorded(name));
      const { text, error, seconds } = await backend.ask(question);
      expect(error).toBeUndefined();
      expect(text).not.toBe('');
      expect(text).not.toMatch(/think>/);
      expect(seconds).toBeGreaterThan(0);
    },
  );

  it('has the failure of one reply as the error of its question', async () => {
    const { text, error, isFatal } = await (await openOllama(await recorded('error-line'))).ask(question);
    expect(error).toMatch(/Ollama/);
    expect(text).toEqual(expect.any(String));
    expect(isFatal).toBe(false);
  });

  it('calls a model by its whole name, and tells its size', async () => {
    const { url } = await modelServer();
    const backend = await openOllama(url);
    expect([backend.name, backend.modelName, backend.megabytes]).toEqual(['ollama', 'qwen3:4b', 2497]);
    expect((await openOllama(url, 'qwen3:999b')).megabytes).toBeUndefined();
  });

  it('ends the run at a closed port, with what an owner can do about it', async () => {
    const server = await startModelServer();
    await server.close();
    const { error, isFatal, text } = await (await openOllama(server.url)).ask(question);
    expect(isFatal).toBe(true);
    expect(error).toContain(server.url);
    expect(text).toBe('');
  });

  it('ends the run where the model is missing', async () => {
    const { url } = await modelServer({
      respond: ({ dialect }) => ({
        status: 404,
        contentType: 'application/json',
        steps: [dialect.errorBody('model "qwen3:4b" not found')],
      }),
    });
    const { error, isFatal } = await (await openOllama(url)).ask(question);
    expect(isFatal).toBe(true);
    expect(error).toContain('qwen3:4b');
  });
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

  it('has a whole name, and no size that anybody tells', async () => {
    const backend = await openHosted((await modelServer()).url);
    expect([backend.modelName, backend.megabytes]).toEqual(['Qwen/Qwen3-14B', undefined]);
  });

  it('ends the run where no credential is set', async () => {
    const { error, isFatal } = await (
      await openBackend('huggingface', { ...about, environment: {} })
    ).ask(question);
    expect(isFatal).toBe(true);
    expect(error).toMatch(/VITE_HF_ENDPOINT/);
  });
});

describe('what needs no server', () => {
  it('answers at once: the quotes, one fixed sentence, and the question itself', async () => {
    const replies = await Promise.all(
      (['quotes', ...baselineNames] as const).map(async (name) => {
        const backend = await openBackend(name, { ...about, environment: {} });
        expect(backend.megabytes).toBe(0);
        return (await backend.ask(question)).text;
      }),
    );
    expect(replies[0]).toContain(ownerResume.work[0].name);
    expect(replies[1]).toContain(owner.email);
    expect(replies[2]).toBe('Where does she work?');
  });

  it('says the same sentence to every question, also about an owner without an address', async () => {
    const nameless = parseProfile({ basics: { name: 'Ada Byron' } });
    const backend = await openBackend('fixed-sentence', { ...about, profile: nameless, environment: {} });
    const first = await backend.ask(question);
    expect(first.text).toContain('Please write to Ada for details.');
    expect((await backend.ask([{ role: 'user', content: 'Hello' }])).text).toBe(first.text);
  });

  it('is known by its name', () => {
    expect(['ollama', 'webllm', 'parrot'].every(isBackendName)).toBe(true);
    expect(isBackendName('toString')).toBe(false);
  });
});

describe('the built site in the eval', () => {
  it('is missed with a sentence before a browser opens', async () => {
    const opening = openBackend('webllm', { ...about, environment: {} });
    await expect(opening).rejects.toThrow('There is no site in dist. Build it first');
  });
});
