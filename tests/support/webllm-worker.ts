import { expose } from 'comlink';
import type { WorkerLike } from '../../src/models/worker-bridge';
import type { Engine, EngineModule } from '../../workers/webllm/engine-types';
import { createWebLLMApi } from '../../workers/webllm/api';
import type { WorkerEnvironment } from '../../workers/webllm/environment';
import type { WebLLMWorkerApi } from '../../workers/webllm/protocol';
import { createMemoryCaches } from './memory-caches';
import { startWeightsServer } from './weights-server';
import { workerEnvironment } from './worker-environment';

export interface FakeWorker extends WorkerLike {
  /** As when the worker's script dies. */
  crash(message: string): void;
}

/** The worker's real code behind one end of a MessageChannel, instead of on a thread of its own. */
export function createFakeWorker(environment: WorkerEnvironment, engine: EngineModule): FakeWorker {
  return workerOf(createWebLLMApi(environment, async () => engine));
}

/** A worker that answers with `api`. */
export function workerOf(api: WebLLMWorkerApi): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  expose(api, port2);
  port2.start();
  port1.start();
  const errorListeners = new Set<EventListenerOrEventListenerObject>();

  return {
    postMessage: (message, transfer) => port1.postMessage(message, transfer ?? []),
    addEventListener(type, listener, options) {
      if (type === 'message') port1.addEventListener(type, listener, options);
      else errorListeners.add(listener);
    },
    removeEventListener: (type, listener, options) => port1.removeEventListener(type, listener, options),
    terminate() {
      port1.close();
      port2.close();
    },
    crash(message) {
      const event = Object.assign(new Event('error'), { message });
      for (const listener of errorListeners) {
        if (typeof listener === 'function') listener(event);
        else listener.handleEvent(event);
      }
    },
  };
}

/** The worker's api over this engine, once it has loaded a model. */
export async function loadedApi(engine: Engine): Promise<WebLLMWorkerApi> {
  const server = await startWeightsServer();
  const loadable = Object.assign(engine, { reload: async () => {} });
  const module = { createEngine: () => loadable };
  const api = createWebLLMApi(workerEnvironment(createMemoryCaches()), async () => module);
  const loaded = await api.load({ id: 'model', modelUrl: server.modelUrl, libUrl: server.libUrl }, () => {});
  await server.close();
  if (!loaded.ok) throw new Error('The model was not loaded');
  return api;
}
