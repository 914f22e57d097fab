import { expose } from 'comlink';
import type { WorkerLike } from '../../src/models/worker-bridge';
import type { EngineModule } from '../../workers/webllm/engine-types';
import { createWebLLMApi } from '../../workers/webllm/api';
import type { WorkerEnvironment } from '../../workers/webllm/environment';
import type { WebLLMWorkerApi } from '../../workers/webllm/protocol';

export interface FakeWorker extends WorkerLike {
  /** As when the worker's script dies. */
  crash(message: string): void;
  readonly terminated: boolean;
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
  let terminated = false;

  return {
    postMessage: (message, transfer) => port1.postMessage(message, transfer ?? []),
    addEventListener(type, listener, options) {
      if (type === 'message') port1.addEventListener(type, listener, options);
      else errorListeners.add(listener);
    },
    removeEventListener: (type, listener, options) => port1.removeEventListener(type, listener, options),
    terminate() {
      terminated = true;
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
    get terminated() {
      return terminated;
    },
  };
}
