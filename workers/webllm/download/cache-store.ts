import type { EngineStore } from './engine-store';
import type { ModelFile } from './model-files';

/** Marks the entries that a download of this version has checked; an earlier one and web-llm itself check no hashes. */
const markHeader = 'x-talking-cv';

/** A file of unknown size, such as a tokenizer, starts with this space. Bytes. */
const firstSpace = 2 ** 20;

interface Collected {
  space: Uint8Array<ArrayBuffer>;
  bytes: number;
  version: string | undefined;
}

/**
 * The entries that web-llm reads with `cacheBackend: 'cache'`. The Cache API takes whole files only, so each is
 * collected in memory and put once. An unfinished file outlives a failed attempt and ends with the worker.
 */
export function createCacheStore(caches: CacheStorage): EngineStore {
  const unfinished = new Map<string, Collected>();

  async function find(file: ModelFile): Promise<Response | undefined> {
    const entry = await findEntry(caches, file.cache, file.url);
    return entry && isMarked(entry) ? entry : undefined;
  }

  async function finishedBytes(file: ModelFile): Promise<number | undefined> {
    const entry = await find(file);
    return entry && Number(entry.headers.get('content-length'));
  }

  return {
    cacheBackend: 'cache',
    // Two files in memory: a shard can have 200 MB.
    filesAtOnce: 2,
    finishedBytes,
    bytes: async (file) => unfinished.get(file.url)?.bytes ?? (await finishedBytes(file)) ?? 0,
    read: async (file) => (await find(file))?.blob(),

    async open(file) {
      const { url } = file;
      const collected = unfinished.get(url) ?? empty();
      // No other download can add to the same bytes.
      unfinished.delete(url);
      let isFinished = false;
      const content = () => collected.space.subarray(0, collected.bytes);
      return {
        bytes: () => collected.bytes,
        append: (chunk) => append(collected, chunk, file.bytes),
        restart: async (version) => void Object.assign(collected, empty(), { version }),
        version: async () => collected.version,
        content,
        async finish() {
          const before = await findEntry(caches, file.cache, url);
          const entry = markedEntry(content(), before);
          await (await caches.open(file.cache)).put(url, entry);
          isFinished = true;
        },
        close() {
          if (!isFinished && collected.bytes > 0) unfinished.set(url, collected);
        },
      };
    },

    async delete(file) {
      unfinished.delete(file.url);
      const entry = await find(file);
      if (!entry) return;
      const cache = await caches.open(file.cache);
      // What web-llm itself had put there for another site stays, unmarked.
      if (isOurs(entry)) await cache.delete(file.url);
      else await cache.put(file.url, unmarkedEntry(entry));
    },
  };
}

function empty(): Collected {
  return { space: new Uint8Array(), bytes: 0, version: undefined };
}

/** A file of known size gets its space at once, so that no shard is copied. */
function append(collected: Collected, chunk: Uint8Array<ArrayBuffer>, expected = firstSpace): void {
  const end = collected.bytes + chunk.byteLength;
  if (end > collected.space.byteLength) {
    const larger = new Uint8Array(Math.max(expected, 2 * collected.space.byteLength, end));
    larger.set(collected.space.subarray(0, collected.bytes));
    collected.space = larger;
  }
  collected.space.set(chunk, collected.bytes);
  collected.bytes = end;
}

/** The entry at an address; `undefined` where there is none. Creates no cache. */
async function findEntry(
  caches: CacheStorage,
  cacheName: string,
  url: string,
): Promise<Response | undefined> {
  // `has` first: `open` would create the cache.
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).match(url) : undefined;
}

function isMarked({ headers }: Response): boolean {
  return headers.has(markHeader);
}

/**
 * True if this site alone has put the entry: it has no other headers than ours. web-llm's own entries, which another
 * site may use, have those of their server.
 */
function isOurs({ headers }: Response): boolean {
  const names = [...headers.keys()].filter((name) => name !== markHeader);
  return names.toSorted().join() === 'content-length,content-type';
}

/** A marked entry. Where there is one already, as of web-llm itself, its other headers stay. */
function markedEntry(content: Uint8Array<ArrayBuffer>, before: Response | undefined): Response {
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    ...Object.fromEntries(before?.headers ?? []),
  });
  headers.set('content-length', String(content.byteLength));
  headers.set(markHeader, 'checked');
  return new Response(content, { headers });
}

/** The entry as web-llm itself had put it. */
function unmarkedEntry(entry: Response): Response {
  const headers = new Headers(entry.headers);
  headers.delete(markHeader);
  return new Response(entry.body, { headers });
}
