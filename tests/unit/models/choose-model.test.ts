import { describe, expect, it, onTestFinished } from 'vitest';
import { createLocalModel } from '../../../src/models/create-local-model';
import type { DeviceReport, ModelSource, WebLLMWorkerApi } from '../../../workers/webllm/protocol';
import { memoryStorage } from '../../support/memory-storage';
import { workerOf } from '../../support/webllm-worker';
import { findModel, modelsToOffer } from '../../../src/models/model-source';
import type { WebLLMSettings } from '../../../src/shared/site-data';

const smaller = 'Qwen2.5-0.5B-Instruct-q4f16_1-MLC';
const suggested = 'Qwen3-0.6B-q4f16_1-MLC';
const laptop: DeviceReport = {
  shaderF16: true,
  maxBufferBytes: 2 ** 30,
  memoryBytes: 4 * 2 ** 30,
  freeBytes: 100e9,
  cautions: [],
};

/** A browser whose worker tells what is stored, and does nothing else. */
function browser(device: DeviceReport = laptop) {
  const stored = new Set<string>();
  const keys = new Map<string, string>();
  const never = () => Promise.reject(new Error('Nothing is loaded here'));
  const api: WebLLMWorkerApi = {
    probe: async () => ({ ok: true, device }),
    isOnDevice: async ({ id }: ModelSource) => stored.has(id),
    listStored: async () => [],
    load: never,
    generate: never,
    readAhead: never,
    interrupt: never,
    remove: never,
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
  return { visit, stored, keys };
}

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

const device: DeviceReport = { shaderF16: true, maxBufferBytes: 2 ** 30, cautions: [] };
const older: DeviceReport = { shaderF16: false, maxBufferBytes: 2 ** 27, cautions: [] };

const find = (settings: Partial<WebLLMSettings>, on = device) =>
  findModel({ allowSoftwareGpu: false, ...settings }, on, 'https://cv.example.com/me/');

describe('which model runs', () => {
  it('depends on the device if the owner chose none', async () => {
    expect(find({})?.info).toMatchObject({ name: 'Qwen3 0.6B', downloadBytes: 350e6 });
  });

  it('is the owner’s choice from web-llm’s own list, of unknown size', async () => {
    const modelUrl = 'https://hub.example.com/llama';
    const listed = { modelUrl, libUrl: `${modelUrl}.wasm` };
    const found = find({ model: 'Llama-3.2-1B-Instruct-q4f32_1-MLC', listed });
    expect(found?.source).toMatchObject({ id: 'Llama-3.2-1B-Instruct-q4f32_1-MLC', ...listed });
    expect(found?.info.downloadBytes).toBe(0);
  });

  it('has the addresses and the library of its pin, chosen by the owner or by the device', async () => {
    const [revision, commit, sha256] = ['1'.repeat(40), '2'.repeat(40), '3'.repeat(64)];
    const id = 'Qwen3-0.6B-q4f16_1-MLC';
    const pins = { [id]: { revision, library: { commit, sha256 } } };
    const source = {
      id,
      modelUrl: `https://huggingface.co/mlc-ai/${id}/resolve/${revision}/`,
      libUrl: `https://raw.githubusercontent.com/mlc-ai/binary-mlc-llm-libs/${commit}/web-llm-models/v0_2_86/base/Qwen3-0.6B-q4f16_1_cs1k-webgpu.wasm`,
      libSha256: sha256,
    };
    expect(find({ pins })?.source).toEqual(source);
    expect(find({ pins, model: id })?.source).toEqual(source);
    const offered = modelsToOffer({ allowSoftwareGpu: false, pins }, device, 'https://cv.example.com/');
    expect(offered.map((each) => each.source)).toContainEqual(source);
  });

  it('is the owner’s own files, by absolute addresses', async () => {
    const { source } = find({ model: 'mine', modelUrl: '/m/qwen', modelLibUrl: '/m/qwen.wasm' }) ?? {};
    const modelUrl = 'https://cv.example.com/m/qwen';
    expect(source).toEqual({ id: 'mine', modelUrl, libUrl: `${modelUrl}.wasm` });
  });

  it('is the full-precision sibling on a GPU without half precision', async () => {
    const found = find({ model: 'Qwen3-0.6B-q4f16_1-MLC' }, older);
    expect(found?.source.id).toBe('Qwen3-0.6B-q4f32_1-MLC');
    expect(found?.unmet).toBeUndefined();
  });

  it.each([
    [{ model: 'my-q4f16_1', modelUrl: '/m', modelLibUrl: '/m.wasm' }, 'shader-f16'],
    [{ model: 'Qwen3-4B-q4f32_1-MLC' }, 'maxStorageBufferBindingSize'],
    [{ model: 'Qwen3.5-2B-q4f16_1-MLC' }, 'maxStorageBufferBindingSize'],
    [{ model: 'Qwen3.5-2B-q4f32_1-MLC' }, 'maxStorageBufferBindingSize'],
    [{ model: 'Qwen3.5-0.8B-q4f32_1-MLC' }, undefined],
  ])('is refused before the download where the device cannot run it', async (settings, lacking) => {
    expect(find(settings, older)?.unmet).toBe(lacking);
    expect(find(settings)?.unmet).toBeUndefined();
  });
});

it('a visitor may choose from none where the owner named a model or has files of their own', () => {
  const offered = (settings: Partial<WebLLMSettings>) =>
    modelsToOffer({ allowSoftwareGpu: false, ...settings }, device, 'https://cv.example.com/');
  expect(offered({ model: 'Qwen3-0.6B-q4f16_1-MLC' })).toEqual([]);
  expect(offered({ modelUrl: '/models/qwen', modelLibUrl: '/models/qwen.wasm' })).toEqual([]);
});
