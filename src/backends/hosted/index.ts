import type { HostedSettings } from '../../shared/site-data';
import type { ChatBackend } from '../backend';
import { lazyBackend } from '../lazy-backend';
import type { HostedBackendOptions } from './hosted-backend';
import type { OpenServer } from '../opened-server';
import { identifyHosted } from './identity';
import { hostedRecipient } from './recipient';

interface LazyHostedOptions extends Omit<HostedBackendOptions, 'token'> {
  /** The build-time credential, which is loaded with the chat and never stands in the page. */
  readonly loadToken: () => Promise<string | undefined>;
}

/** Replies from the hosted model; its vendor's client is loaded with the first one. */
export function createBackend({ loadToken, ...options }: LazyHostedOptions): ChatBackend {
  return lazyBackend(identifyHosted(options), options.network, async () => {
    const [{ createHostedBackend }, token] = await Promise.all([import('./hosted-backend'), loadToken()]);
    return createHostedBackend({ ...options, token });
  });
}

export const openServer: OpenServer<HostedSettings, HostedBackendOptions['words']> = (
  settings,
  { words, network, loadToken, pageUrl },
) => ({
  backend: createBackend({ ...settings, loadToken, network, words }),
  recipient: hostedRecipient(settings, pageUrl, words.hosted.recipient),
});
