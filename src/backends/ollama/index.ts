import type { OllamaSettings } from '../../shared/site-data';
import { lazyBackend } from '../lazy-backend';
import { isLoopback } from '../http/loopback';
import { runsInCloud } from '../model-name';
import { identifyOllama } from './identity';
import type { OpenServer } from '../opened-server';
import type { OllamaBackendOptions } from './session';
import type { OllamaWords } from './words.en';

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

/** Who receives the messages, for the note in the dialog; undefined where they stay on the visitor's computer. */
export function ollamaRecipient(
  { host, model }: OllamaSettings,
  words: Pick<OllamaWords, 'cloudBehind'>,
): string | undefined {
  const server = isLoopback(host) ? undefined : new URL(host).host;
  return runsInCloud(model) ? words.cloudBehind(server) : server;
}
