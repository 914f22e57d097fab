import type { ChatBackend } from '../backend';
import type { Network } from '../http/network';
import { lazyBackend } from '../lazy-backend';
import { identifyWebLLM, type WebLLMIdentityOptions } from './identity';

interface LazyWebLLMOptions extends WebLLMIdentityOptions {
  readonly network: Pick<Network, 'isOnline'>;
}

/** Replies from the model in this browser; this adapter is loaded with the first one, or once the model reads ahead. */
export function createBackend(options: LazyWebLLMOptions): ChatBackend {
  return lazyBackend({
    identity: identifyWebLLM(options),
    isOnline: () => options.network.isOnline(),
    load: async () => (await import('./webllm-backend')).createWebLLMBackend(options),
  });
}
