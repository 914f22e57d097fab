import type { ModelSource, StoredModel, WebLLMWorkerApi } from '../../workers/webllm/protocol';
import type { Removal } from './local-model';
import { openBridge, type WorkerLike } from './worker-bridge';

/**
 * What the site keeps in the browser. Neither call rejects, and each has a worker of its own: a load or a reply that ends
 * with its worker must not end a removal.
 */
export function createStoredFiles(createWorker: () => WorkerLike) {
  async function inOwnWorker<T>(use: (api: WebLLMWorkerApi) => Promise<T>): Promise<T> {
    const own = openBridge(createWorker);
    try {
      return await own.call(use);
    } finally {
      own.terminate();
    }
  }

  return {
    // A browser that cannot tell has nothing to remove.
    list: (): Promise<readonly StoredModel[]> => inOwnWorker((api) => api.listStored()).catch(() => []),
    /** Resolves with the failure, or with undefined once the files are gone. */
    async remove(
      source: ModelSource,
      options: { readonly evenIfShared: boolean },
    ): Promise<Removal | undefined> {
      try {
        const outcome = await inOwnWorker((api) => api.remove(source, options));
        return outcome.ok ? undefined : { source, failure: outcome.failure, detail: outcome.detail };
      } catch (error) {
        const detail = error instanceof Error ? error.message : undefined;
        return { source, failure: 'worker-crashed', detail };
      }
    },
  };
}
