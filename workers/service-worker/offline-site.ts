const cacheName = 'talking-cv/site';
/** Milliseconds. A network that has not begun to answer a navigation by then counts as none. */
const navigationTimeoutMs = 4000;

interface OfflineSiteOptions {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Address of the page itself, where the service worker's scope begins. */
  readonly pageUrl: string;
  /** Every other file of this deployment, relative to the page. */
  readonly files: readonly string[];
}

/** The site as one deployment of it, kept in a cache. */
export interface OfflineSite {
  /** Loads what is not cached yet. Files of an older deployment stay, since a tab may still be using them. */
  install(): Promise<void>;
  /** Deletes the files of older deployments. */
  activate(): Promise<void>;
  /** The answer to a request of the page; `undefined` for one that the browser answers itself. */
  respond(request: Pick<Request, 'method' | 'mode' | 'url'>): Promise<Response> | undefined;
}

/** The page is loaded from the network while there is one, so that a visitor sees the newest deployment at once. */
export function createOfflineSite({ caches, fetch, pageUrl, files }: OfflineSiteOptions): OfflineSite {
  const urls = new Set(files.map((file) => new URL(file, pageUrl).href));
  const assets = new URL('assets/', pageUrl).href;

  /** Names under `assets/` hold a hash of their content, so what is cached under them stays valid. */
  const isHashed = (url: string) => url.startsWith(assets);

  async function store(url: string): Promise<void> {
    // A page or picture may have changed under its name; the browser's own cache must not give the old one.
    const response = await fetch(url, { cache: isHashed(url) ? 'default' : 'reload' });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const cache = await caches.open(cacheName);
    await cache.put(url, response);
  }

  async function cached(url: string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName);
    return cache.match(url);
  }

  async function networkFirst(request: RequestInfo, key: string, timeoutMs?: number): Promise<Response> {
    const timeout = new AbortController();
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => timeout.abort(), timeoutMs);
    try {
      return await fetch(request, { signal: timeout.signal });
    } catch (error) {
      const kept = await cached(key);
      if (kept) return kept;
      throw error;
    } finally {
      // Once it has begun to answer, a slow network may take the time it needs.
      clearTimeout(timer);
    }
  }

  async function cacheFirst(request: RequestInfo, key: string): Promise<Response> {
    return (await cached(key)) ?? fetch(request);
  }

  return {
    async install() {
      const missing: string[] = [];
      for (const url of urls) if (!isHashed(url) || !(await cached(url))) missing.push(url);
      await Promise.all(missing.map(store));
      // The page last: every file that it names is cached by then.
      await store(pageUrl);
    },

    async activate() {
      const cache = await caches.open(cacheName);
      const stored = (await cache.keys()).map(({ url }) => url);
      const old = stored.filter((url) => url !== pageUrl && !urls.has(url));
      await Promise.all(old.map((url) => cache.delete(url)));
    },

    respond(request) {
      const { method, mode } = request;
      const url = request.url.replace(/[?#].*$/, '');
      if (method !== 'GET') return undefined;
      // The site is this one page; the browser itself opens a PDF or a text beside it.
      if (mode === 'navigate' && [pageUrl, `${pageUrl}index.html`].includes(url)) {
        return networkFirst(request.url, pageUrl, navigationTimeoutMs);
      }
      if (isHashed(url)) return cacheFirst(request.url, url);
      return urls.has(url) ? networkFirst(request.url, url) : undefined;
    },
  };
}
