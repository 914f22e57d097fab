import type { Endpoint, proxy } from 'comlink';
import type { WebLLMWorkerApi, ModelSource, StoredModel } from '../../workers/webllm/protocol';
import type { Removal } from './local-model';
import { once } from '../shared/once';

/** What the page needs of a `Worker`. Tests use a message port. */
export type WorkerLike = Endpoint & { terminate(): void };

/** The worker crashed or was terminated. Pending calls reject with this. */
export class WorkerGoneError extends Error {
  override readonly name = 'WorkerGoneError';
  readonly terminated: boolean;

  constructor(terminated: boolean, detail: string) {
    super(detail);
    this.terminated = terminated;
  }
}

/** Loaded beside the worker's own script, not with the chat. */
const loadComlink = once(async () => {
  const { proxy, wrap } = await import('comlink');
  return { proxy, wrap };
});

export type WorkerBridge = ReturnType<typeof openBridge>;

export function openBridge(createWorker: () => WorkerLike) {
  const worker = createWorker();
  let api: WebLLMWorkerApi | undefined;
  let goneWith: WorkerGoneError | undefined;
  const pending = new Set<(error: WorkerGoneError) => void>();

  const end = (error: WorkerGoneError) => {
    if (goneWith) return;
    goneWith = error;
    worker.terminate();
    for (const reject of pending) reject(error);
    pending.clear();
  };
  const crash = (event: Event) => {
    const message = 'message' in event && typeof event.message === 'string' ? event.message : '';
    end(new WorkerGoneError(false, message || 'The worker could not be started.'));
  };
  worker.addEventListener('error', crash);
  worker.addEventListener('messageerror', crash);

  return {
    /**
     * Calls the worker; functions go to it by `proxy`. Rejects with `WorkerGoneError` if the worker stops before it answers:
     * comlink would wait for ever. Rejects where comlink cannot be loaded.
     */
    call: <T>(use: (api: WebLLMWorkerApi, byProxy: typeof proxy) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        if (goneWith) return reject(goneWith);
        pending.add(reject);
        loadComlink()
          .then((comlink) => use((api ??= comlink.wrap<WebLLMWorkerApi>(worker)), comlink.proxy))
          .then(resolve, reject)
          .finally(() => pending.delete(reject));
      }),
    terminate: () => end(new WorkerGoneError(true, 'The worker was ended.')),
  };
}

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
