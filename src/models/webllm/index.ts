import type { ChatBackend } from '../../backends/backend';
import type { Network } from '../../backends/http/network';
import { lazyBackend } from '../../backends/lazy-backend';
import { identifyWebLLM, type WebLLMIdentityOptions } from './identity';

export { anyModel } from './identity';

interface LazyWebLLMOptions extends WebLLMIdentityOptions {
  readonly network: Pick<Network, 'isOnline'>;
}

/** Replies from the model in this browser; this adapter is loaded with the first one, or with the first prefill. */
export function createBackend(options: LazyWebLLMOptions): ChatBackend {
  return lazyBackend(identifyWebLLM(options), options.network, async () =>
    (await import('./webllm-backend')).createWebLLMBackend(options),
  );
}
