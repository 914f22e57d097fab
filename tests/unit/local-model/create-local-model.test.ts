import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../src/backends/backend';
import { createLocalModel } from '../../../src/local-model/create-local-model';
import { localModelWords } from '../../../src/local-model/words.en';
import { createWebLLMBackend } from '../../../src/backends/webllm/webllm-backend';
import type { WorkerEnvironment } from '../../../workers/webllm/environment';
import { createMemoryCaches } from '../../support/memory-caches';
import * as scriptedEngine from '../../support/scripted-engine';
import { workerEnvironment } from '../../support/worker-environment';
import { createFakeWorker, type FakeWorker } from '../../support/webllm-worker';
import { startWeightsServer, type ModelShape, type WeightsServer } from '../../support/weights-server';
import { backendWords } from '../../support/backend-words';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closing.splice(0)) await close();
});

type TestedModel = ReturnType<typeof createLocalModel>;

interface Site {
  readonly model: TestedModel;
  readonly server: WeightsServer;
  readonly workers: FakeWorker[];
  readonly storage: Map<string, string>;
  /** The same browser, later. */
  readonly revisit: () => TestedModel;
}

async function visit(
  shape: ModelShape = {},
  device: Partial<WorkerEnvironment['device']> = {},
): Promise<Site> {
  const server = await startWeightsServer(shape);
  closing.push(() => server.close());
  const caches = createMemoryCaches();
  vi.stubGlobal('caches', caches);
  const environment = workerEnvironment(caches, device);
  const workers: FakeWorker[] = [];
  const storage = new Map<string, string>();
  const open = () => {
    const model = createLocalModel({
      settings: {
        model: 'Qwen3-0.6B-test',
        modelUrl: server.modelUrl,
        modelLibUrl: server.libUrl,
        allowSoftwareGpu: false,
      },
      baseUrl: 'https://cv.example.com/',
      words: localModelWords,
      createWorker: () => {
        const worker = createFakeWorker(environment, scriptedEngine);
        workers.push(worker);
        return worker;
      },
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
    });
    closing.push(() => model.dispose());
    return model;
  };
  return { model: open(), server, workers, storage, revisit: open };
}

function status(model: TestedModel) {
  return model.getSnapshot().state.status;
}

function until(model: TestedModel, wanted: string): Promise<void> {
  return vi.waitFor(() => expect(status(model)).toBe(wanted), { timeout: 5000, interval: 5 });
}

const system: ChatMessage = { role: 'system', content: 'You are the CV of Ada, who earns $$$ & more.' };

async function ask(
  model: TestedModel,
  prompt: string,
  history: ChatMessage[] = [],
  signal = new AbortController().signal,
) {
  const backend = createWebLLMBackend({ model, words: backendWords });
  return collect(backend.stream([system, ...history, { role: 'user', content: prompt }], { signal }));
}

async function collect(stream: AsyncIterable<BackendEvent>) {
  const events: BackendEvent[] = [];
  for await (const event of stream) events.push(event);
  const text = events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
  return { events, text };
}

describe('the local model', () => {
  it('makes no request before the visitor agrees', async () => {
    const { model, server } = await visit();
    await model.probe();
    expect(status(model)).toBe('awaiting-consent');
    expect(server.requests).toEqual([]);
  });

  it('downloads, compiles and becomes ready once the visitor agrees', async () => {
    const { model } = await visit();
    const seen = new Set<string>();
    model.subscribe(() => seen.add(status(model)));
    await model.probe();
    model.consent();
    await until(model, 'ready');
    expect([...seen]).toEqual(['probing', 'awaiting-consent', 'downloading', 'compiling', 'ready']);
    expect(model.getSnapshot().model?.onDevice).toBe(true);
  });

  it('loads a model that is on the device without asking and without a request', async () => {
    const site = await visit();
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'ready');
    const before = site.server.requests.length;
    const later = site.revisit();
    await later.probe();
    await until(later, 'ready');
    expect(site.server.requests.length).toBe(before);
  });

  it('asks again after a load that was cut off in an earlier visit', async () => {
    const site = await visit({ library: { hang: true } });
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'compiling');
    const later = site.revisit();
    await later.probe();
    expect(status(later)).toBe('awaiting-consent');
    expect(later.getSnapshot().device?.cautions).toContain('interrupted-earlier');
  });

  it('is cancelled at once while it compiles, and ignores later reports of that load', async () => {
    const { model, workers } = await visit({ library: { phaseMs: 50 } });
    await model.probe();
    model.consent();
    await until(model, 'compiling');
    model.cancelDownload();
    expect(status(model)).toBe('awaiting-consent');
    expect(workers.at(-1)?.terminated).toBe(true);
    model.consent();
    await until(model, 'ready');
    expect(workers.length).toBe(2);
  });

  it('reports a crash of its worker, and recovers with a new worker', async () => {
    const { model, workers } = await visit({ library: { hang: true } });
    await model.probe();
    model.consent();
    await until(model, 'compiling');
    workers.at(-1)?.crash('out of memory');
    await until(model, 'failed');
    expect(model.getSnapshot().state).toMatchObject({ status: 'failed', failure: 'worker-crashed' });
    model.retry();
    await until(model, 'compiling');
    expect(workers.length).toBe(2);
  });

  it.each([
    ['DeviceLostError', 'out-of-memory'],
    ['CompileError', 'load-failed'],
  ])('calls a load that throws %s %s', async (failWith, failure) => {
    const { model } = await visit({ library: { failWith } });
    await model.probe();
    model.consent();
    await until(model, 'failed');
    expect(model.getSnapshot().state).toMatchObject({ failure });
  });

  it('downloads again the files that the engine refused, but not the weights', async () => {
    const { model, server } = await visit({ library: { failWith: 'CompileError' } });
    await model.probe();
    model.consent();
    await until(model, 'failed');
    const before = server.requests.length;
    model.retry();
    await until(model, 'failed');
    const again = server.requests.slice(before).map(({ file }) => file);
    expect(again.toSorted()).toEqual([
      'mlc-chat-config.json',
      'model.wasm',
      'tensor-cache.json',
      'tokenizer.json',
    ]);
  });

  it('deletes the model from the device', async () => {
    const { model, revisit } = await visit();
    await model.probe();
    model.consent();
    await until(model, 'ready');
    await model.remove();
    expect(status(model)).toBe('awaiting-consent');
    const later = revisit();
    await later.probe();
    expect(later.getSnapshot().model?.onDevice).toBe(false);
  });

  it('can be declined and chosen again', async () => {
    const { model } = await visit();
    await model.probe();
    model.decline();
    expect(status(model)).toBe('declined');
    model.retry();
    expect(status(model)).toBe('awaiting-consent');
  });
});

