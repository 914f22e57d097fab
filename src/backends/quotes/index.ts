import type { ChatBackend } from '../backend';
import type { Network } from '../http/network';
import { lazyBackend } from '../lazy-backend';
import { identifyQuotes } from './identity';
import type { QuotesBackendOptions } from './quotes-backend';

interface LazyQuotesOptions extends Omit<QuotesBackendOptions, 'loadPack'> {
  readonly network: Pick<Network, 'isOnline'>;
}

/** Quotes from the CV; the search is loaded with the first reply. */
export function createBackend(options: LazyQuotesOptions): ChatBackend {
  return lazyBackend(identifyQuotes(options.words), options.network, async () => {
    const [{ createQuotesBackend }, { loadPack }] = await Promise.all([
      import('./quotes-backend'),
      import('../../answers/languages/load-pack'),
    ]);
    return createQuotesBackend({ ...options, loadPack });
  });
}
