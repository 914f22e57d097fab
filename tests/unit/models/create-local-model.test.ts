import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../src/backends/backend';
import type { OfferedModel } from '../../../src/models/offered-model';
import { createLocalModel } from '../../../src/models/create-local-model';
import { localModelWords } from '../../../src/models/words.en';
import { createWebLLMBackend } from '../../../src/models/webllm/webllm-backend';
import type { WorkerEnvironment } from '../../../workers/webllm/environment';
import { createFakeOffer, offers } from '../../support/fake-offer';
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
  readonly session: Map<string, string>;
  /** The same browser, later. */
  readonly revisit: (offered?: OfferedModel) => TestedModel;
}

async function visit(
  shape: ModelShape = {},
  device: Partial<WorkerEnvironment['device']> = {},
  offered?: OfferedModel,
): Promise<Site> {
  const server = await startWeightsServer(shape);
  closing.push(() => server.close());
  const caches = createMemoryCaches();
  vi.stubGlobal('caches', caches);
  const environment = workerEnvironment(caches, device);
  const workers: FakeWorker[] = [];
  const storage = new Map<string, string>();
  const session = new Map<string, string>();
  const open = (offer = offered) => {
    const model = createLocalModel({
      offered: offer,
      settings: {
        model: 'Qwen3-0.6B-test',
        modelUrl: server.modelUrl,
        modelLibUrl: server.libUrl,
        allowSoftwareGpu: false,
      },
      baseUrl: 'https://cv.example.com/',
      siteName: 'talking-cv:/cv/',
      words: localModelWords,
      createWorker: () => {
        const worker = createFakeWorker(environment, scriptedEngine);
        workers.push(worker);
        return worker;
      },
      storage: keyValueStore(storage),
      session: keyValueStore(session),
    });
    closing.push(() => model.dispose());
    return model;
  };
  return { model: open(), server, workers, storage, session, revisit: open };
}

function keyValueStore(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

function status(model: TestedModel) {
  return model.getSnapshot().state.status;
}

function until(model: TestedModel, wanted: string): Promise<void> {
  return vi.waitFor(() => expect(status(model)).toBe(wanted), { timeout: 30_000, interval: 5 });
}

const system: ChatMessage = { role: 'system', content: 'You are the CV of Ada, who earns $$$ & more.' };

async function ask(
  model: TestedModel,
  prompt: string,
  history: ChatMessage[] = [],
  signal = new AbortController().signal,
  onText = () => {},
) {
  const backend = createWebLLMBackend({ model, words: backendWords });
  return collect(backend.stream([system, ...history, { role: 'user', content: prompt }], { signal }), onText);
}

async function collect(stream: AsyncIterable<BackendEvent>, onText = () => {}) {
  const events: BackendEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    if (event.type === 'text-delta') onText();
  }
  const text = events.map((event) => (event.type === 'text-delta' ? event.text : '')).join('');
  return { events, text };
}

async function removeFirst(model: TestedModel): Promise<void> {
  const [first] = model.getSnapshot().stored ?? [];
  if (!first) throw new Error('Nothing is stored');
  await model.remove(first.source, { evenIfShared: false });
}

