import type { OllamaSettings } from '../../shared/site-data';
import { lazyBackend } from '../lazy-backend';
import { identifyOllama } from './identity';
import type { OpenServer } from '../opened-server';
import { ollamaRecipient } from './recipient';
import type { OllamaBackendOptions } from './session';

/** Replies from Ollama; its client is loaded with the first one, or while the visitor types. */
export const openServer: OpenServer<OllamaSettings, OllamaBackendOptions['words']> = (
  settings,
  { words, network },
) => {
  const options = { ...settings, network, words };
  const identity = identifyOllama(options);
  const backend = lazyBackend(identity, network, async () =>
    (await import('./ollama-backend')).createOllamaBackend(options, identity),
  );
  return { backend, recipient: ollamaRecipient(settings, words.ollama), server: 'Ollama', warmsUp: true };
};
