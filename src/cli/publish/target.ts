import type { SiteFiles } from '../../site/offline-list.ts';
import type { Environment } from '../../site/settings.ts';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { replaceFile } from '../../site/output-folder.ts';

export interface TargetOptions {
  /** The résumé; absolute. */
  readonly file: string;
  /** The owner's; absolute. */
  readonly folder: string;
  /** The owner's own, as the CV has it. */
  readonly name: string;
  /** An address or a path that git pushes to; unset: `origin` of the owner's repository. */
  readonly remote?: string | undefined;
  /** The name of the site at Netlify or Cloudflare; unset: made from the owner's name. */
  readonly site?: string | undefined;
  /** Settings and tokens. */
  readonly environment: Environment;
  /** Takes a line for the owner. */
  readonly say: (line: string) => void;
}

export interface PublishResult {
  /** Where the site is read; undefined where that is not known. */
  readonly address?: string | undefined;
  /** The file that was written; absolute. */
  readonly file?: string | undefined;
}

/** A place that a site can be brought to. */
export interface Target {
  /** The public address, where it is known before the site is built; ends in `/`. */
  readonly address?: string | undefined;
  /** Resolves once the site is there. */
  upload(files: SiteFiles): Promise<PublishResult>;
  /** Removes what it keeps on this computer meanwhile. */
  close?(): void;
}

export type OpenTarget = (options: TargetOptions) => Target | Promise<Target>;

/** A name for a host: `site` as the owner typed it, else their name in small Latin letters, digits and hyphens. */
export function hostName({ site, name }: Pick<TargetOptions, 'site' | 'name'>): string {
  const typed = (site ?? name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = typed
    .replace(/ß/g, 'ss')
    .replace(/[æœ]/g, (letter) => (letter === 'æ' ? 'ae' : 'oe'))
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
  if (slug !== '') return slug;
  throw new Error(
    `"${site ?? name}" gives no name for an address, which has a to z, digits and hyphens. Add --site NAME.`,
  );
}

/** Letters of a part of a domain's name (RFC 1035). */
const longestName = 63;

/** Writes `site.zip` beside the résumé. */
export const openZip: OpenTarget = ({ file, say }) => ({
  upload(files) {
    const zip = join(dirname(file), 'site.zip');
    replaceFile(zip, zipped(files));
    say(
      'Unpack site.zip at any host; nothing is public until you do. To take the site back, delete it there.',
    );
    return Promise.resolve({ file: zip });
  },
});

/** An archive with `index.html` at its root; the same files give the same bytes. */
export function zipped(files: SiteFiles): Uint8Array {
  const entries = Object.fromEntries(
    [...files].map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
  );
  return zipSync(entries, { mtime: earliest });
}

/** The first moment that an archive can hold, in local time. */
const earliest = new Date(1980, 0, 1);
