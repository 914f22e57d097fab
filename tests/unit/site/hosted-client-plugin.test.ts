import { resolve } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHostedBackend, type HostedBackendOptions } from '../../../src/backends/hosted/hosted-backend';
import { hostedClientPlugin } from '../../../src/site/hosted-client-plugin';
import { readReply } from '../../support/read-reply';
import { testNetwork } from '../../support/test-network';

type BackendModule = typeof import('../../../src/backends/hosted/hosted-backend');

const backendFile = resolve(import.meta.dirname, '../../../src/backends/hosted/hosted-backend.ts');

let code: string;
let bundled: BackendModule;

beforeAll(async () => {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    plugins: [hostedClientPlugin()],
    build: { ssr: backendFile, write: false },
    ssr: { noExternal: true },
  });
  if (!('output' in result)) throw new Error('Vite built more than one bundle, or none');
  code = result.output[0].code;
  bundled = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  )) as BackendModule;
});

const model = 'Qwen/Qwen3-14B';
const token = 'hf_test';

describe("the hosted model's client, as the site bundles it", () => {
  it('has the tasks that a chat needs, and none of the others', () => {
    const tasks = code.match(/\b\w+Task(?= = class|\b extends \w+ \{)/g);
    expect(new Set(tasks)).toEqual(
      new Set([
        'AutoRouterConversationalTask',
        'BaseConversationalTask',
        'HFInferenceConversationalTask',
        'HFInferenceTask',
      ]),
    );
  });

  it.each([
    ['the router, with a provider', { model, token, provider: 'nscale' }],
    ['the router, left to choose one', { model, token }],
    ['an endpoint', { model, endpoint: 'https://proxy.example/v1' }],
    ['an endpoint that wants a token', { model, token, endpoint: 'https://proxy.example/api' }],
  ])('isSubmitKey to %s what the whole client would', async (_, options) => {
    const whole = await requestOf(createHostedBackend, options);
    expect(whole.body).toContain('Who are you?');
    expect(await requestOf(bundled.createHostedBackend, options)).toEqual(whole);
  });
});

async function requestOf(
  createBackend: typeof createHostedBackend,
  options: Omit<HostedBackendOptions, 'network'>,
) {
  const requests: { url: string; headers: string[][]; body: string }[] = [];
  const network = testNetwork({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push({ url: request.url, headers: [...request.headers], body: await request.text() });
      return new Response('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n', {
        headers: { 'Content-Type': 'text/event-stream' },
      });
    },
  });
  await readReply(createBackend({ ...options, network }), 'Who are you?');
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent');
  return request;
}
