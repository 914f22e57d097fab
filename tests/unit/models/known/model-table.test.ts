import { prebuiltAppConfig } from '@mlc-ai/web-llm';
import { describe, expect, it } from 'vitest';
import type { DeviceReport } from '../../../../workers/webllm/protocol';
import { chooseModel, modelsFor } from '../../../../src/models/choose-model';
import { familyOf } from '../../../../src/models/known/families';
import { listedModel, models } from '../../../../src/models/known/model-table';
import webLLMModels from '../../../../src/site/web-llm-models.json' with { type: 'json' };

const desktop: DeviceReport = {
  shaderF16: true,
  maxBufferBytes: 2 ** 30,
  memoryBytes: 8 * 2 ** 30,
  freeBytes: 100e9,
  cautions: [],
};

it.each(models.map((model) => [model.id, model] as const))(
  "the model table agrees with the installed package's own list: %s",
  (id, model) => {
    const record = prebuiltAppConfig.model_list.find(({ model_id }) => model_id === id);
    expect(record).toMatchObject({ model: model.modelUrl, model_lib: model.libUrl });
    expect(record?.vram_required_MB).toBeCloseTo(model.gpuMemoryBytes / 2 ** 20, 2);
    expect(record?.overrides?.context_window_size).toBe(4096);
  },
);

describe("web-llm's list", () => {
  it('is the one that the builder knows, with the addresses of each model', () => {
    const listed = Object.entries(webLLMModels).map(([id, library]) => ({ id, ...listedModel(id, library) }));
    const records = prebuiltAppConfig.model_list.map((record) => ({
      id: record.model_id,
      modelUrl: record.model,
      libUrl: record.model_lib,
    }));
    expect(listed).toEqual(records);
  });

  it('has no Qwen of a generation that our table of families does not know', () => {
    const chats = Object.keys(webLLMModels).filter((id) => /^qwen/i.test(id));
    expect(chats.filter((id) => familyOf(id) === undefined)).toEqual([]);
    const generations = new Set(chats.map((id) => /^Qwen[\d.]+/i.exec(id)?.[0]));
    expect(generations).toEqual(new Set(['Qwen2', 'Qwen2.5', 'Qwen3', 'Qwen3.5']));
  });
});

describe('choosing a model', () => {
  it('takes the larger one only where every limit allows it', () => {
    expect(chooseModel(desktop).id).toBe('Qwen3-1.7B-q4f16_1-MLC');
    expect(chooseModel({ ...desktop, maxBufferBytes: 2 ** 27 }).id).toBe('Qwen3-0.6B-q4f16_1-MLC');
    expect(chooseModel({ ...desktop, memoryBytes: 4 * 2 ** 30 }).id).toBe('Qwen3-0.6B-q4f16_1-MLC');
    expect(chooseModel({ ...desktop, cautions: ['firefox'] }).id).toBe('Qwen3-0.6B-q4f16_1-MLC');
  });

  it('never takes a half-precision model without shader-f16', () => {
    const choices = [desktop, { ...desktop, cautions: ['mobile' as const] }].map((device) =>
      chooseModel({ ...device, shaderF16: false }),
    );
    expect(choices.map(({ needsShaderF16 }) => needsShaderF16)).toEqual([false, false]);
  });

  it('takes what fits into the free space', () => {
    expect(chooseModel({ ...desktop, freeBytes: 500e6 }).id).toBe('Qwen3-0.6B-q4f16_1-MLC');
    expect(chooseModel({ ...desktop, freeBytes: 400e6 }).id).toBe('Qwen2.5-0.5B-Instruct-q4f16_1-MLC');
  });
});

describe('the models that a visitor may choose from', () => {
  const idsFor = (device: DeviceReport) => modelsFor(device).map(({ id }) => id);
  const [smallest, middle, large, larger, largest] = [
    'Qwen2.5-0.5B-Instruct-q4f16_1-MLC',
    'Qwen3-0.6B-q4f16_1-MLC',
    'Qwen3-1.7B-q4f16_1-MLC',
    'Qwen3.5-2B-q4f16_1-MLC',
    'Qwen3.5-4B-q4f16_1-MLC',
  ];

  it('are those that the device can hold, the smallest first', () => {
    expect(idsFor(desktop)).toEqual([smallest, middle, large, larger, largest]);
    expect(idsFor({ ...desktop, memoryBytes: 4 * 2 ** 30 })).toEqual([smallest, middle]);
    expect(idsFor({ ...desktop, maxBufferBytes: 2 ** 27 })).toEqual([smallest, middle]);
    expect(idsFor({ ...desktop, cautions: ['firefox'] })).toEqual([smallest, middle]);
  });

  it('hold the one that the device would get without a choice', () => {
    for (const memoryBytes of [undefined, 2 ** 30, 2 * 2 ** 30, 8 * 2 ** 30]) {
      for (const shaderF16 of [true, false]) {
        const device = { ...desktop, memoryBytes, shaderF16 };
        expect(idsFor(device)).toContain(chooseModel(device).id);
      }
    }
  });
});
