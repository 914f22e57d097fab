import type { OllamaSettings } from '../../shared/site-data';
import type { ChatBackend } from '../backend';
import { lazyBackend } from '../lazy-backend';
import { identifyOllama } from './identity';
import type { OpenServer } from '../opened-server';
import { ollamaRecipient } from './recipient';
import type { OllamaBackendOptions } from './session';

/** Replies from Ollama; its client is loaded with the first one, or while the visitor types. */
export function createBackend(options: OllamaBackendOptions): ChatBackend {
  const identity = identifyOllama(options);
  return lazyBackend(identity, options.network, async () =>
    (await import('./ollama-backend')).createOllamaBackend(options, identity),
  );
}

export const openServer: OpenServer<OllamaSettings, OllamaBackendOptions['words']> = (
  settings,
  { words, network },
) => ({
  backend: createBackend({ ...settings, network, words }),
  recipient: ollamaRecipient(settings, words.ollama),
  server: 'Ollama',
  warmsUp: true,
});
