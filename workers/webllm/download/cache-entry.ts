/** Marks the entries that a download of this version has checked; an earlier one and web-llm itself check no hashes. */
const markHeader = 'x-talking-cv';

/** The entry at an address; `undefined` where there is none. Creates no cache. */
export async function findEntry(
  caches: CacheStorage,
  cacheName: string,
  url: string,
): Promise<Response | undefined> {
  // `has` first: `open` would create the cache.
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).match(url) : undefined;
}

export function isMarked({ headers }: Response): boolean {
  return headers.has(markHeader);
}

/**
 * True if this site alone has put the entry: it has no other headers than ours. web-llm's own entries, which another
 * site may use, have those of their server.
 */
export function isOurs({ headers }: Response): boolean {
  const names = [...headers.keys()].filter((name) => name !== markHeader);
  return names.toSorted().join() === 'content-length,content-type';
}

/** A marked entry. Where there is one already, as of web-llm itself, its other headers stay. */
export function markedEntry(
  content: Uint8Array<ArrayBuffer>,
  contentType: string,
  before: Response | undefined,
): Response {
  const headers = new Headers(before?.headers);
  headers.set('content-type', contentType);
  headers.set('content-length', String(content.byteLength));
  headers.set(markHeader, 'checked');
  return new Response(content, { headers });
}

/** The entry as web-llm itself had put it. */
export function unmarkedEntry(entry: Response): Response {
  const headers = new Headers(entry.headers);
  headers.delete(markHeader);
  return new Response(entry.body, { headers });
}
