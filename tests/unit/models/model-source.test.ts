import { describe, expect, it } from 'vitest';
import { findModel, modelsToOffer } from '../../../src/models/model-source';
import type { WebLLMSettings } from '../../../src/shared/site-data';
import type { DeviceReport } from '../../../workers/webllm/protocol';

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
