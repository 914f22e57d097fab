import { createOfflineSite } from './offline-site';

/**
 * The builder writes this variable before the script (`src/site/build-site.ts`). The revisions are there so that a changed
 * file changes this worker, which is how a browser notices a new deployment.
 */
declare const SITE_FILES: readonly { readonly url: string; readonly revision: string | null }[];

const page = /(?:^|\/)index\.html$/;

function start(scope: ServiceWorkerGlobalScope): void {
  const files = SITE_FILES.map(({ url }) => url);
  const site = createOfflineSite({
    caches: scope.caches,
    fetch: (request, init) => scope.fetch(request, init),
    pageUrl: scope.registration.scope,
    folders: files.filter((url) => page.test(url)).map((url) => url.replace('index.html', '')),
    files: files.filter((url) => !page.test(url)),
  });
  // No `skipWaiting`: the files of an open chat stay until its last tab is closed.
  scope.addEventListener('install', (event) => event.waitUntil(site.install()));
  scope.addEventListener('activate', (event) => event.waitUntil(site.activate()));
  scope.addEventListener('fetch', (event) => {
    const response = site.respond(event.request);
    if (response) event.respondWith(response);
  });
}

const scope: object = self;
if (scope instanceof ServiceWorkerGlobalScope) start(scope);
