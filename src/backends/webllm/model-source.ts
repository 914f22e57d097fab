import type { ModelSource } from '../../../workers/webllm-contract';
import type { DeviceReport, LocalModelInfo } from '../local-model';
import { modelName } from '../model-name';
import { chooseModel, models, type ModelEntry } from './models';

/** The build's settings for the local model; addresses absolute or paths of this site. */
export interface WebLLMSettings {
  readonly model?: string;
  readonly modelUrl?: string;
  readonly modelLibUrl?: string;
  readonly allowSoftwareGpu: boolean;
}

export interface ChosenModel {
  readonly source: ModelSource;
  readonly info: Omit<LocalModelInfo, 'onDevice'>;
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
    return describe(source, known);
  }
  if (id === undefined) {
    const chosen = chooseModel(device);
    return describe(chosen, chosen);
  }
  const source = known ?? (await findPrebuilt(id));
  return source && describe(source, known);
}

function describe({ id, modelUrl, libUrl }: ModelSource, known: ModelEntry | undefined): ChosenModel {
  return {
    source: { id, modelUrl, libUrl },
    info: {
      id,
      name: modelName(id),
      downloadBytes: known?.downloadBytes ?? 0,
      gpuMemoryBytes: known?.gpuMemoryBytes ?? 0,
    },
  };
}

/** The folder's name, without the revision that may follow it. */
function idFromUrl(url: string): string {
  const path = url.replace(/\/resolve\/[^/]+\/?$/, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'self-hosted model';
}
