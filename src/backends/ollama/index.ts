import type { ChatBackend } from '../backend';
import { lazyBackend } from '../lazy-backend';
import { identifyOllama } from './identity';
import type { OllamaBackendOptions } from './ollama-backend';

/** Replies from Ollama; its client is loaded with the first one. */
export function createBackend(options: OllamaBackendOptions): ChatBackend {
  return lazyBackend({
    identity: identifyOllama(options),
    isOnline: () => options.network.isOnline(),
    load: async () => (await import('./ollama-backend')).createOllamaBackend(options),
  });
}
