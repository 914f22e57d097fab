import { createMemoryFiles, type MemoryFiles } from './memory-files';

/** The Cache API in memory, as far as the worker uses it: whole entries by address, put atomically. */
export interface MemoryCaches extends CacheStorage {
  /** The files of the same origin, which Node has not. */
  readonly files: MemoryFiles;
  /** Makes every further `put` into these caches fail with this error, as a full disk or a private window does. */
  failPuts(error: Error, names: readonly string[]): void;
  /** Bytes of all entries, without the files. */
  bytes(): Promise<number>;
}

interface StoredEntry {
  readonly body: Blob;
  readonly headers: [string, string][];
  readonly redirected: boolean;
}

export function createMemoryCaches(): MemoryCaches {
  const stores = new Map<string, Map<string, StoredEntry>>();
  const failures = new Map<string, Error>();
  const files = createMemoryFiles();

  function storeOf(name: string) {
    const store = stores.get(name) ?? new Map<string, StoredEntry>();
    stores.set(name, store);
    return store;
  }

  function createCache(name: string): Cache {
    const store = storeOf(name);
    const urlOf = (request: RequestInfo | URL) =>
      request instanceof Request ? request.url : new URL(request).href;
    const cache = {
      async match(request: RequestInfo | URL) {
        const entry = store.get(urlOf(request));
        const response = entry && new Response(entry.body, { headers: entry.headers });
        return response && Object.defineProperty(response, 'redirected', { value: entry.redirected });
      },
      async put(request: RequestInfo | URL, response: Response) {
        // The body is read first: an error in it leaves what was there.
        const body = await response.blob();
        const failure = failures.get(name);
        if (failure) throw failure;
        const { headers, redirected } = response;
        store.set(urlOf(request), { body, headers: [...headers], redirected });
      },
      delete: async (request: RequestInfo | URL) => store.delete(urlOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      async add(request: RequestInfo | URL) {
        await cache.put(request, await fetch(request));
      },
      addAll: () => Promise.reject(new Error('Nothing in the tests adds to a cache by itself')),
      matchAll: async () => [],
    };
    return cache;
  }

  return {
    open: async (name) => createCache(name),
    has: async (name) => stores.has(name),
    delete: async (name) => stores.delete(name),
    keys: async () => [...stores.keys()],
    match: async () => undefined,
    failPuts(error, names) {
      for (const name of names) failures.set(name, error);
    },
    files,
    async bytes() {
      return [...stores.values()]
        .flatMap((store) => [...store.values()])
        .reduce((sum, { body }) => sum + body.size, 0);
    },
  };
}

/** Web Locks shared by the tabs of one test. */
export function createMemoryLocks(): Pick<LockManager, 'request'> {
  const held = new Map<string, Promise<unknown>>();
  async function request(
    name: string,
    optionsOrCallback: LockOptions | LockGrantedCallback<unknown>,
    callback?: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    const run = typeof optionsOrCallback === 'function' ? optionsOrCallback : callback;
    const signal = typeof optionsOrCallback === 'object' ? optionsOrCallback.signal : undefined;
    const ifAvailable = typeof optionsOrCallback === 'object' && optionsOrCallback.ifAvailable === true;
    const before = held.get(name);
    if (before && ifAvailable) return run?.(null);
    const done = (async () => {
      const aborted = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      aborted.catch(() => {});
      await Promise.race([before?.catch(() => {}), aborted]);
      return run?.({ name, mode: 'exclusive' });
    })();
    held.set(name, done);
    try {
      return await done;
    } finally {
      if (held.get(name) === done) held.delete(name);
    }
  }
  return { request };
}
