import { messageOf } from '../error-message';
import type { WorkerEnvironment } from '../environment';
import type { ModelSource, RemoveOutcome, StoredModel } from '../protocol';
import { isComplete, openStorage, type ModelStorage } from './model-storage';
import { configFile, fileName, lockName, manifestFile, modelFolder } from './model-files';
import { isFor, type ListedModel } from './model-list';

/** How long a removal waits for the lock: a worker that was terminated just now may still hold it. Milliseconds. */
const patienceMs = 2000;

/** Every model of which this site keeps bytes. Makes no request. */
export async function listStored(environment: WorkerEnvironment): Promise<StoredModel[]> {
  const storage = await openStorage(environment);
  if (!storage) return [];
  const { list, store } = storage;
  const others = await list.others();
  const describe = async (model: ListedModel): Promise<StoredModel> => {
    const sizes = await Promise.all(model.files.map((file) => store.bytes(file)));
    const urls = new Set(model.files.map(({ url }) => url));
    const sharing = others.filter((other) => other.model.files.some(({ url }) => urls.has(url)));
    return {
      source: model.source,
      bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
      isComplete: await isComplete(model, store),
      sharedWith: [...new Set(sharing.map(({ basePath }) => basePath))],
      library: model.agreedLibrary,
      checkedBySize: model.files.filter(({ hash }) => !hash).map(({ url }) => fileName(url)),
    };
  };
  const models = await Promise.all((await list.own()).map(describe));
  return models.filter(({ bytes }) => bytes > 0);
}

/** True if this site keeps the whole model. Never throws. */
export async function isOnDevice(source: ModelSource, environment: WorkerEnvironment): Promise<boolean> {
  try {
    const storage = await openStorage(environment);
    const model = await storage?.list.find(source);
    if (!storage || !model || !isFor(model, source)) return false;
    return await isComplete(model, storage.store);
  } catch {
    return false;
  }
}

/**
 * Takes the model off this site's list and deletes its files, but for those that another model of this site needs and,
 * unless `evenIfShared`, those that another site uses. Takes the download's lock.
 */
export async function removeModel(
  source: ModelSource,
  environment: WorkerEnvironment,
  evenIfShared: boolean,
): Promise<RemoveOutcome> {
  const storage = await openStorage(environment);
  if (!storage) return { ok: false, failure: 'storage-unavailable' };
  const { locks, sleep } = environment;
  const patience = new AbortController();
  let isStarted = false;
  const remove = async (): Promise<RemoveOutcome> => {
    isStarted = true;
    await deleteFiles(source, storage, evenIfShared);
    return { ok: true };
  };
  try {
    if (!locks) return await remove();
    void sleep(patienceMs).then(() => patience.abort());
    return await locks.request(lockName(source), { signal: patience.signal }, remove);
  } catch (error) {
    if (!isStarted && patience.signal.aborted) {
      return { ok: false, failure: 'other-tab', detail: 'Another tab downloads this model now.' };
    }
    return { ok: false, failure: 'storage-unavailable', detail: messageOf(error) };
  }
}

async function deleteFiles(
  source: ModelSource,
  { list, store }: ModelStorage,
  evenIfShared: boolean,
): Promise<void> {
  const model = (await list.find(source)) ?? unlisted(source);
  const needed = await list.neededElsewhere(source, { allSites: !evenIfShared });
  for (const file of model.files) if (!needed.has(file.url)) await store.delete(file);
  await list.delete(source);
}

/** A model that no download has listed: its first files, which name the others. */
function unlisted(source: ModelSource): Pick<ListedModel, 'revision' | 'files'> {
  const revision = { folder: modelFolder(source.modelUrl), listed: {} };
  return { revision, files: [configFile(revision), manifestFile(revision)] };
}
