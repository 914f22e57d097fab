import { recipientsOf } from '../servers/foreign-hosts.ts';
import type { SiteSettings } from '../shared/site-data.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export const hostHeadersFile = '_headers';

/** Cloudflare Pages reads no more. Files beyond them are revalidated, which is slower and nothing else. */
const mostRules = 100;

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Names under `assets/` hold a hash of the content, so those
 * files may be kept for ever. Each has a rule of its own: one for the folder would also keep the answer 404.
 */
export function hostHeaders(site: SiteSettings, files: readonly string[], inlineStyle?: string): string {
  const everything = [
    `${site.basePath}*`,
    ...Object.entries(securityHeaders(site, inlineStyle)).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const assets = files
    .filter((file) => file.startsWith('assets/'))
    .toSorted((one, other) => rareness(one) - rareness(other))
    .slice(0, mostRules - 1);
  const kept = assets.flatMap((file) => [
    `${site.basePath}${file}`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  return [...everything, ...kept, ''].join('\n');
}

/** The fonts of formulas come last, before them the synonyms, of which a visitor needs those of one language. */
function rareness(file: string): number {
  if (file.endsWith('.woff2')) return 2;
  return file.startsWith('assets/synonyms-') ? 1 : 0;
}

/** The headers that a built site asks for with every answer: the first rule of its `_headers`. */
export function headersOfEverything(folder: string): Record<string, string> {
  const file = join(folder, hostHeadersFile);
  const [, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const end = lines.findIndex((line) => !line.startsWith('  '));
  return Object.fromEntries(
    lines.slice(0, end).map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}
