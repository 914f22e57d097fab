import type { WorkerEnvironment } from '../../workers/webllm/environment';
import { createCacheStore } from '../../workers/webllm/download/cache-store';
import type { EngineStore } from '../../workers/webllm/download/engine-store';
import { createOpfsStore } from '../../workers/webllm/download/opfs-store';
import type { MemoryCaches } from './memory-caches';

/** One of the two layouts in which a browser keeps models, as a test sees it. */
export interface ModelLayout {
  readonly name: string;
  readonly cacheBackend: EngineStore['cacheBackend'];
  /** What a worker has of the browser in this layout. */
  environment(caches: MemoryCaches): Pick<WorkerEnvironment, 'caches' | 'openFiles'>;
  /** The store of a worker that starts now. */
  store(caches: MemoryCaches): EngineStore;
  /** The content of every model file, finished or not. */
  contents(caches: MemoryCaches): Promise<readonly Uint8Array<ArrayBuffer>[]>;
  /** Changes the stored file that has this many bytes, as a failing disk does. */
  damage(
    caches: MemoryCaches,
    length: number,
    change: (content: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>,
  ): Promise<void>;
  /** Makes every further write of the model fail. */
  failWrites(caches: MemoryCaches, error: Error): void;
}

export const inFiles: ModelLayout = {
  name: 'files of the origin',
  cacheBackend: 'opfs',
  environment: (caches) => ({ caches, openFiles: caches.files.open }),
  store: (caches) => createOpfsStore(caches.files.open, async () => {}),
  contents: async ({ files }) => files.files('.bin').map(({ content }) => content),
  async damage({ files }, length, change) {
    const file = files.files('.bin').find(({ content }) => content.length === length);
    if (file) file.content = change(file.content);
  },
  failWrites: ({ files }, error) => files.failWrites(error),
};

const engineCaches = ['webllm/config', 'webllm/wasm', 'webllm/model'];

export const inCaches: ModelLayout = {
  name: 'the Cache API',
  cacheBackend: 'cache',
  environment: (caches) => ({ caches, openFiles: undefined }),
  store: createCacheStore,
  async contents(caches) {
    const entries = await Promise.all(engineCaches.map((name) => entriesOf(caches, name)));
    return Promise.all(
      entries.flat().map(async ({ response }) => new Uint8Array(await response.arrayBuffer())),
    );
  },
  async damage(caches, length, change) {
    for (const { cache, url, response } of await entriesOf(caches, 'webllm/model')) {
      const content = new Uint8Array(await response.arrayBuffer());
      if (content.length !== length) continue;
      await cache.put(url, new Response(change(content), { headers: response.headers }));
    }
  },
  failWrites: (caches, error) => caches.failPuts(error, engineCaches),
};

export const modelLayouts: readonly ModelLayout[] = [inFiles, inCaches];

async function entriesOf(caches: MemoryCaches, name: string) {
  const cache = await caches.open(name);
  const entries = [];
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (response) entries.push({ cache, url, response });
  }
  return entries;
}