async function loaded(shape: ModelShape = {}): Promise<Site> {
  const site = await visit(shape);
  await site.model.probe();
  site.model.consent();
  await until(site.model, 'ready');
  await site.model.listStored();
  return site;
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

  it('asks again after a load that was cut off before the worker reported', async () => {
    const site = await visit({ library: { hang: true } });
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'compiling');
    site.model.cancelDownload();
    site.model.consent();
    site.model.dispose();
    const later = site.revisit();
    await later.probe();
    expect(status(later)).toBe('awaiting-consent');
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

  it('runs another library than the first only once the visitor agrees to it', async () => {
    const { model, server, revisit } = await visit({ library: { failWith: 'CompileError' } });
    await model.probe();
    model.consent();
    await until(model, 'failed');
    const another = Buffer.from('{"words":["Hello"]}');
    server.follow(({ file }) => (file === 'model.wasm' ? { body: another } : undefined));
    model.retry();
    const asking = { failure: 'library-changed', detail: createHash('sha256').update(another).digest('hex') };
    await vi.waitFor(() => expect(model.getSnapshot().state).toMatchObject(asking));
    await expect(ask(model, 'Hi')).rejects.toMatchObject({ kind: 'load-cancelled' });
    const later = revisit();
    await later.probe();
    await vi.waitFor(() => expect(later.getSnapshot().state).toMatchObject(asking));
    later.retry();
    await vi.waitFor(() => expect(status(later)).toBe('failed'));
    expect(later.getSnapshot().state).toMatchObject(asking);
    later.retry(true);
    await until(later, 'ready');
    const again = revisit();
    await again.probe();
    await until(again, 'ready');
  });

  it('can be declined and chosen again', async () => {
    const { model } = await visit();
    await model.probe();
    model.decline('quotes');
    expect(status(model)).toBe('declined');
    expect(model.getSnapshot().instead).toBe('quotes');
    model.retry();
    expect(status(model)).toBe('awaiting-consent');
    expect(model.getSnapshot().instead).toBeUndefined();
  });

  it('stays declined until the tab closes', async () => {
    const site = await visit();
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'ready');
    site.model.decline('huggingface');
    const later = site.revisit();
    await later.probe();
    expect(later.getSnapshot()).toMatchObject({ state: { status: 'declined' }, instead: 'huggingface' });
    expect([...site.session.keys()]).toEqual(['talking-cv:/cv/:instead-of-local-model']);
    site.session.clear();
    const otherTab = site.revisit();
    await otherTab.probe();
    await until(otherTab, 'ready');
  });

  it('can be declined where the browser stores nothing', async () => {
    const site = await visit();
    site.session.set = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await site.model.probe();
    site.model.decline('quotes');
    expect(status(site.model)).toBe('declined');
  });

  it('keeps its note of an unfinished load under the name of its site', async () => {
    const site = await visit({ library: { hang: true } });
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'compiling');
    expect([...site.storage.keys()]).toEqual(['talking-cv:/cv/:webllm-loading']);
  });
});

describe('a model that the device has already', () => {
  it('is looked for with the check of the device, and never started unasked', async () => {
    const offer = createFakeOffer(offers.available);
    const { model, session } = await visit({}, {}, offer);
    expect(offer.calls).toEqual([]);
    await model.probe();
    expect(model.getSnapshot().offer?.status).toBe('available');
    expect(status(model)).toBe('awaiting-consent');
    expect(offer.calls).not.toContain('start');
    expect(session.size).toBe(0);
  });

  it('is known before the visitor is asked anything', async () => {
    const offer = createFakeOffer(offers.available, { isSlow: true });
    const { model } = await visit({}, {}, offer);
    const probing = model.probe();
    await vi.waitFor(() => expect(model.getSnapshot().model).toBeUndefined());
    await vi.waitFor(() => expect(offer.calls).toContain('check'));
    expect(status(model)).toBe('probing');
    offer.finishCheck();
    await probing;
    expect(status(model)).toBe('awaiting-consent');
  });

  it('does not keep a model waiting that is on the device', async () => {
    const { model, revisit } = await visit();
    await model.probe();
    model.consent();
    await until(model, 'ready');
    model.dispose();
    const offer = createFakeOffer(offers.available, { isSlow: true });
    const again = revisit(offer);
    void again.probe();
    await until(again, 'ready');
    expect(again.getSnapshot().offer?.status).toBe('unchecked');
    offer.finishCheck();
  });

  it('is started once it is chosen, and again with the next page of that tab', async () => {
    const { model, revisit, session } = await visit({}, {}, createFakeOffer(offers.available));
    await model.probe();
    model.decline('built-in');
    expect(status(model)).toBe('declined');
    expect(model.getSnapshot()).toMatchObject({ instead: 'built-in', offer: { status: 'starting' } });
    expect([...session.values()]).toEqual(['built-in']);
    const offer = createFakeOffer(offers.available);
    const again = revisit(offer);
    await again.probe();
    expect(status(again)).toBe('declined');
    expect(again.getSnapshot().offer?.status).toBe('starting');
  });

  it('is asked about anew where the browser has lost it since', async () => {
    const { model, revisit, session } = await visit({}, {}, createFakeOffer(offers.available));
    await model.probe();
    model.decline('built-in');
    const again = revisit(createFakeOffer({ status: 'absent' }));
    await again.probe();
    expect(status(again)).toBe('awaiting-consent');
    expect(again.getSnapshot().instead).toBeUndefined();
    expect(session.size).toBe(0);
  });

  it('can be chosen on a device that runs no other', async () => {
    const { model } = await visit({}, { gpu: undefined }, createFakeOffer(offers.available));
    await model.probe();
    expect(status(model)).toBe('unsupported');
    model.decline('built-in');
    expect(model.getSnapshot()).toMatchObject({ instead: 'built-in', offer: { status: 'starting' } });
  });

  it('frees what it holds with every other choice', async () => {
    const offer = createFakeOffer(offers.available);
    const { model } = await visit({}, {}, offer);
    await model.probe();
    for (const choose of [
      () => model.decline('quotes'),
      () => model.decline('huggingface'),
      () => model.retry(),
      () => model.consent(),
    ]) {
      model.decline('built-in');
      offer.calls.length = 0;
      choose();
      expect(offer.calls).toContain('release');
      expect(offer.calls).not.toContain('start');
    }
  });
});

