import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { SiteFiles } from './offline-list.ts';

/**
 * Replaces what is in `out` by a site.
 *
 * @param page the file by which an earlier one is known
 * @throws Error where that would delete anything but an earlier site; nothing has changed then.
 */
export function writeSite(files: SiteFiles, out: string, kept: readonly string[], page = 'index.html'): void {
  const inside = kept.find((folder) => !relative(out, folder).startsWith('..'));
  if (inside !== undefined) {
    throw new Error(
      `The site cannot be written to ${out}, which holds ${inside}. Choose a folder of its own.`,
    );
  }
  if (existsSync(out) && readdirSync(out).length > 0 && !isSite(out, page)) {
    throw new Error(
      `The site cannot be written to ${out}: there are files in it that are no earlier site. Choose another folder, or empty it.`,
    );
  }
  rmSync(out, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Every site that this builder wrote has the element that the assistant is mounted in. */
function isSite(folder: string, page: string): boolean {
  const file = join(folder, page);
  return existsSync(file) && readFileSync(file, 'utf8').includes('id="assistant-root"');
}
