/** At the root of a site, since a service worker controls only its own folder. */
export const serviceWorkerFile = 'service-worker.js';
