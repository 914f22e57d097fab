import type { OllamaSettings } from '../../shared/site-data';
import { isLoopback } from '../http/loopback';
import { runsInCloud } from '../runs-in-cloud';
import type { OllamaWords } from './words.en';

/** Who receives the messages, for the note in the dialog; undefined where they stay on the visitor's computer. */
export function ollamaRecipient(
  { host, model }: OllamaSettings,
  words: Pick<OllamaWords, 'cloudBehind'>,
): string | undefined {
  const server = isLoopback(host) ? undefined : new URL(host).host;
  return runsInCloud(model) ? words.cloudBehind(server) : server;
}