describe('replies from the local model', () => {
  async function ready(shape: ModelShape = {}) {
    const site = await visit(shape);
    await site.model.probe();
    site.model.consent();
    return site;
  }

  it('wait for the load, then tell the text, then one end with figures', async () => {
    const { model } = await ready();
    const { events, text } = await ask(model, '[scenario: short]');
    expect(text).toBe('Hello! How can I help?');
    const order = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
    expect(order).toEqual(['text-delta', 'end']);
    expect(events.at(-1)).toMatchObject({ reason: 'stop', stats: { completionTokens: 5 } });
  });

  it('leave out figures that the engine divided by zero', async () => {
    const { model } = await ready();
    const { events } = await ask(model, '[scenario: echo]');
    const end = events.at(-1);
    expect(end).toMatchObject({ type: 'end', stats: { prefillTokensPerSecond: 500 } });
    expect(end?.type === 'end' && end.stats).not.toHaveProperty('decodeTokensPerSecond');
  });

  it('reach the model word for word', async () => {
    const { model } = await ready();
    const { text } = await ask(model, 'say it [scenario: echo]');
    expect(text).toBe('say it [scenario: echo]');
  });

  it('read only the newest turn when the conversation goes on', async () => {
    const { model } = await ready();
    await until(model, 'ready');
    const backend = createWebLLMBackend({ model, words: backendWords });
    const signal = new AbortController().signal;
    const first = await collect(
      backend.stream([system, { role: 'user', content: '[scenario: short]' }], { signal }),
    );
    const second = await collect(
      backend.stream(
        [
          system,
          { role: 'user', content: '[scenario: short]' },
          { role: 'assistant', content: first.text },
          { role: 'user', content: '[scenario: echo]' },
        ],
        { signal },
      ),
    );
    expect(second.events.at(-1)).toMatchObject({ stats: { promptTokens: '[scenario: echo]'.length / 4 } });
  });

  it('stop when the reader stops, and the model stays', async () => {
    const { model, workers } = await ready();
    await until(model, 'ready');
    const stop = new AbortController();
    const stream = createWebLLMBackend({ model, words: backendWords }).stream(
      [system, { role: 'user', content: '[scenario: never-ending]' }],
      { signal: stop.signal },
    );
    const seen: string[] = [];
    const reading = (async () => {
      for await (const event of stream) {
        seen.push(event.type);
        if (event.type === 'text-delta') stop.abort(new Error('stopped'));
      }
    })();
    await expect(reading).rejects.toThrow('stopped');
    expect(seen.filter((type) => type === 'text-delta').length).toBe(1);
    const { text } = await ask(model, '[scenario: short]');
    expect(text).toBe('Hello! How can I help?');
    expect(workers.length).toBe(1);
  });

  it('fail as a lost device even if the engine hangs, and work again with the next attempt', async () => {
    for (const scenario of ['device-lost', 'device-lost-silently']) {
      const { model, workers } = await ready();
      await until(model, 'ready');
      await expect(ask(model, `[scenario: ${scenario}]`)).rejects.toMatchObject({ kind: 'device-lost' });
      expect(status(model)).toBe('lost');
      const { text } = await ask(model, '[scenario: short]');
      expect(text).toBe('Hello! How can I help?');
      expect(workers.length).toBe(2);
    }
  });

  it('fail as a crashed worker if it crashes in the middle', async () => {
    const { model, workers } = await ready();
    await until(model, 'ready');
    const reply = ask(model, '[scenario: never-ending]');
    setTimeout(() => workers.at(-1)?.crash('gone'), 20);
    await expect(reply).rejects.toMatchObject({ kind: 'worker-crashed' });
    expect(status(model)).toBe('lost');
  });

  it('leave out the oldest turns, and say so, when the engine finds the prompt too long', async () => {
    const { model } = await ready({ library: { contextWindow: 150 } });
    const long = 'x'.repeat(200);
    const history: ChatMessage[] = Array.from({ length: 3 }, () => [
      { role: 'user' as const, content: long },
      { role: 'assistant' as const, content: long },
    ]).flat();
    const { events, text } = await ask(model, '[scenario: echo]', history);
    expect(text).toBe('[scenario: echo]');
    expect(events.filter(({ type }) => type === 'notice').length).toBe(1);
  });

  it('fail as too long when even the newest message does not fit', async () => {
    const { model } = await ready({ library: { contextWindow: 10 } });
    await expect(ask(model, 'hello')).rejects.toMatchObject({ kind: 'context-too-long' });
  });

  it('fail with the error of a failed load', async () => {
    const { model, server } = await ready();
    server.follow(({ file }) => (file === 'params_shard_1.bin' ? { status: 404 } : undefined));
    await expect(ask(model, 'hello')).rejects.toMatchObject({ kind: 'download-failed' });
  });
});
