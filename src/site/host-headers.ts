import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteSettings } from '../shared/site-data.ts';
import { securityHeaders } from './policy.ts';

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
