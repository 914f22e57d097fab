import type { ChatBackend, ChooseBackend, StreamOptions } from '../backends/backend';
import type { LocalModel, LocalModelState } from './local-model';

interface LocalFirst {
  readonly localModel: LocalModel;
  readonly local: ChatBackend;
  /** Only where a token or an endpoint is set. */
  readonly hosted?: ChatBackend;
  readonly quotes: ChatBackend;
}

/**
 * The contract's rule for flag 2: the local model where this browser can run it and the visitor agrees, else the
 * hosted one, else quotes. Waits while the device is looked at and while the visitor decides.
 */
export function chooseLocalFirst({ localModel, local, hosted, quotes }: LocalFirst): ChooseBackend {
  const choose = (state: LocalModelState): ChatBackend | undefined => {
    switch (state.status) {
      case 'idle':
      case 'probing':
      case 'awaiting-consent':
        return undefined;
      case 'downloading':
      case 'compiling':
      case 'ready':
        return local;
      case 'unsupported':
      case 'declined':
        return hosted ?? quotes;
      case 'failed':
      case 'lost':
        // Without a hosted model the local backend says in its reply what went wrong and what would help.
        return hosted ?? local;
    }
  };

  return async ({ signal }) => {
    signal.throwIfAborted();
    if (localModel.getSnapshot().state.status === 'idle') await abortable(localModel.probe(), signal);
    return new Promise((resolve, reject) => {
      const settle = () => {
        const backend = choose(localModel.getSnapshot().state);
        if (!backend) return false;
        unsubscribe();
        signal.removeEventListener('abort', abort);
        resolve(backend);
        return true;
      };
      const abort = () => {
        unsubscribe();
        reject(signal.reason as Error);
      };
      const unsubscribe = localModel.subscribe(settle);
      signal.addEventListener('abort', abort, { once: true });
      settle();
    });
  };
}

/** For the flags that name one backend. */
export function chooseAlways(backend: ChatBackend): ChooseBackend {
  return async ({ signal }: StreamOptions) => {
    signal.throwIfAborted();
    return backend;
  };
}

function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