describe('what is stored in the browser', () => {
  it('is listed, and empty after the removal', async () => {
    const { model, revisit } = await loaded();
    expect(model.getSnapshot().stored).toMatchObject([{ isComplete: true, sharedWith: [] }]);
    await removeFirst(model);
    expect(status(model)).toBe('awaiting-consent');
    expect(model.getSnapshot()).toMatchObject({ stored: [], model: { onDevice: false } });
    expect(model.getSnapshot().removal).toBeUndefined();
    const later = revisit();
    await later.probe();
    expect(later.getSnapshot().model?.onDevice).toBe(false);
  });

  it('is not read again before the visitor has opened the panel', async () => {
    const { model, workers } = await visit();
    await model.probe();
    model.consent();
    await until(model, 'ready');
    expect(model.getSnapshot().stored).toBeUndefined();
    expect(workers.length).toBe(1);
  });

  it('is removed while another choice answers, which stays chosen', async () => {
    const { model } = await loaded();
    model.decline('quotes');
    await removeFirst(model);
    expect(status(model)).toBe('declined');
    expect(model.getSnapshot().stored).toEqual([]);
  });

  it('is not downloaded again by a visit that is still checking the device', async () => {
    const site = await loaded();
    const before = site.server.requests.length;
    const later = site.revisit();
    await later.listStored();
    const checking = later.probe();
    await removeFirst(later);
    await checking;
    expect(status(later)).toBe('awaiting-consent');
    expect(site.server.requests.length).toBe(before);
  });

  it('leaves no note that the last load did not finish', async () => {
    const site = await visit({ library: { hang: true } });
    await site.model.probe();
    site.model.consent();
    await until(site.model, 'compiling');
    // The tab is closed: its worker reports no more progress.
    site.model.dispose();
    const later = site.revisit();
    await later.probe();
    await later.listStored();
    await removeFirst(later);
    expect(site.storage.size).toBe(0);
    expect(later.getSnapshot().device?.cautions).toEqual([]);
  });

  it('is removed during a reply, which ends as unfinished and not as a crash', async () => {
    const { model } = await loaded();
    const seen = new Set<string>();
    model.subscribe(() => seen.add(status(model)));
    const removing: Promise<void>[] = [];
    const reply = await ask(model, '[scenario: never-ending]', [], undefined, () => {
      if (removing.length === 0) removing.push(removeFirst(model));
    });
    expect(reply.events.at(-1)).toMatchObject({ type: 'end', reason: 'other' });
    expect(reply.text).not.toBe('');
    await Promise.all(removing);
    expect([...seen].slice(-2)).toEqual(['removing', 'awaiting-consent']);
    expect(seen).not.toContain('lost');
    expect(model.getSnapshot().stored).toEqual([]);
  });

  it('is removed before a reply has any text: the reply says that the model was stopped', async () => {
    const { model } = await loaded();
    const { signal } = new AbortController();
    const engine = await model.whenReady(signal);
    const request = { id: '1', messages: [], temperature: 1, topP: 1, maxTokens: 1 };
    const reply = engine.generate(request, () => {});
    const failure = expect(reply).rejects.toMatchObject({ kind: 'model-stopped' });
    await removeFirst(model);
    await failure;
  });

  it('is not waited for as lost where a question meets its removal', async () => {
    const { model } = await loaded();
    const reply = expect(ask(model, '[scenario: short]')).rejects.toMatchObject({ kind: 'load-cancelled' });
    await removeFirst(model);
    await reply;
  });

  it('ends a reply as unfinished where the visitor declines during it', async () => {
    const { model } = await loaded();
    const reply = await ask(model, '[scenario: never-ending]', [], undefined, () => model.decline('quotes'));
    expect(reply.events.at(-1)).toMatchObject({ type: 'end', reason: 'other' });
    expect(status(model)).toBe('declined');
  });

  it('says so where it cannot be removed, and tries again', async () => {
    const { model, workers } = await loaded();
    const removal = removeFirst(model);
    workers.at(-1)?.crash('gone');
    await removal;
    expect(model.getSnapshot()).toMatchObject({
      state: { status: 'awaiting-consent' },
      removal: { failure: 'worker-crashed', detail: 'gone' },
      stored: [{ isComplete: true }],
    });
    await removeFirst(model);
    expect(model.getSnapshot().removal).toBeUndefined();
    expect(model.getSnapshot().stored).toEqual([]);
  });

  it('ignores the loss of an engine that another one has replaced', async () => {
    const { model } = await loaded();
    const { signal } = new AbortController();
    const first = await model.whenReady(signal);
    model.decline('quotes');
    model.retry();
    model.consent();
    await until(model, 'ready');
    model.reportLoss(first);
    expect(status(model)).toBe('ready');
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

describe('what the running model knows of the CV', () => {
  /** Reads the system message ahead. */
  function readAhead(model: TestedModel) {
    const backend = createWebLLMBackend({ model, words: backendWords });
    return { backend, done: backend.warmUp?.([system], new AbortController().signal) };
  }

  /** A model that has begun to read, and will not be done within the test. */
  async function slowReader() {
    const site = await loaded({ library: { readMs: 5000 } });
    const { done } = readAhead(site.model);
    await vi.waitFor(() => expect(site.model.getSnapshot().cv).toBe('reading'));
    return { ...site, done };
  }

  it('is in the snapshot: nothing, then that it reads it, then that it has read it', async () => {
    const { model } = await loaded();
    const seen = [model.getSnapshot().cv];
    model.subscribe(() => seen.push(model.getSnapshot().cv));
    await readAhead(model).done;
    expect(seen).toEqual([undefined, 'reading', 'read']);
  });

  it('is read by a first reply as well, and forgotten after Stop', async () => {
    const { model } = await loaded();
    await ask(model, '[scenario: short]');
    expect(model.getSnapshot().cv).toBe('read');
    const stop = new AbortController();
    const stopped = ask(model, '[scenario: never-ending]', [], stop.signal, () => stop.abort());
    await expect(stopped).rejects.toThrow();
    expect(model.getSnapshot().cv).toBeUndefined();
  });

  it('is gone with a worker that crashes meanwhile, which counts as a loss', async () => {
    const { model, workers, done } = await slowReader();
    workers[0]?.crash('gone');
    await done;
    expect(model.getSnapshot()).toMatchObject({ state: { status: 'lost' }, cv: undefined });
  });

  it('is gone with a model that is removed meanwhile, and the reading ends', async () => {
    const { model, done } = await slowReader();
    await removeFirst(model);
    await done;
    expect(model.getSnapshot()).toMatchObject({ state: { status: 'awaiting-consent' }, cv: undefined });
  });

  it('is gone with another choice of the visitor', async () => {
    const { model } = await loaded();
    await readAhead(model).done;
    model.decline('quotes');
    expect(model.getSnapshot()).toMatchObject({ state: { status: 'declined' }, cv: undefined });
  });

  it('is not told by an engine that another one has replaced', async () => {
    const { model } = await loaded();
    const engine = model.readyEngine();
    model.decline('quotes');
    expect(model.readyEngine()).toBeUndefined();
    if (engine) model.reportKnowledge(engine, 'read');
    expect(model.getSnapshot().cv).toBeUndefined();
  });
});
