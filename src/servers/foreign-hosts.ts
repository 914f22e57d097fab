import type { SiteServer } from './server.ts';
import { serversOf } from './servers.ts';
import type { SiteSettings } from '../shared/site-data.ts';

/** One purpose for which the site calls a server: it gets messages, or holds the model that runs in the browser. */
export type Recipient = {
  /** Sources as the security policy writes them, such as `https://*.hf.co`; none where the site's own server is called. */
  readonly sources: readonly string[];
} & ({ readonly role: 'server'; readonly server: SiteServer } | { readonly role: 'weights' | 'library' });

/** Where weights on the hub redirect to; the hub changes its CDN. */
const hub = 'https://huggingface.co';
const hubRedirects = ['https://*.huggingface.co', 'https://*.hf.co'];

/** The host of WebLLM's own model libraries. */
const libraryHost = 'https://raw.githubusercontent.com';

/**
 * Whom this site may call, and for what. Both the security policy (`src/site/policy.ts`) and the page's privacy
 * disclosure are made from this list, so that the two cannot disagree.
 */
export function recipientsOf(site: SiteSettings): readonly Recipient[] {
  const asked = serversOf(site).map((server) => ({
    role: 'server' as const,
    server,
    sources: sourcesOf(server.address),
  }));
  if (site.backend !== 'webllm') return asked;
  const { modelUrl, modelLibUrl } = site.webllm;
  const isSelfHosted = modelUrl !== undefined && modelLibUrl !== undefined;
  return [
    ...asked,
    { role: 'weights', sources: sourcesOf(isSelfHosted ? modelUrl : hub) },
    { role: 'library', sources: sourcesOf(isSelfHosted ? modelLibUrl : libraryHost) },
  ];
}

/** A setting never reaches the policy but as an origin; a path of the site itself is no other host. */
function sourcesOf(address: string): readonly string[] {
  if (!/^https?:/.test(address)) return [];
  const { origin } = new URL(address);
  return origin === hub ? [hub, ...hubRedirects] : [origin];
}
