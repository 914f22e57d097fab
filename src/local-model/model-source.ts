import type { ModelSource } from '../../workers/webllm/protocol';
import type { DeviceReport, LocalModelInfo } from './local-model';
import { modelName } from '../backends/model-name';
import { chooseModel, models, type ModelEntry } from './models';

/** The build's settings for the local model; addresses absolute or paths of this site. */
export interface WebLLMSettings {
  readonly model?: string | undefined;
  readonly modelUrl?: string | undefined;
  readonly modelLibUrl?: string | undefined;
  readonly allowSoftwareGpu: boolean;
}

export interface ChosenModel {
  readonly source: ModelSource;
  readonly info: Omit<LocalModelInfo, 'onDevice'>;
  /** What this device lacks for it, in a sentence: better said before the download than after. */
  readonly unmet?: string;
}

/**
 * The model to run: the owner's own files, the owner's choice from web-llm's list, or what the device can hold.
 * `undefined` for an id that neither our table nor web-llm's list knows.
 */
export async function findModel(
  settings: WebLLMSettings,
  device: DeviceReport,
  baseUrl: string,
  findPrebuilt: (id: string) => Promise<ModelSource | undefined>,
): Promise<ChosenModel | undefined> {
  const { model: id, modelUrl, modelLibUrl } = settings;
  const known = models.find((entry) => entry.id === id);
  if (modelUrl !== undefined && modelLibUrl !== undefined) {
    const source = {
      id: id ?? idFromUrl(modelUrl),
      modelUrl: new URL(modelUrl, baseUrl).href,
      libUrl: new URL(modelLibUrl, baseUrl).href,
    };
    return describe(source, known, device);
  }
  if (id === undefined) {
    const chosen = chooseModel(device);
    return describe(chosen, chosen, device);
  }
  const fitting = known && device.shaderF16 === false ? (inFullPrecision(known) ?? known) : known;
  const source = fitting ?? (await findPrebuilt(id));
  return source && describe(source, fitting, device);
}

function describe(
  { id, modelUrl, libUrl }: ModelSource,
  known: ModelEntry | undefined,
  device: DeviceReport,
): ChosenModel {
  const unmet = unmetNeed(id, known, device);
  return {
    source: { id, modelUrl, libUrl },
    info: {
      id,
      name: modelName(id),
      downloadBytes: known?.downloadBytes ?? 0,
      gpuMemoryBytes: known?.gpuMemoryBytes ?? 0,
    },
    ...(unmet !== undefined && { unmet }),
  };
}

/** The same model for a GPU that cannot compute in half precision. */
function inFullPrecision({ id }: ModelEntry): ModelEntry | undefined {
  return models.find((entry) => entry.id === id.replace('q4f16', 'q4f32'));
}

/** web-llm's records do not declare these needs, and would fail after the whole download. */
function unmetNeed(id: string, known: ModelEntry | undefined, device: DeviceReport): string | undefined {
  if (/q\df16/.test(id) && device.shaderF16 === false) {
    return `${id} computes in half precision (shader-f16), which this graphics processor does not offer.`;
  }
  if (known?.needsLargeBuffers && (device.maxBufferBytes ?? 0) < 2 ** 30) {
    return `${id} needs buffers larger than this graphics processor allows.`;
  }
  return undefined;
}

/** The folder's name, without the revision that may follow it. */
function idFromUrl(url: string): string {
  const path = url.replace(/\/resolve\/[^/]+\/?$/, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'self-hosted model';
}
