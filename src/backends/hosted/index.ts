import type { HostedSettings } from '../../shared/site-data';
import { lazyBackend } from '../lazy-backend';
import type { HostedBackendOptions } from './hosted-backend';
import type { OpenServer } from '../opened-server';
import { identifyHosted } from './identity';
import type { HostedWords } from './words.en';

/** Replies from the hosted model; its vendor's client is loaded with the first one. */
export const openServer: OpenServer<HostedSettings, HostedBackendOptions['words']> = (
  settings,
  { words, network, loadToken, pageUrl },
) => {
  const options = { ...settings, network, words };
  const backend = lazyBackend(identifyHosted(options), network, async () => {
    const [{ createHostedBackend }, token] = await Promise.all([import('./hosted-backend'), loadToken()]);
    return createHostedBackend({ ...options, token });
  });
  return { backend, recipient: hostedRecipient(settings, pageUrl, words.hosted.recipient) };
};

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
