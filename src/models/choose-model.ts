import type { DeviceReport } from '../../workers/webllm/protocol';
import { type ModelEntry, modelEntry, type ModelName, offered, type Precision } from './known/model-table';

/**
 * The largest of three models that this device can probably run. WebGPU does not tell how much memory a GPU has, so RAM
 * replaces it. Where the browser tells neither, this is the middle one.
 */
export function chooseModel(device: DeviceReport): ModelEntry {
  const small = device.cautions.includes('mobile') || device.cautions.includes('metered');
  const larger: ModelName[] = holdsLarge(device) ? ['Qwen3-1.7B', 'Qwen3-0.6B'] : ['Qwen3-0.6B'];
  const candidates = (small ? [] : larger).map((name) => modelEntry(name, precisionFor(device)));
  const smallest = modelEntry('Qwen2.5-0.5B-Instruct', precisionFor(device));
  return candidates.find((model) => fits(model, device.freeBytes)) ?? smallest;
}

/** The models that this device can probably hold, the smallest first. Space is not considered: one may be stored already. */
export function modelsFor(device: DeviceReport): readonly ModelEntry[] {
  const { memoryBytes } = device;
  // A phone gives a tab a fourth of its memory at best, a computer a half.
  const share = device.cautions.includes('mobile') ? 4 : 2;
  const suggested = chooseModel(device).id;
  return offered
    .map((name) => modelEntry(name, precisionFor(device)))
    .filter(({ id, gpuMemoryBytes, needsLargeBuffers }, index) => {
      if (index === 0 || id === suggested) return true;
      if (needsLargeBuffers && !holdsLarge(device)) return false;
      return memoryBytes === undefined ? share === 2 : share * gpuMemoryBytes <= memoryBytes;
    });
}

function precisionFor({ shaderF16 }: DeviceReport): Precision {
  return shaderF16 ? 'f16' : 'f32';
}

function holdsLarge({ shaderF16, maxBufferBytes = 0, memoryBytes = 0, cautions }: DeviceReport): boolean {
  return (
    shaderF16 === true &&
    maxBufferBytes >= 2 ** 30 &&
    memoryBytes >= 8 * 2 ** 30 &&
    !cautions.includes('firefox') &&
    !cautions.includes('software-adapter')
  );
}

/** `spaceBytes` and `freeBytes`: undefined where nobody tells. */
export function fits(
  { spaceBytes = 0 }: { readonly spaceBytes?: number | undefined },
  freeBytes: number | undefined,
): boolean {
  return freeBytes === undefined || spaceBytes <= freeBytes;
}
