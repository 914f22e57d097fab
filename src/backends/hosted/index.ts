import type { HostedSettings } from '../../shared/site-data';
import { lazyBackend } from '../lazy-backend';
import type { HostedBackendOptions } from './hosted-backend';
import type { OpenServer } from '../opened-server';
import { identifyHosted } from './identity';
import { hostedRecipient } from './recipient';

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
