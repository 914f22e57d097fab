import type { WorkerEnvironment } from '../environment';
import type { ModelSource } from '../protocol';
import { createCacheStore } from './cache-store';
import { DownloadError } from './download-error';
import type { EngineStore } from './engine-store';
import { hasHash, sriOf } from './file-hash';
import { isCheckedByEngine, isLibrary, isShard, type ModelFile } from './model-files';
import { createModelList, type ListedModel, type ModelList } from './model-list';
import { createOpfsStore } from './opfs-store';

/** Where this browser keeps models. */
export interface ModelStorage {
  readonly list: ModelList;
  readonly store: EngineStore;
}

const opened = new WeakMap<WorkerEnvironment, Promise<ModelStorage | undefined>>();

/** Undefined where this window stores nothing. Never rejects. A worker chooses its store once. */
export function openStorage(environment: WorkerEnvironment): Promise<ModelStorage | undefined> {
  const storage = opened.get(environment) ?? open(environment);
  opened.set(environment, storage);
  return storage;
}

/** @throws DownloadError where this window stores nothing */
export async function requireStorage(environment: WorkerEnvironment): Promise<ModelStorage> {
  const storage = await openStorage(environment);
  if (!storage) throw new DownloadError('storage-unavailable', 'This window stores nothing of a site.');
  return storage;
}

async function open(environment: WorkerEnvironment): Promise<ModelStorage | undefined> {
  const { siteName, caches } = environment;
  const store = await chooseStore(environment);
  return caches && store && { list: createModelList(siteName, caches), store };
}

/**
 * The store of this window: files where they can be opened, else the Cache API. `undefined` where the Cache API, which
 * also holds the list of the site's models, is missing or refuses. Never rejects.
 */
export async function chooseStore({
  caches,
  openFiles,
  sleep,
}: Pick<WorkerEnvironment, 'caches' | 'openFiles' | 'sleep'>): Promise<EngineStore | undefined> {
  if (!caches || !(await works(() => caches.has('webllm/model')))) return undefined;
  if (openFiles && (await works(openFiles))) return createOpfsStore(openFiles, sleep);
  return createCacheStore(caches);
}

/** Some private windows offer a storage and reject every call. */
async function works(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch {
    return false;
  }
}

/** The text of a finished file; empty where it is missing. */
export async function readText(file: ModelFile, store: EngineStore): Promise<string> {
  return (await store.read(file))?.text() ?? '';
}

/** Compares the stored bytes with the listed size; a file of unknown size counts as complete once it is finished. */
export function isFinished(file: ModelFile, stored: number | undefined): boolean {
  return stored !== undefined && (file.bytes === undefined || file.bytes === stored);
}

export async function isComplete(model: ListedModel, store: EngineStore): Promise<boolean> {
  if (!model.isWhole) return false;
  const stored = await Promise.all(model.files.map((file) => store.finishedBytes(file)));
  return model.files.every((file, index) => isFinished(file, stored[index]));
}

/**
 * Hashes of the files that web-llm checks by itself: config and tokenizer, as far as a hash is listed, and the library, which
 * is a program, in any case.
 */
export async function smallHashes(
  files: readonly ModelFile[],
  store: EngineStore,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const file of files) {
    const isHashed = isLibrary(file) || (file.hash && isCheckedByEngine(file));
    const content = isHashed ? await contentOf(file, store) : undefined;
    if (content) hashes[file.url] = await sriOf(content);
  }
  return hashes;
}

/**
 * Deletes every stored file that no longer has its hash, and the small files without one. Used after the engine refused
 * a model. Returns the names of the damaged files.
 */
export async function deleteDamaged(source: ModelSource, { list, store }: ModelStorage): Promise<string[]> {
  const model = await list.find(source);
  const damaged: string[] = [];
  for (const file of model?.files ?? []) {
    const content = file.hash && (await contentOf(file, store));
    const isSound = file.hash ? content !== undefined && (await hasHash(content, file.hash)) : isShard(file);
    if (isSound) continue;
    if (file.hash) damaged.push(file.url);
    await store.delete(file);
  }
  return damaged;
}

async function contentOf(file: ModelFile, store: EngineStore): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const blob = await store.read(file);
  return blob && new Uint8Array(await blob.arrayBuffer());
}
