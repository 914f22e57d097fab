import type { ModelConfig } from '../prompt-form';
import type { ModelSource } from '../protocol';
import { DownloadError } from './download-error';
import type { FileHash } from './file-hash';

/** The scopes of web-llm 0.2.86's cache. The engine makes no request for a file that is there under its address. */
export type EngineCache = 'webllm/config' | 'webllm/wasm' | 'webllm/model';

export interface ModelFile {
  readonly url: string;
  readonly cache: EngineCache;
  /** From the host's listing; without one from the manifest, which lists the weights only. */
  readonly bytes?: number | undefined;
  /** From the host's listing. Without it, the file is checked by size alone. */
  readonly hash?: FileHash | undefined;
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

/**
 * The Web Lock of a model's files. It is the same for all sites of an origin, which share these files, and for all
 * revisions, since a branch can be resolved to a commit that another site names itself.
 */
export function lockName({ modelUrl }: ModelSource): string {
  return `talking-cv:download:${modelFolder(modelUrl).replace(/resolve\/[^/]+\/$/, '')}`;
}

export function configFile(revision: ModelRevision): ModelFile {
  return inFolder(revision, 'mlc-chat-config.json', 'webllm/config');
}

export function manifestFile(revision: ModelRevision): ModelFile {
  return inFolder(revision, 'tensor-cache.json', 'webllm/model');
}

function inFolder(
  { folder, listed }: ModelRevision,
  path: string,
  cache: EngineCache,
  nbytes?: number,
): ModelFile {
  const { bytes, hash } = listed[path] ?? { bytes: nbytes, hash: undefined };
  return { url: new URL(path, folder).href, cache, bytes, hash };
}

/**
 * The files that the engine reads beside config and manifest: model library, tokenizer and weights.
 *
 * @throws DownloadError if the config names no tokenizer that web-llm can read
 */
export function remainingFiles(
  source: ModelSource,
  revision: ModelRevision,
  config: ModelConfig,
  manifest: TensorCache,
): ModelFile[] {
  const tokenizer = ['tokenizer.json', 'tokenizer.model'].find((name) =>
    config.tokenizer_files?.includes(name),
  );
  if (!tokenizer) throw new DownloadError('bad-response', `${configFile(revision).url} names no tokenizer`);
  return [
    ...libraryFiles(source, revision),
    inFolder(revision, tokenizer, 'webllm/model'),
    ...manifest.records.map(({ dataPath, nbytes }) => inFolder(revision, dataPath, 'webllm/model', nbytes)),
  ];
}

/** web-llm takes a library on `localhost` for one under development and requests it at every load, uncached. */
function libraryFiles(source: ModelSource, revision: ModelRevision): ModelFile[] {
  const { libUrl } = source;
  if (libUrl.includes('localhost')) return [];
  return [{ url: libUrl, cache: 'webllm/wasm', ...expectedLibrary(source, revision) }];
}

/** What the library must be: by its pin, or by what its host lists. */
export function expectedLibrary(
  { libUrl, libSha256 }: ModelSource,
  { folder, listed, library }: ModelRevision,
): Pick<ModelFile, 'bytes' | 'hash'> | undefined {
  if (libSha256 !== undefined) return { hash: { algorithm: 'SHA-256', digest: libSha256 } };
  return (libUrl.startsWith(folder) ? listed[libUrl.slice(folder.length)] : undefined) ?? library;
}

/** The tokenizer in the form that tells its marks. */
export function isTokenizer({ url }: ModelFile): boolean {
  return fileName(url) === 'tokenizer.json';
}

/** The model library: the only file that is a program. */
export function isLibrary({ cache }: ModelFile): boolean {
  return cache === 'webllm/wasm';
}

/** @throws DownloadError if the text is not a JSON object */
export function parseConfig(text: string, url: string): ModelConfig {
  return parseJson(text, url);
}

/** @throws DownloadError if the text is not a list of weights */
export function parseManifest(text: string, url: string): TensorCache {
  const manifest: Partial<TensorCache> = parseJson(text, url);
  const isRecord = (record: TensorCache['records'][number]) =>
    typeof record.dataPath === 'string' && Number.isSafeInteger(record.nbytes);
  if (!Array.isArray(manifest.records) || !manifest.records.every(isRecord)) {
    throw new DownloadError('bad-response', `${url} lists no weights`);
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
  throw new DownloadError(
    'bad-response',
    `${url} is not a JSON object, so there is no WebLLM model at that address`,
  );
}

export function isShard({ url, cache }: ModelFile): boolean {
  return (
    cache === 'webllm/model' &&
    !/\/(?:tokenizer\.(?:json|model)|tensor-cache\.json)$/.test(new URL(url).pathname)
  );
}

/** True for config, library and tokenizer, which web-llm checks at every load if it is given a hash. */
export function isCheckedByEngine(file: ModelFile): boolean {
  return !isShard(file) && fileName(file.url) !== 'tensor-cache.json';
}

/** The last part of an address, such as `params_shard_3.bin`. */
export function fileName(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? url;
}

/** Size and hash of one file, as its host lists them. */
export interface ListedFile {
  readonly bytes: number;
  readonly hash: FileHash;
}

/** Where the files of a model are taken from, and what they must be. */
export interface ModelRevision {
  /** Absolute, with a slash at its end. On the hub it names a commit, so its files never change. */
  readonly folder: string;
  /** By path in the folder. Empty where the host lists no hashes. */
  readonly listed: Readonly<Record<string, ListedFile>>;
  /** The model library, which may lie elsewhere. */
  readonly library?: ListedFile | undefined;
}
