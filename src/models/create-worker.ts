import workerUrl from '../../workers/webllm/webllm.worker.ts?worker&url';
import { trustedScriptUrl } from '../shared/trusted-types';

// What the composition loads where the site was built for the browser's own model: one file, one request.
export { createLocalModel } from './create-local-model';

/**
 * A fresh worker with the local model's engine; its code is loaded with the first one.
 *
 * @param siteName `siteName(basePath)`; the worker reads it as its own name
 */
export function createWebLLMWorker(siteName: string): Worker {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: siteName });
}
