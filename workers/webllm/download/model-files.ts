import type { ModelConfig } from '../prompt-form';
import type { ModelSource } from '../protocol';

/** The caches web-llm 0.2.86 reads. A file found there under its address is never fetched by the engine. */
type EngineCache = 'webllm/config' | 'webllm/wasm' | 'webllm/model';

export interface ModelFile {
  readonly url: string;
  readonly cache: EngineCache;
  /** From the manifest; unknown for all but the weights. */
  readonly bytes?: number;
}

/** `tensor-cache.json`, the manifest of the weights. */
interface TensorCache {
  readonly records: readonly { readonly dataPath: string; readonly nbytes: number }[];
}

/** A model folder that does not hold a model. */
export class ModelFormatError extends Error {
  override readonly name = 'ModelFormatError';
}

/** As web-llm's `cleanModelUrl`: weights live under `resolve/main/` unless the address names a revision itself. */
export function modelFolder(modelUrl: string): string {
  const folder = modelUrl.endsWith('/') ? modelUrl : `${modelUrl}/`;
  return new URL(/.+\/resolve\/.+\//.test(folder) ? folder : `${folder}resolve/main/`).href;
}

export function configFile({ modelUrl }: ModelSource): ModelFile {
  return { url: new URL('mlc-chat-config.json', modelFolder(modelUrl)).href, cache: 'webllm/config' };
}

export function manifestFile({ modelUrl }: ModelSource): ModelFile {
  return { url: new URL('tensor-cache.json', modelFolder(modelUrl)).href, cache: 'webllm/model' };
}

/** What the engine reads beside the two files above. */
export function remainingFiles(source: ModelSource, config: ModelConfig, manifest: TensorCache): ModelFile[] {
  const folder = modelFolder(source.modelUrl);
  const tokenizer = ['tokenizer.json', 'tokenizer.model'].find((name) =>
    config.tokenizer_files?.includes(name),
  );
  if (!tokenizer) throw new ModelFormatError(`${configFile(source).url} names no tokenizer`);
  return [
    ...(engineCachesLibrary(source) ? [{ url: source.libUrl, cache: 'webllm/wasm' } as const] : []),
    { url: new URL(tokenizer, folder).href, cache: 'webllm/model' },
    ...manifest.records.map(({ dataPath, nbytes }) => ({
      url: new URL(dataPath, folder).href,
      cache: 'webllm/model' as const,
      bytes: nbytes,
    })),
  ];
}

/** web-llm fetches a library from `localhost` afresh at every load, taking it for one under development. */
function engineCachesLibrary({ libUrl }: ModelSource): boolean {
  return !libUrl.includes('localhost');
}

export function parseConfig(text: string, url: string): ModelConfig {
  return parseJson(text, url);
}

export function parseManifest(text: string, url: string): TensorCache {
  const manifest: Partial<TensorCache> = parseJson(text, url);
  const isRecord = (record: TensorCache['records'][number]) =>
    typeof record.dataPath === 'string' && Number.isSafeInteger(record.nbytes);
  if (!Array.isArray(manifest.records) || !manifest.records.every(isRecord)) {
    throw new ModelFormatError(`${url} lists no weights`);
  }
  return { records: manifest.records };
}

function parseJson(text: string, url: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, as of text that is JSON and still no object.
  }
  throw new ModelFormatError(`${url} is not JSON, so there is no WebLLM model at that address`);
}

/** The files of a model as far as its cached config and manifest tell; `undefined` while one of these is missing. */
export async function knownFiles(
  source: ModelSource,
  caches: CacheStorage,
): Promise<ModelFile[] | undefined> {
  const [config, manifest] = [configFile(source), manifestFile(source)];
  const [configText, manifestText] = await Promise.all([
    readText(config, caches),
    readText(manifest, caches),
  ]);
  if (configText === undefined || manifestText === undefined) return undefined;
  const rest = remainingFiles(
    source,
    parseConfig(configText, config.url),
    parseManifest(manifestText, manifest.url),
  );
  return [config, manifest, ...rest];
}

export async function isModelOnDevice(source: ModelSource, caches: CacheStorage): Promise<boolean> {
  try {
    const files = await knownFiles(source, caches);
    if (!files) return false;
    const found = await Promise.all(files.map((file) => storedBytes(file, caches)));
    return files.every((file, index) => isWhole(file, found[index]));
  } catch {
    return false;
  }
}

export function isWhole(file: ModelFile, stored: number | undefined): boolean {
  return stored !== undefined && (file.bytes === undefined || file.bytes === stored);
}

export async function readText(file: ModelFile, caches: CacheStorage): Promise<string | undefined> {
  const cache = await caches.open(file.cache);
  return (await cache.match(file.url))?.text();
}

/** Size of a finished file; `undefined` where it is not on the device. */
export async function storedBytes(file: ModelFile, caches: CacheStorage): Promise<number | undefined> {
  const cache = await caches.open(file.cache);
  const response = await cache.match(file.url);
  if (!response) return undefined;
  // Our own entries carry their true size; one that web-llm stored may have been compressed on its way.
  const declared = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  return declared === null ? (await response.blob()).size : Number(declared);
}

export async function deleteFile(file: ModelFile, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(file.cache);
  await cache.delete(file.url);
}
