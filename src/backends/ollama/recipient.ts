import type { OllamaSettings } from '../../site-data';
import { isLoopback } from '../http/loopback';
import type { OllamaWords } from './words.en';

/** A model with the tag `cloud` runs at Ollama's, whichever server passes the messages on (docs.ollama.com/cloud). */
export function runsInCloud(model: string): boolean {
  return /[:-]cloud$/i.test(model);
}

/** Who receives the messages, for the note in the dialog; undefined where they stay on the visitor's computer. */
export function ollamaRecipient(
  { host, model }: OllamaSettings,
  words: Pick<OllamaWords, 'cloudBehind'>,
): string | undefined {
  const server = isLoopback(host) ? undefined : new URL(host).host;
  return runsInCloud(model) ? words.cloudBehind(server) : server;
}
