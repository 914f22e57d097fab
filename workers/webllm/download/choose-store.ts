import type { WorkerEnvironment } from '../environment';
import { createCacheStore } from './cache-store';
import type { EngineStore } from './engine-store';
import { createOpfsStore } from './opfs-store';

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
