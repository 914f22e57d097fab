import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHostedBackend, type HostedBackendOptions } from '../../src/backends/hosted/hosted-backend';
import { abortableSleep } from '../../src/shared/abortable-sleep';
import { longSilenceMs } from '../../src/backends/silence';
import { startModelServer, type ModelServer } from '../support/model-server';
import { readReply } from '../support/read-reply';
import { testNetwork } from '../support/test-network';
import { backendWords } from '../support/words';
import { testBrokenStreams, twoTurns, withSuffix } from './wire';

const model = 'Qwen/Qwen3-14B';
const token = 'hf_aSecretNobodyMaySee';

describe('the hosted model on the wire', () => {
  let server: ModelServer;
  let pauses: number[];

  beforeEach(async () => {
    server = await startModelServer({ paceMs: 1 });
    pauses = [];
  });
  afterEach(() => server.close());

  function createBackend(options: Partial<HostedBackendOptions> = {}) {
    return createHostedBackend({
      words: backendWords,
      model,
      provider: 'nscale',
      endpoint: `${server.url}/v1`,
      network: testNetwork(),
      sleep: (milliseconds, signal) => {
        if (milliseconds === longSilenceMs) return abortableSleep(milliseconds, signal);
        pauses.push(milliseconds);
        return Promise.resolve();
      },
      ...options,
    });
  }

  /** Sends what would go to the vendor's router to the test's server, and notes where it was meant to go. */
  function routerNetwork(addresses: string[]) {
    return testNetwork({
      fetch: (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        addresses.push(url.href);
        return fetch(`${server.url}${url.pathname}`, init);
      },
    });
  }

  it('sends exactly the specified body in every turn, to the endpoint, without a credential', async () => {
    const backend = createBackend();
    for (const messages of twoTurns) await readReply(backend, messages);
    expect(server.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual(
      twoTurns.map((messages) => ({
        method: 'POST',
        path: '/v1/chat/completions',
        body: {
          model,
          messages: withSuffix(messages),
          temperature: 0.6,
          max_tokens: 512,
          top_p: 0.9,
          stream: true,
        },
      })),
    );
    for (const { headers } of server.requests) expect(headers.authorization).toBeUndefined();
  });

  it.each([
    ['Qwen/Qwen3.5-2B', 'Hi', { enable_thinking: false }],
    ['Qwen/Qwen3-14B', 'Hi /no_think', undefined],
    ['acme/our-model', 'Hi', undefined],
  ])('tells %s not to think as it wants to be told', async (asked, content, field) => {
    await readReply(createBackend({ model: asked }), [{ role: 'user', content: 'Hi' }]);
    const [request] = server.requests;
    expect(request?.body).toMatchObject({ messages: [{ role: 'user', content }] });
    expect(request?.body).toEqual(expect.objectContaining(field ? { chat_template_kwargs: field } : {}));
    expect(JSON.stringify(request?.body).includes('chat_template_kwargs')).toBe(field !== undefined);
  });

  it('makes one request to the router per prompt, with the provider in the model’s suffix', async () => {
    const addresses: string[] = [];
    const network = routerNetwork(addresses);
    const backend = createHostedBackend({ words: backendWords, model, provider: 'nscale', token, network });
    const { text } = await readReply(backend, '[scenario: short]');
    expect(text).toBe('Hello! How can I help?');
    expect(addresses).toEqual(['https://router.huggingface.co/v1/chat/completions']);
    expect(server.requests[0]?.headers.authorization).toBe(`Bearer ${token}`);
    expect(server.requests[0]?.body).toMatchObject({ model: 'Qwen/Qwen3-14B:nscale' });
  });

  it('takes an endpoint that is a path on this origin', async () => {
    const addresses: string[] = [];
    const backend = createBackend({ endpoint: '/api/hf/v1', network: routerNetwork(addresses) });
    await readReply(backend, '[scenario: short]');
    expect(addresses).toEqual(['https://cv.example/api/hf/v1/chat/completions']);
  });

  it('sends no request without token and endpoint', async () => {
    const addresses: string[] = [];
    const backend = createHostedBackend({ words: backendWords, model, network: routerNetwork(addresses) });
    const { thrown } = await readReply(backend, 'hello');
    expect(thrown).toMatchObject({ kind: 'no-credential' });
    expect(addresses).toEqual([]);
  });

  it.each([
    ['401', 'unauthorized', 'Invalid username or password.'],
    ['402', 'credits-exhausted', expect.stringContaining('credits')],
    ['403', 'forbidden', expect.stringContaining('permissions')],
    ['404', 'model-missing', `model '${model}' not found`],
    ['429', 'rate-limited', 'Rate limit reached. Please retry later.'],
    ['500', 'server-error', expect.any(String)],
    ['model-unsupported', 'model-unsupported', expect.any(String)],
    ['context-too-long', 'context-too-long', expect.any(String)],
    ['html-502', 'server-error', undefined],
    ['html', 'bad-response', undefined],
  ])('turns scenario %s into %s, asking once', async (scenario, kind, detail) => {
    const { events, thrown } = await readReply(createBackend(), `[scenario: ${scenario}]`);
    expect(thrown).toMatchObject({ name: 'BackendError', backend: 'huggingface', kind, detail });
    expect(events).toEqual([]);
    expect(server.requests).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  testBrokenStreams(() => ({ backend: createBackend(), server }));

  it('asks a busy server three times with growing pauses, then reports it as busy', async () => {
    const { thrown } = await readReply(createBackend(), '[scenario: 503]');
    expect(thrown).toMatchObject({ kind: 'busy' });
    expect(server.requests).toHaveLength(3);
    expect(pauses).toHaveLength(2);
    expect(pauses[1]).toBeGreaterThan(pauses[0] ?? Infinity);
  });

  it("names this site's own policy if it stopped the request", async () => {
    const policyViolations = new EventTarget();
    const backend = createBackend({
      network: testNetwork({
        policyViolations,
        fetch: () => {
          // Browsers report the violation after they reject the fetch.
          setTimeout(() => policyViolations.dispatchEvent(violationOf(`${server.url}/v1/chat/completions`)));
          return Promise.reject(new TypeError('Failed to fetch'));
        },
      }),
    });
    const { thrown } = await readReply(backend, 'hello');
    expect(thrown).toMatchObject({ kind: 'blocked-by-csp' });
  });

  it('reports the figures the provider gives after the end', async () => {
    const { events } = await readReply(createBackend(), '[scenario: short]');
    expect(events.at(-1)).toEqual({
      type: 'end',
      reason: 'stop',
      stats: { promptTokens: 31, completionTokens: 60 },
    });
  });
});

function violationOf(blockedURI: string): Event {
  return Object.assign(new Event('securitypolicyviolation'), { blockedURI });
}
