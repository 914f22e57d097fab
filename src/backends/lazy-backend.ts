import { once } from '../shared/once';
import type { BackendIdentity, ChatBackend, ChatMessage } from './backend';
import { BackendError } from './backend-error';
import type { Network } from './http/network';

/**
 * A backend whose code is loaded with the first reply. The next reply retries a failed load.
 *
 * @param load imports the backend's module with its vendor's client and creates the backend
 */
export function lazyBackend(
  identity: BackendIdentity,
  network: Pick<Network, 'isOnline'>,
  load: () => Promise<ChatBackend>,
): ChatBackend {
  const loadBackend = once(load);

  async function backend(signal: AbortSignal): Promise<ChatBackend> {
    try {
      return await loadBackend();
    } catch (cause) {
      signal.throwIfAborted();
      throw new BackendError(identity.id, network.isOnline() ? 'part-missing' : 'offline', { cause });
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
