import { once } from '../shared/once';
import type { BackendIdentity, ChatBackend, ChatMessage } from './backend';
import { BackendError } from './backend-error';

interface LazyBackendOptions {
  readonly identity: BackendIdentity;
  readonly isOnline: () => boolean;
  /** Imports the backend's module with its vendor client and creates the backend. */
  readonly load: () => Promise<ChatBackend>;
}

/** A backend whose code is loaded with the first reply. The next reply retries a failed load. */
export function lazyBackend({ identity, isOnline, load }: LazyBackendOptions): ChatBackend {
  const loadBackend = once(load);

  async function backend(signal: AbortSignal): Promise<ChatBackend> {
    try {
      return await loadBackend();
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError(identity.id, isOnline() ? 'part-missing' : 'offline', { cause });
    }
  }

  return Object.assign(identity, {
    async warmUp(messages: readonly ChatMessage[], signal: AbortSignal) {
      const loaded = await backend(signal).catch(() => undefined);
      signal.throwIfAborted();
      await loaded?.warmUp?.(messages, signal);
    },
    async *stream(messages: readonly ChatMessage[], { signal }: { readonly signal: AbortSignal }) {
      signal.throwIfAborted();
      const loaded = await backend(signal);
      signal.throwIfAborted();
      yield* loaded.stream(messages, { signal });
    },
  });
}
