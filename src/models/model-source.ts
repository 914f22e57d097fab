import type { WebLLMSettings } from '../shared/site-data';
import type { DeviceReport, ModelSource } from '../../workers/webllm/protocol';
import type { LocalModelInfo, ModelOffer } from './local-model';
import { modelName } from '../backends/model-name';
import { atPin, type ModelPins, shippedPins } from './known/model-pins';
import { type ModelEntry, models } from './known/model-table';
import { chooseModel, fits, modelsFor } from './choose-model';

export interface ChosenModel {
  readonly source: ModelSource;
  readonly info: Omit<LocalModelInfo, 'onDevice'>;
  /** What this device lacks to run it, as WebGPU names it. */
  readonly unmet?: string | undefined;
}

/** A model with all that is known of it on this device. */
export interface FoundModel {
  readonly source: ModelSource;
  readonly info: LocalModelInfo;
}

/**
 * The model to run: the owner's own files, the owner's choice from web-llm's list, or what the device can hold. The
 * builder refuses an id that is in no list.
 */
export function findModel(settings: WebLLMSettings, device: DeviceReport, baseUrl: string): ChosenModel {
  const { model: id, modelUrl, modelLibUrl, listed, pins } = settings;
  const known = models.find((entry) => entry.id === id);
  if (modelUrl !== undefined && modelLibUrl !== undefined) {
    const source = {
      id: id ?? idFromUrl(modelUrl),
      modelUrl: new URL(modelUrl, baseUrl).href,
      libUrl: new URL(modelLibUrl, baseUrl).href,
    };
    return describe(source, known, device, baseUrl);
  }
  if (id !== undefined && listed)
    return describe(pinned({ id, ...listed }, pins), undefined, device, baseUrl);
  const fitting = known && device.shaderF16 === false ? inFullPrecision(known) : undefined;
  const entry = fitting ?? known ?? chooseModel(device);
  return describe(pinned(entry, pins), entry, device, baseUrl);
}

/** The models that the visitor may choose from, the smallest first; none where the owner has chosen one. */
export function modelsToOffer(
  { model, modelUrl, pins }: WebLLMSettings,
  device: DeviceReport,
  baseUrl: string,
): readonly ChosenModel[] {
  if (model !== undefined || modelUrl !== undefined) return [];
  return modelsFor(device).map((entry) => describe(pinned(entry, pins), entry, device, baseUrl));
}

/** The candidates that are on the device or fit into its space. */
export async function findUsable(
  candidates: readonly ChosenModel[],
  isOnDevice: (source: ModelSource) => Promise<boolean>,
  { freeBytes }: Pick<DeviceReport, 'freeBytes'>,
): Promise<readonly FoundModel[]> {
  const found = await Promise.all(
    candidates.map(async ({ source, info }) => ({
      source,
      info: { ...info, onDevice: await isOnDevice(source) },
    })),
  );
  return found.filter(({ info }) => info.onDevice || fits(info, freeBytes));
}

/** What the visitor may choose from; undefined where that is a single model. */
export function offersOf(
  usable: readonly FoundModel[],
  suggestedId: string,
): readonly ModelOffer[] | undefined {
  if (usable.length < 2) return undefined;
  const suggested = usable.findIndex(({ info }) => info.id === suggestedId);
  return usable.map(({ info }, index) => ({ ...info, comparison: compare(index, suggested) }));
}

function compare(index: number, suggested: number): ModelOffer['comparison'] {
  if (index === suggested) return 'suggested';
  return index < suggested ? 'smaller' : 'larger';
}

function pinned(source: ModelSource, own: ModelPins = {}): ModelSource {
  return atPin(source, { ...shippedPins, ...own });
}

function describe(
  { id, modelUrl, libUrl, libSha256 }: ModelSource,
  known: ModelEntry | undefined,
  device: DeviceReport,
  baseUrl: string,
): ChosenModel {
  const unmet = unmetNeed(id, known, device);
  return {
    source: { id, modelUrl, libUrl, libSha256 },
    info: {
      id,
      name: modelName(id),
      downloadBytes: known?.downloadBytes ?? 0,
      spaceBytes: known?.spaceBytes,
      gpuMemoryBytes: known?.usedMemoryBytes ?? 0,
      languages: known?.languages,
      msPerToken: known?.msPerToken,
      hosts: otherHosts([modelUrl, libUrl], baseUrl),
    },
    unmet,
  };
}

/** The hosts of these addresses that are not the site's own, each once. */
function otherHosts(addresses: readonly string[], baseUrl: string): readonly string[] {
  const hosts = addresses.map((address) => new URL(address, baseUrl).host);
  return [...new Set(hosts)].filter((host) => host !== new URL(baseUrl).host);
}

/** The same model for a GPU that cannot compute in half precision. */
function inFullPrecision({ id }: ModelEntry): ModelEntry | undefined {
  return models.find((entry) => entry.id === id.replace('q4f16', 'q4f32'));
}

/** web-llm's records do not declare these needs; loading would fail after the whole download. */
function unmetNeed(id: string, known: ModelEntry | undefined, device: DeviceReport): string | undefined {
  if (/q\df16/.test(id) && device.shaderF16 === false) return 'shader-f16';
  if (known?.needsLargeBuffers && (device.maxBufferBytes ?? 0) < 2 ** 30)
    return 'maxStorageBufferBindingSize';
  return undefined;
}

/** The folder's name, without the revision that may follow it. */
function idFromUrl(url: string): string {
  const path = url.replace(/\/resolve\/[^/]+\/?$/, '').replace(/\/+$/, '');
  return path.slice(path.lastIndexOf('/') + 1) || 'self-hosted model';
}
