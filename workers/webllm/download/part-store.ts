const cacheName = 'talking-cv/parts';
const bytesHeader = 'x-part-bytes';

/** What has arrived of an unfinished file, kept in pieces so that a later visit need not fetch it again. */
export interface PartStore {
  /** Bytes kept of this file, from its start. */
  size(url: string): Promise<number>;
  append(url: string, part: Blob): Promise<void>;
  /** Everything kept, in order; read piece by piece, never all in memory. */
  stream(url: string): ReadableStream<Uint8Array<ArrayBuffer>>;
  clear(url: string): Promise<void>;
}

export function createPartStore(caches: CacheStorage): PartStore {
  const counts = new Map<string, number>();
  const open = () => caches.open(cacheName);

  /** Parts are numbered without gaps, so the first missing one is the end. */
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
      // From the end, so that a clearing cut short leaves no gap.
      const stored = (await cache.keys()).map((request) => request.url);
      let count = 0;
      while (stored.includes(partUrl(url, count))) count++;
      for (let index = count - 1; index >= 0; index--) await cache.delete(partUrl(url, index));
      counts.set(url, 0);
    },
  };
}

function partUrl(url: string, index: number): string {
  const part = new URL(url);
  part.searchParams.set('talking-cv-part', String(index));
  return part.href;
}
