import type { BackendId, ChatBackend } from './backend';
import { BackendError } from './backend-error';

interface LazyBackendOptions {
  readonly id: BackendId;
  /** Asked whenever it is shown: a model that is chosen on the device has no name before. */
  readonly modelName: () => string;
  readonly isOnline: () => boolean;
  /** Imports the backend's module with its vendor client and makes the backend. */
  readonly load: () => Promise<ChatBackend>;
}

/** A backend whose code arrives with the first reply. A failed import is tried again by the next reply. */
export function lazyBackend({ id, modelName, isOnline, load }: LazyBackendOptions): ChatBackend {
  let loading: Promise<ChatBackend> | undefined;

  async function loaded(signal: AbortSignal): Promise<ChatBackend> {
    try {
      return await (loading ??= load());
    } catch (cause) {
      loading = undefined;
      signal.throwIfAborted();
      const detail = isOnline() ? 'A part of this site could not be loaded.' : undefined;
      throw new BackendError(id, 'offline', { ...(detail && { detail }), cause });
    }
  }

  return {
    id,
    get modelName() {
      return modelName();
    },
    async *stream(messages, options) {
      options.signal.throwIfAborted();
      const backend = await loaded(options.signal);
      options.signal.throwIfAborted();
      yield* backend.stream(messages, options);
    },
    dispose() {
      void loading?.then((backend) => backend.dispose());
      loading = undefined;
    },
  };
}
