import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { BackendEvent, ChatMessage } from '../../../src/backends/backend';
import type { OfferedModel } from '../../../src/models/local-model';
import { createLocalModel } from '../../../src/models/create-local-model';
import { createWebLLMBackend } from '../../../src/models/webllm/webllm-backend';
import type { WorkerEnvironment } from '../../../workers/webllm/environment';
import { createFakeOffer, offers } from '../../support/fake-offer';
import { memoryStorage } from '../../support/memory-storage';
import { createMemoryCaches } from '../../support/memory-caches';
import * as scriptedEngine from '../../support/scripted-engine';
import { workerEnvironment } from '../../support/worker-environment';
import { createFakeWorker, type FakeWorker } from '../../support/webllm-worker';
import { startWeightsServer, type ModelShape } from '../../support/weights-server';
import { backendWords } from '../../support/words';

type TestedModel = ReturnType<typeof createLocalModel>;

async function visit(
  shape: ModelShape = {},
  device: Partial<WorkerEnvironment['device']> = {},
  offered?: OfferedModel,
) {
  const server = await startWeightsServer(shape);
  onTestFinished(() => server.close());
  const caches = createMemoryCaches();
  vi.stubGlobal('caches', caches);
  const environment = workerEnvironment(caches, device);
  const workers: FakeWorker[] = [];
  const storage = new Map<string, string>();
  const session = new Map<string, string>();
  const files = { modelUrl: server.modelUrl, modelLibUrl: server.libUrl };
  const open = (offer = offered) =>
    createLocalModel({
      offered: offer,
      settings: { model: 'Qwen3-0.6B-test', ...files, allowSoftwareGpu: false },
      baseUrl: 'https://cv.example.com/',
      siteName: 'talking-cv:/cv/',
      createWorker: () => {
        const worker = createFakeWorker(environment, scriptedEngine);
        workers.push(worker);
        onTestFinished(() => worker.terminate());
        return worker;
      },
      storage: memoryStorage(storage),
      session: memoryStorage(session),
    });
  return {
    model: open(),
    server,
    workers,
    session,
    /** The same browser, later. */
    revisit: open,
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
  const events: BackendEvent[] = [];
  const messages = [system, ...history, { role: 'user', content: prompt } as const];
  for await (const event of backend.stream(messages, { signal })) {
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

/** A visit whose visitor has agreed to the download. */
async function agreed(shape: ModelShape = {}) {
  const site = await visit(shape);
  await site.model.probe();
  site.model.consent();
  return site;
}

async function loaded(shape: ModelShape = {}) {
  const site = await agreed(shape);
  await until(site.model, 'ready');
  await site.model.listStored();
  return site;
}

describe('the local model', () => {
  it('asks again after a load that was cut off in an earlier visit', async () => {
    const site = await agreed({ library: { hang: true } });
    await until(site.model, 'compiling');
    const later = site.revisit();
    await later.probe();
    expect(status(later)).toBe('awaiting-consent');
    expect(later.getSnapshot().device?.cautions).toContain('interrupted-earlier');
  });

  it('reports a crash of its worker, and recovers with a new worker', async () => {
    const { model, workers } = await agreed({ library: { hang: true } });
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
    const { model } = await agreed({ library: { failWith } });
    await until(model, 'failed');
    expect(model.getSnapshot().state).toMatchObject({ failure });
  });

  it('runs another library than the first only once the visitor agrees to it', async () => {
    const { model, server, revisit } = await agreed({ library: { failWith: 'CompileError' } });
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

  it('stays declined until the tab closes', async () => {
    const site = await loaded();
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
  it('is removed while another choice answers, which stays chosen', async () => {
    const { model } = await loaded();
    model.decline('quotes');
    await removeFirst(model);
    expect(status(model)).toBe('declined');
    expect(model.getSnapshot().stored).toEqual([]);
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
});

describe('replies from the local model', () => {
  it('fail as a lost device even if the engine hangs, and work again with the next attempt', async () => {
    for (const scenario of ['device-lost', 'device-lost-silently']) {
      const { model, workers } = await agreed();
      await until(model, 'ready');
      await expect(ask(model, `[scenario: ${scenario}]`)).rejects.toMatchObject({ kind: 'device-lost' });
      expect(status(model)).toBe('lost');
      const { text } = await ask(model, '[scenario: short]');
      expect(text).toBe('Hello! How can I help?');
      expect(workers.length).toBe(2);
    }
  });

  it('fail as a crashed worker if it crashes in the middle', async () => {
    const { model, workers } = await agreed();
    await until(model, 'ready');
    const reply = ask(model, '[scenario: never-ending]');
    setTimeout(() => workers.at(-1)?.crash('gone'), 20);
    await expect(reply).rejects.toMatchObject({ kind: 'worker-crashed' });
    expect(status(model)).toBe('lost');
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

  it('is gone with a worker that crashes meanwhile, which counts as a loss', async () => {
    const { model, workers, done } = await slowReader();
    workers[0]?.crash('gone');
    await done;
    expect(model.getSnapshot()).toMatchObject({ state: { status: 'lost' }, cv: undefined });
  });
});
