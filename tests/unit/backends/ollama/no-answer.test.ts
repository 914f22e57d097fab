import { describe, expect, it } from 'vitest';
import { createOllamaBackend } from '../../../../src/backends/ollama/ollama-backend';
import { readReply } from '../../../support/read-reply';
import { testNetwork } from '../../../support/test-network';
import { backendWords } from '../../../support/words';

const host = 'http://localhost:11434';

const failed = () => Promise.reject(new TypeError('Failed to fetch'));

/** A browser whose request for a reply fails as "Failed to fetch", and whose second look is answered or not. */
function failingFetch(answersProbe: boolean) {
  const probes: RequestInit[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method === 'POST' || input === `${host}/api/ps`) return failed();
    probes.push({ ...init });
    expect(input).toBe(`${host}/`);
    return answersProbe ? Promise.resolve(new Response('')) : failed();
  };
  return { fetch, probes };
}

async function failureOf(changes: Parameters<typeof testNetwork>[0], signal?: AbortSignal) {
  const network = testNetwork(changes);
  const backend = createOllamaBackend({ words: backendWords, host, model: 'qwen3:14b', network });
  return (await readReply(backend, 'hello', signal && { signal })).thrown;
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
    const queryPermission = async (name: string) => {
      asked.push(name);
      return 'denied' as const;
    };
    expect(await failureOf({ fetch, queryPermission })).toMatchObject({ kind: 'permission-denied' });
    expect(asked).toEqual(['loopback-network']);
  });

  it('is no lost network for a server on this device', async () => {
    const { fetch } = failingFetch(false);
    expect(await failureOf({ fetch, isOnline: () => false })).toMatchObject({ kind: 'unreachable' });
  });

  it('can be stopped while the cause is checked', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const fetch = (_input: unknown, init?: RequestInit) => {
      if (init?.method === 'POST') return failed();
      return new Promise<never>((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        controller.abort(reason);
      });
    };
    expect(await failureOf({ fetch }, controller.signal)).toBe(reason);
  });
});
