import type { SiteSettings } from '../site-data.ts';
import { securityHeaders } from './policy.ts';

/** The file `_headers`, as Netlify and Cloudflare Pages read it. Names under `assets/` hold a hash of the content. */
export function hostHeaders(site: SiteSettings): string {
  return [
    `${site.basePath}*`,
    ...Object.entries(securityHeaders(site)).map(([name, value]) => `  ${name}: ${value}`),
    `${site.basePath}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
