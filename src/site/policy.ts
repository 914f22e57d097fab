import { recipientsOf } from '../servers/foreign-hosts.ts';
import type { SiteSettings } from '../shared/site-data.ts';

/** Every origin the site may call beside its own, from its settings. */
export function connectSources(site: SiteSettings): string[] {
  return [...new Set(recipientsOf(site).flatMap(({ sources }) => sources))];
}

/**
 * Directives that work in a `<meta>` as well as in a header.
 *
 * @param inlineStyle the one sheet that may be inline, by its hash: `'sha256-…'`
 */
export function contentSecurityPolicy(site: SiteSettings, inlineStyle?: string): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(site.backend === 'webllm' ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': ["'self'", ...(inlineStyle === undefined ? [] : [inlineStyle])],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources(site)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The one policy of the site (`src/shared/trusted-types.ts`). */
const trustedTypesPolicy = 'talking-cv';

/** Sites that are linked to do not learn of this one. Also in a `<meta>`, for hosts that send no headers. */
export const referrerPolicy = 'no-referrer';

/** The response headers a host should send. A worker obeys these alone, not the page's `<meta>`. */
export function securityHeaders(site: SiteSettings, inlineStyle?: string): Record<string, string> {
  const { isEmbed = false } = site;
  return {
    'Content-Security-Policy': `${contentSecurityPolicy(site, inlineStyle)}; frame-ancestors ${isEmbed ? "'self'" : "'none'"}`,
    'Referrer-Policy': referrerPolicy,
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isEmbed ? {} : { 'Cross-Origin-Opener-Policy': 'same-origin' }),
    'X-Content-Type-Options': 'nosniff',
  };
}
