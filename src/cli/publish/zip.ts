import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { SiteFiles } from '../../site/offline-list.ts';
import { replaceFile } from '../replace-file.ts';
import type { OpenTarget } from './target.ts';

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
