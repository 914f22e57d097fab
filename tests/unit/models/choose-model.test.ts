import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLocalModel } from '../../../src/models/create-local-model';
import type { DeviceReport, ModelSource, WebLLMWorkerApi } from '../../../workers/webllm/protocol';
import { memoryStorage } from '../../support/memory-storage';
import { workerOf } from '../../support/webllm-worker';

const smaller = 'Qwen2.5-0.5B-Instruct-q4f16_1-MLC';
const suggested = 'Qwen3-0.6B-q4f16_1-MLC';
const laptop: DeviceReport = {
  shaderF16: true,
  maxBufferBytes: 2 ** 30,
  memoryBytes: 4 * 2 ** 30,
  freeBytes: 100e9,
  cautions: [],
};

/** A browser whose worker downloads nothing: it only notes which models were loaded. */
function browser(device: DeviceReport = laptop) {
  const stored = new Set<string>();
  const loaded: string[] = [];
  const keys = new Map<string, string>();
  const api: WebLLMWorkerApi = {
    probe: async () => ({ ok: true, device }),
    isOnDevice: async ({ id }: ModelSource) => stored.has(id),
    async load({ id }) {
      loaded.push(id);
      stored.add(id);
      return { ok: true, form: { contextWindow: 4096, escapeMessages: true, canReadAhead: false } };
    },
    generate: () => Promise.reject(new Error('Nothing is asked here')),
    readAhead: () => Promise.reject(new Error('Nothing is read here')),
    interrupt: async () => {},
    listStored: async () => [],
    async remove({ id }) {
      stored.delete(id);
      return { ok: true };
    },
  };
  const visit = async () => {
    const model = createLocalModel({
      settings: { allowSoftwareGpu: false },
      baseUrl: 'https://cv.example.com/',
      siteName: 'talking-cv:/cv/',
      createWorker: () => {
        const worker = workerOf(api);
        onTestFinished(() => worker.terminate());
        return worker;
      },
      storage: memoryStorage(keys),
      session: undefined,
    });
    await model.probe();
    return model;
  };
  return { visit, stored, loaded, keys };
}

type TestedModel = Awaited<ReturnType<ReturnType<typeof browser>['visit']>>;

const isReady = (model: TestedModel) =>
  vi.waitFor(() => expect(model.getSnapshot().state.status).toBe('ready'), { interval: 5 });

describe('the choice of a model', () => {
  it('offers what fits the device, compared with what it would get', async () => {
    const model = await browser().visit();
    const { offers, model: asked } = model.getSnapshot();
    expect(asked?.id).toBe(suggested);
    expect(offers?.map(({ id, comparison }) => [id, comparison])).toEqual([
      [smaller, 'smaller'],
      [suggested, 'suggested'],
    ]);
    model.choose('Qwen3-4B-q4f16_1-MLC');
    expect(model.getSnapshot().model?.id).toBe(suggested);
  });

  it('is what the card asks for, and what is loaded, in a later visit too', async () => {
    const { visit, loaded } = browser();
    const model = await visit();
    model.choose(smaller);
    expect(model.getSnapshot().model).toMatchObject({ id: smaller, downloadBytes: 290e6, onDevice: false });
    model.consent();
    await isReady(model);
    expect(loaded).toEqual([smaller]);
    expect(model.modelName()).toBe('Qwen2.5 0.5B Instruct');
    const offer = model.getSnapshot().offers?.find(({ id }) => id === smaller);
    expect(offer?.onDevice).toBe(true);
    await isReady(await visit());
    expect(loaded).toEqual([smaller, smaller]);
  });

  it('leaves out what the device has no space for, but for what is stored', async () => {
    const little = { ...laptop, freeBytes: 300e6 };
    const state = { status: 'unsupported', reason: 'not-enough-space' };
    expect((await browser(little).visit()).getSnapshot()).toMatchObject({ state, offers: undefined });
    const { visit, stored } = browser({ ...laptop, freeBytes: 380e6 });
    stored.add(suggested);
    expect((await visit()).getSnapshot().offers?.map(({ id }) => id)).toEqual([smaller, suggested]);
  });

  it('warns of a model whose load was cut off, and of no other', async () => {
    const { visit, keys } = browser();
    keys.set('talking-cv:/cv/:webllm-loading', smaller);
    const model = await visit();
    expect(model.getSnapshot().device?.cautions).toEqual([]);
    model.choose(smaller);
    expect(model.getSnapshot().device?.cautions).toEqual(['interrupted-earlier']);
    model.choose(suggested);
    expect(model.getSnapshot().device?.cautions).toEqual([]);
  });
});
