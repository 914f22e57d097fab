import { describe, expect, it } from 'vitest';
import { createOllamaBackend } from '../../../../src/backends/ollama/ollama-backend';
import { readReply } from '../../../support/read-reply';
import { testNetwork } from '../../../support/test-network';
import { backendWords } from '../../../support/backend-words';

const host = 'http://localhost:11434';

/** A browser whose request for a reply fails as "Failed to fetch", and whose second look is answered or not. */
function failingFetch(answersProbe: boolean) {
  const probes: RequestInit[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'POST' || input === `${host}/api/ps`)
      return Promise.reject(new TypeError('Failed to fetch'));
    probes.push({ ...init });
    expect(input).toBe(`${host}/`);
    return answersProbe
      ? Promise.resolve(new Response(''))
      : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { fetch, probes };
}

async function failureOf(changes: Parameters<typeof testNetwork>[0]) {
  const backend = createOllamaBackend({
    words: backendWords,
    host,
    model: 'qwen3:14b',
    network: testNetwork(changes),
  });
  const { thrown } = await readReply(backend, 'hello');
  return thrown;
}

describe('why Ollama gave no answer', () => {
  it('is not running, when nothing answers without an origin either', async () => {
    const { fetch, probes } = failingFetch(false);
    expect(await failureOf({ fetch })).toMatchObject({ kind: 'unreachable', subject: host });
    expect(probes).toMatchObject([{ mode: 'no-cors', credentials: 'omit' }]);
  });

  it('refuses this origin, when it answers without one', async () => {
    const { fetch } = failingFetch(true);
    expect(await failureOf({ fetch })).toMatchObject({ kind: 'origin-refused', subject: host });
  });

  it('is a denied permission on a public site, where nothing answers without an origin either', async () => {
    const { fetch } = failingFetch(false);
    const asked: string[] = [];
    const thrown = await failureOf({
      fetch,
      queryPermission: (name) => {
        asked.push(name);
        return Promise.resolve('denied');
      },
    });
    expect(thrown).toMatchObject({ kind: 'permission-denied' });
    expect(asked).toEqual(['loopback-network']);
  });

  it('is no lost network for a server on this device', async () => {
    const { fetch } = failingFetch(false);
    expect(await failureOf({ fetch, isOnline: () => false })).toMatchObject({ kind: 'unreachable' });
  });

  it('can be stopped while the cause is checked', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const network = testNetwork({
      fetch: (_input, init) => {
        if (init?.method === 'POST') return Promise.reject(new TypeError('Failed to fetch'));
        return new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('aborted', 'AbortError'));
          });
          controller.abort(reason);
        });
      },
    });
    const backend = createOllamaBackend({ words: backendWords, host, model: 'qwen3:14b', network });
    const { thrown } = await readReply(backend, 'hello', { signal: controller.signal });
    expect(thrown).toBe(reason);
  });
});
