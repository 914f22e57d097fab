/** What the composition loads where the site was built for the browser's own model: one file, one request. */
export { createLocalModel } from './create-local-model';
export { createWebLLMWorker } from './create-worker';
