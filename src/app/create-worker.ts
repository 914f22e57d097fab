import workerUrl from '../../workers/webllm.worker.ts?worker&url';
import { trustedScriptUrl } from '../markdown/trusted-types';

/** Fetches the worker's code, on demand; the engine's 6 MB come later still, when a model is loaded. */
export function createWebLLMWorker(): Worker {
  return new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'webllm' });
}
