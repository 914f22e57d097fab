import type { ChatBackend } from '../backend';
import { lazyBackend } from '../lazy-backend';
import { identifyOllama } from './identity';
import type { OllamaBackendOptions } from './session';

/** Replies from Ollama; its client is loaded with the first one, or while the visitor types. */
export function createBackend(options: OllamaBackendOptions): ChatBackend {
  const identity = identifyOllama(options);
  return lazyBackend({
    identity,
    isOnline: () => options.network.isOnline(),
    load: async () => (await import('./ollama-backend')).createOllamaBackend(options, identity),
  });
}

export { ollamaRecipient } from './recipient';
