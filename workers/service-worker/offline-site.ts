/** Milliseconds. A navigation that the network has not begun to answer by then shows the copy, if there is one. */
const navigationTimeoutMs = 4000;

interface OfflineSiteOptions {
  readonly caches: CacheStorage;
  readonly fetch: (request: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Address of the site's first page, where the service worker's scope begins. */
  readonly pageUrl: string;
  /** Folders of the pages in further languages, relative to the first: `fr/`. */
  readonly folders: readonly string[];
  /** Every other file of this deployment, relative to the page. */
  readonly files: readonly string[];
}

/**
 * The site as one deployment of it, kept in a cache. The page is loaded from the network while there is one, so that a
 * visitor sees the newest deployment at once.
 */
export function createOfflineSite({ caches, fetch, pageUrl, folders, files }: OfflineSiteOptions) {
  /** `siteName` of `src/shared/site-name.ts`, and what is kept. */
  const cacheName = `talking-cv:${new URL(pageUrl).pathname}:site`;
  const urls = new Set(files.map((file) => new URL(file, pageUrl).href));
  const pages = new Set([pageUrl, ...folders.map((folder) => new URL(folder, pageUrl).href)]);
  const assets = new URL('assets/', pageUrl).href;

  /** Names under `assets/` hold a hash of their content, so what is cached under them stays valid. */
  const isHashed = (url: string) => url.startsWith(assets);
  const pageOf = (url: string): string | undefined => {
    const page = url.replace(/\/index\.html$/, '/');
    return pages.has(page) ? page : undefined;
  };
  const isPage = (url: string) => pageOf(url) !== undefined;
  const isCurrent = (url: string) => pages.has(url) || urls.has(url);

  /** @throws TypeError where a web page replaces a file: a host may answer every address with its start page. */
  async function fetchFile(url: string, request: RequestInfo, init?: RequestInit): Promise<Response> {
    const isWrong = (answer: Response) =>
      answer.ok && isHtml(answer) && !isPage(url) && !url.endsWith('.html');
    const answer = await fetch(request, init);
    if (!isWrong(answer)) return answer;
    // The browser's own cache may have kept such an answer for long after the host has the file.
    const fresh = await fetch(request, { cache: 'reload' });
    if (isWrong(fresh)) throw new TypeError(`${url} is answered by a web page`);
    return fresh;
  }

  async function store(url: string): Promise<void> {
    // A page or picture may have changed under its name; the browser's own cache must not give the old one.
    const response = await fetchFile(url, url, { cache: isHashed(url) ? 'default' : 'reload' });
    if (!response.ok) throw new TypeError(`${url} answered ${response.status}`);
    const isAnotherPage = pages.has(url) && response.redirected && pageOf(response.url) !== url;
    if (isAnotherPage) throw new TypeError(`${url} redirects to ${response.url}`);
    const cache = await caches.open(cacheName);
    // A browser refuses a redirected response for a navigation; a new one has no history.
    await cache.put(url, response.redirected ? new Response(response.body, response) : response);
  }

  async function cached(url: string): Promise<Response | undefined> {
    const cache = await caches.open(cacheName);
    return cache.match(url);
  }

  async function navigate(request: Request, key: string): Promise<Response> {
    // The browser's own request: its redirect mode hands a redirect back to the browser, which goes where it leads.
    const network = fetch(request);
    const timeout = new Promise<undefined>((resolve) => {
      setTimeout(resolve, navigationTimeoutMs);
    });
    try {
      const answer = await Promise.race([network, timeout]);
      if (answer) return answer;
    } catch {
      // There is no network: the copy, or the same failure again.
    }
    return (await cached(key)) ?? network;
  }

  async function networkFirst(request: Request, url: string): Promise<Response> {
    try {
      return await fetchFile(url, request);
    } catch (error) {
      const copy = await cached(url);
      if (copy) return copy;
      throw error;
    }
  }

  async function cacheFirst(request: Request, url: string): Promise<Response> {
    return (await cached(url)) ?? fetchFile(url, request);
  }

  return {
    /**
     * Loads what is not cached yet. Files of an older deployment stay, since a tab may still be using them.
     *
     * @throws TypeError where a file is missing, or a web page replaces it; the older deployment is then as it was.
     */
    async install(): Promise<void> {
      const missing: string[] = [];
      for (const url of urls) if (!isHashed(url) || !(await cached(url))) missing.push(url);
      await Promise.all(missing.map(store));
      // The pages last: every file that they name is cached by then.
      await Promise.all([...pages].map(store));
    },

    /** Deletes the files of older deployments, and nothing of another site on this origin. */
    async activate(): Promise<void> {
      const cache = await caches.open(cacheName);
      const stored = (await cache.keys()).map(({ url }) => url);
      await Promise.all(stored.filter((url) => !isCurrent(url)).map((url) => cache.delete(url)));
    },

    /** The answer to a request of the page; `undefined` for one that the browser answers itself. */
    respond(request: Request): Promise<Response> | undefined {
      const { method, mode } = request;
      const url = request.url.replace(/[?#].*$/, '');
      if (method !== 'GET') return undefined;
      if (mode === 'navigate') {
        // The browser itself opens a PDF or a text beside a page.
        const page = pageOf(url);
        return page === undefined ? undefined : navigate(request, page);
      }
      if (isHashed(url)) return cacheFirst(request, url);
      return urls.has(url) ? networkFirst(request, url) : undefined;
    },
  };
}

function isHtml({ headers }: Response): boolean {
  return /^(?:text\/html|application\/xhtml)/i.test(headers.get('Content-Type') ?? '');
}
