import type { SiteSettings } from './site-data.ts';

/**
 * What another host is asked for: the messages go to `ollama` or `hosted`, and the model that runs in the browser
 * comes from `weights` and `library`.
 */
export type HostRole = 'ollama' | 'hosted' | 'weights' | 'library';

/** One purpose for which the site calls a server. */
export interface Recipient {
  readonly role: HostRole;
  /** Sources as the security policy writes them, such as `https://*.hf.co`; none where the site's own server is called. */
  readonly sources: readonly string[];
}

/** Where weights on the hub redirect to; the hub changes its CDN. */
const hub = 'https://huggingface.co';
const hubRedirects = ['https://*.huggingface.co', 'https://*.hf.co'];

/** The host of WebLLM's own model libraries. */
const libraryHost = 'https://raw.githubusercontent.com';

/** The router of Hugging Face, which is called where no endpoint is set. */
const hostedHost = 'https://router.huggingface.co';

/**
 * Whom this site may call, and for what. Both the security policy (`src/site/policy.ts`) and the page's privacy
 * disclosure are made from this list, so that the two cannot disagree.
 */
export function recipientsOf(site: SiteSettings): readonly Recipient[] {
  switch (site.backend) {
    case 'ollama':
      return [{ role: 'ollama', sources: sourcesOf(site.ollama.host) }];
    case 'huggingface':
      return [hostedRecipient(site.hosted.endpoint)];
    case 'webllm': {
      const { modelUrl, modelLibUrl } = site.webllm;
      const isSelfHosted = modelUrl !== undefined && modelLibUrl !== undefined;
      return [
        ...(site.hosted ? [hostedRecipient(site.hosted.endpoint)] : []),
        { role: 'weights', sources: sourcesOf(isSelfHosted ? modelUrl : hub) },
        { role: 'library', sources: sourcesOf(isSelfHosted ? modelLibUrl : libraryHost) },
      ];
    }
  }
}

function hostedRecipient(endpoint: string | undefined): Recipient {
  return { role: 'hosted', sources: sourcesOf(endpoint ?? hostedHost) };
}

/** A setting never reaches the policy but as an origin; a path of the site itself is no other host. */
function sourcesOf(address: string): readonly string[] {
  if (!/^https?:/.test(address)) return [];
  const { origin } = new URL(address);
  return origin === hub ? [hub, ...hubRedirects] : [origin];
}
