import { once } from '../once';
import type { BackendId, ChatBackend } from './backend';
import { BackendError } from './backend-error';
import { describeFailure, type FailureWords, type VendorFailureWords } from './describe-failure';

interface LazyBackendOptions {
  readonly id: BackendId;
  /** Read whenever it is shown: a model that is chosen on the device has no name before. */
  readonly modelName: () => string;
  readonly whereItRuns: string;
  readonly isOnline: () => boolean;
  /** Sentences for a failed import, when there is no backend yet that could describe it. */
  readonly words: { readonly vendor: VendorFailureWords; readonly failure: FailureWords };
  /** Imports the backend's module with its vendor client and creates the backend. */
  readonly load: () => Promise<ChatBackend>;
}

/** A backend whose code is loaded with the first reply. The next reply retries a failed import. */
export function lazyBackend(options: LazyBackendOptions): ChatBackend {
  const { id, modelName, whereItRuns, isOnline, words } = options;
  const backend = once(options.load);

  async function load(signal: AbortSignal): Promise<ChatBackend> {
    try {
      return await backend();
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError(id, isOnline() ? 'part-missing' : 'offline', { cause });
    }
  }

  return {
    id,
    get modelName() {
      return modelName();
    },
    whereItRuns,
    describeError: (error, context) =>
      backend.loaded?.describeError(error, context) ??
      describeFailure(error, context, words.failure, words.vendor),
    async *stream(messages, { signal }) {
      signal.throwIfAborted();
      const loaded = await load(signal);
      signal.throwIfAborted();
      yield* loaded.stream(messages, { signal });
    },
    dispose() {
      backend.loaded?.dispose();
    },
  };
}
