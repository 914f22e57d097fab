/** Runs the proxy of the guide in `src/backends/hosted/README.md` as printed, in front of a scripted model server. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostedBackend } from '../../src/backends/hosted/hosted-backend';
import { startModelServer, type ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/words';

interface Worker {
  fetch(request: Request, env: Environment): Promise<Response>;
}

interface Environment {
  readonly HF_TOKEN: string;
  readonly LIMITER: { limit(options: { key: string }): Promise<{ success: boolean }> };
}

const origin = 'https://your-name.github.io';
const token = 'hf_heldByTheProxy';
const guide = new URL('../../src/backends/hosted/README.md', import.meta.url);

async function loadWorker(): Promise<Worker> {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(guide, 'utf8')) ?? [];
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(/* @vite-ignore */ url)) as { default: Worker };
  return module.default;
}

describe('the proxy of the guide', () => {
  let worker: Worker;
  let server: ModelServer;
  let isWithinLimit: boolean;
  let counted: string[];

  beforeAll(async () => {
    worker = await loadWorker();
    server = await startModelServer({ paceMs: 1 });
  });
  beforeEach(() => {
    const realFetch = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      realFetch(input.replace('https://router.huggingface.co', server.url), init),
    );
    isWithinLimit = true;
    counted = [];
  });
  afterAll(() => server.close());

  const call = (init: RequestInit, path = '/v1/chat/completions') =>
    worker.fetch(new Request(`https://proxy.example${path}`, init), {
      HF_TOKEN: token,
      LIMITER: {
        limit: ({ key }) => {
          counted.push(key);
          return Promise.resolve({ success: isWithinLimit });
        },
      },
    });

  const ask = (body: unknown, from = origin) =>
    call({ method: 'POST', headers: { Origin: from }, body: JSON.stringify(body) });

  const messages = [{ role: 'user', content: '[scenario: short] hello' }];

  it('adds the credential and answers the site with a stream', async () => {
    const backend = createHostedBackend({
      words: backendWords,
      model: 'Qwen/Qwen3-14B',
      endpoint: 'https://proxy.example/v1',
      network: testNetwork({
        fetch: async (input, init) => {
          const request = new Request(input, init);
          expect(request.headers.get('authorization')).toBeNull();
          const headers = { ...Object.fromEntries(request.headers), Origin: origin };
          return call({ method: 'POST', headers, body: await request.text() });
        },
      }),
    });
    const { text, thrown } = await readReply(backend, messages[0]?.content ?? '');
    expect(thrown).toBeUndefined();
    expect(text).toBe('Hello! How can I help?');
    expect(server.requests.at(-1)?.headers.authorization).toBe(`Bearer ${token}`);
    expect(server.requests.at(-1)?.body).toMatchObject({ model: 'Qwen/Qwen3-14B:nscale', stream: true });
  });

  it('passes an error on with its status, and hides the credential', async () => {
    const response = await ask({ messages: [{ role: 'user', content: '[scenario: 402]' }] });
    expect(response.status).toBe(402);
    expect(await response.text()).not.toContain(token);
  });

  it('allows the browser requests from this site and from no other', async () => {
    const allowed = await call({ method: 'OPTIONS', headers: { Origin: origin } });
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
    const refused = await call({ method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('access-control-allow-origin')).not.toBe('https://elsewhere.example');
  });

  it.each([
    ['another origin', 403, () => ask({ messages }, 'https://elsewhere.example')],
    [
      'another path',
      404,
      () => call({ method: 'POST', headers: { Origin: origin }, body: '{}' }, '/v1/models'),
    ],
    ['a huge body', 413, () => ask({ messages: [{ role: 'user', content: 'x'.repeat(70_000) }] })],
    ['no messages', 400, () => ask({ prompt: 'hello' })],
    ['no JSON', 400, () => call({ method: 'POST', headers: { Origin: origin }, body: 'hello' })],
  ])('refuses %s and asks nobody', async (_name, status, request) => {
    const before = server.requests.length;
    const response = await request();
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.any(String) as string });
    expect(server.requests).toHaveLength(before);
  });

  it('refuses a visitor who sends too many requests', async () => {
    isWithinLimit = false;
    expect((await ask({ messages })).status).toBe(429);
  });
});
