import type { HostedSettings } from '../../shared/site-data';
import type { HostedWords } from './words.en';

/**
 * Who receives the messages, for the note in the dialog: the endpoint's host, or Hugging Face with the provider.
 *
 * @param pageUrl what a path among the settings is relative to
 */
export function hostedRecipient(
  { endpoint, provider }: HostedSettings,
  pageUrl: string,
  words: HostedWords['recipient'],
): string {
  if (endpoint !== undefined) {
    const { host } = new URL(endpoint, pageUrl);
    return host === new URL(pageUrl).host ? words.ownServer(host) : host;
  }
  return provider === undefined || provider === 'auto' ? words.anyProvider : words.provider(provider);
}
