/** At the root of a site, since a service worker sees no more than its own folder. */
export const serviceWorkerFile = 'service-worker.js';
