import type { PageWords } from '../page/words.en.ts';
import { serversOf } from '../servers/servers.ts';
import type { SiteSettings } from '../shared/site-data.ts';

/** The backend a site was built for, in words for the page and the terminal. */
export function describeBackend(
  site: SiteSettings,
  words: PageWords['panel'],
): { readonly backendName: string; readonly modelName: string } {
  const [server] = serversOf(site);
  if (site.backend !== 'webllm')
    return { backendName: server?.describe(words) ?? '', modelName: server?.model ?? '' };
  return {
    backendName: [words.builtForBrowser, ...(server ? [server.describe(words)] : [])].join(' / '),
    modelName: site.webllm.model ?? words.chosenByDevice,
  };
}
