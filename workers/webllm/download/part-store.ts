const cacheName = 'talking-cv/parts';
const bytesHeader = 'x-part-bytes';

/** Bytes of one part. A closed tab loses at most this much of each unfinished file. */
const partBytes = 4 * 2 ** 20;

/** The parts of unfinished files, in a cache of their own, so that a later visit continues the download. */
export interface PartStore {
  /** Bytes stored of this file, from its start. */
  size(url: string): Promise<number>;
  /** Adds a part at the end. `size` must have been called for this file before. */
  append(url: string, part: Blob): Promise<void>;
  /** All parts in order. One part at a time is in memory. */
  stream(url: string): ReadableStream<Uint8Array<ArrayBuffer>>;
  clear(url: string): Promise<void>;
}

export function createPartStore(caches: CacheStorage): PartStore {
  const counts = new Map<string, number>();
  const open = () => caches.open(cacheName);

  /** Parts are numbered without gaps: the first missing number is the end. */
  async function* parts(url: string): AsyncGenerator<Response> {
    const cache = await open();
    for (let index = 0; ; index++) {
      const part = await cache.match(partUrl(url, index));
      if (!part) return;
      yield part;
    }
  }

  return {
    async size(url) {
      let bytes = 0;
      let count = 0;
      for await (const part of parts(url)) {
        bytes += Number(part.headers.get(bytesHeader));
        count++;
      }
      counts.set(url, count);
      return bytes;
    },

    async append(url, part) {
      const index = counts.get(url) ?? 0;
      const cache = await open();
      await cache.put(
        partUrl(url, index),
        new Response(part, { headers: { [bytesHeader]: String(part.size) } }),
      );
      counts.set(url, index + 1);
    },

    stream(url) {
      const source = parts(url);
      return new ReadableStream({
        async pull(controller) {
          const { done, value } = await source.next();
          if (done) controller.close();
          else controller.enqueue(new Uint8Array(await value.arrayBuffer()));
        },
      });
    },

    async clear(url) {
      const cache = await open();
      // The last part goes first: if the tab closes meanwhile, the numbers still have no gap.
      const stored = (await cache.keys()).map((request) => request.url);
      let count = 0;
      while (stored.includes(partUrl(url, count))) count++;
      for (let index = count - 1; index >= 0; index--) await cache.delete(partUrl(url, index));
      counts.set(url, 0);
    },
  };
}

/** Collects received bytes and appends them to the store as parts of equal size. */
export function createPartWriter(parts: PartStore, url: string) {
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;

  async function flush(): Promise<void> {
    if (pendingBytes === 0) return;
    const part = new Blob(pending);
    pending = [];
    pendingBytes = 0;
    await parts.append(url, part);
  }

  return {
    async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
      pending.push(bytes);
      pendingBytes += bytes.byteLength;
      if (pendingBytes >= partBytes) await flush();
    },
    /** Stores what has been collected since the last part. */
    flush,
  };
}

function partUrl(url: string, index: number): string {
  const part = new URL(url);
  part.searchParams.set('talking-cv-part', String(index));
  return part.href;
}
