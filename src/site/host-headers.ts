import type { SiteSettings } from '../site-data.ts';
import { securityHeaders } from './policy.ts';

/** Cloudflare Pages reads no more. Files beyond them are revalidated, which is slower and nothing else. */
const mostRules = 100;

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. Names under `assets/` hold a hash of the content, so those
 * files may be kept for ever. Each has a rule of its own: one for the folder would also keep the answer 404.
 */
export function hostHeaders(site: SiteSettings, files: readonly string[]): string {
  const everything = [
    `${site.basePath}*`,
    ...Object.entries(securityHeaders(site)).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const assets = files.filter((file) => file.startsWith('assets/')).slice(0, mostRules - 1);
  const kept = assets.flatMap((file) => [
    `${site.basePath}${file}`,
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  return [...everything, ...kept, ''].join('\n');
}
