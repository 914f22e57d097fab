import type { ModelConfig } from '../prompt-form';
import type { ModelSource } from '../protocol';
import { ModelFormatError } from './download-error';

/** The caches that web-llm 0.2.86 reads. The engine makes no request for a file that is there under its address. */
type EngineCache = 'webllm/config' | 'webllm/wasm' | 'webllm/model';

export interface ModelFile {
  readonly url: string;
  readonly cache: EngineCache;
  /** From the manifest, which lists the weights only; `undefined` for all other files. */
  readonly bytes?: number | undefined;
}

/** `tensor-cache.json`, the manifest of the weights. */
interface TensorCache {
  readonly records: readonly { readonly dataPath: string; readonly nbytes: number }[];
}

/** Same rule as web-llm's `cleanModelUrl`: files are in `resolve/main/` unless the address names a revision. */
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

/**
 * The files that the engine reads beside config and manifest: model library, tokenizer and weights.
 *
 * @throws ModelFormatError if the config names no tokenizer that web-llm can read
 */
export function remainingFiles(source: ModelSource, config: ModelConfig, manifest: TensorCache): ModelFile[] {
  const folder = modelFolder(source.modelUrl);
  const tokenizer = ['tokenizer.json', 'tokenizer.model'].find((name) =>
    config.tokenizer_files?.includes(name),
  );
  if (!tokenizer) throw new ModelFormatError(`${configFile(source).url} names no tokenizer`);
  return [
    ...libraryFiles(source),
    { url: new URL(tokenizer, folder).href, cache: 'webllm/model' },
    ...manifest.records.map(({ dataPath, nbytes }) => ({
      url: new URL(dataPath, folder).href,
      cache: 'webllm/model' as const,
      bytes: nbytes,
    })),
  ];
}

/** web-llm takes a library on `localhost` for one under development and requests it at every load, uncached. */
function libraryFiles({ libUrl }: ModelSource): ModelFile[] {
  return libUrl.includes('localhost') ? [] : [{ url: libUrl, cache: 'webllm/wasm' }];
}

/** @throws ModelFormatError if the text is not a JSON object */
export function parseConfig(text: string, url: string): ModelConfig {
  return parseJson(text, url);
}

/** @throws ModelFormatError if the text is not a list of weights */
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
    // The error below covers this case and JSON that is not an object.
  }
  throw new ModelFormatError(`${url} is not a JSON object, so there is no WebLLM model at that address`);
}

/**
 * All files of a model, according to its cached config and manifest; `undefined` while one of these is missing.
 *
 * @throws ModelFormatError if one of the two cannot be read
 */
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

/** True if every file that the engine reads is in this browser's caches, complete. Never throws. */
export async function isModelOnDevice(source: ModelSource, caches: CacheStorage): Promise<boolean> {
  try {
    const files = await knownFiles(source, caches);
    if (!files) return false;
    const found = await Promise.all(files.map((file) => storedBytes(file, caches)));
    return files.every((file, index) => isComplete(file, found[index]));
  } catch {
    return false;
  }
}

/** Compares the stored bytes with the size in the manifest; a file of unknown size counts as complete once stored. */
export function isComplete(file: ModelFile, stored: number | undefined): boolean {
  return stored !== undefined && (file.bytes === undefined || file.bytes === stored);
}

/** The cached text of a file; `undefined` where it is not on the device. */
export async function readText(file: ModelFile, caches: CacheStorage): Promise<string | undefined> {
  const cache = await caches.open(file.cache);
  return (await cache.match(file.url))?.text();
}

/** Bytes of a finished file; `undefined` where it is not on the device. */
export async function storedBytes(file: ModelFile, caches: CacheStorage): Promise<number | undefined> {
  const cache = await caches.open(file.cache);
  const response = await cache.match(file.url);
  if (!response) return undefined;
  // Our own entries declare their size. Entries stored by web-llm may declare the size of the compressed transfer.
  const declared = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  return declared === null ? (await response.blob()).size : Number(declared);
}

export async function deleteFile(file: ModelFile, caches: CacheStorage): Promise<void> {
  const cache = await caches.open(file.cache);
  await cache.delete(file.url);
}
