import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The owner's `public/`: the only files of an owner's folder that a site copies. */
export interface PublicFolder {
  /** Paths inside the folder, with `/` between their parts. */
  readonly files: readonly string[];
  /** Spelling counts, upper case included, since it does on most hosts. */
  has(path: string): boolean;
  /** @throws Error where `has(path)` is false. */
  read(path: string): Buffer;
}

/**
 * Lists `public/` of an owner's folder; one that does not exist is empty.
 *
 * @throws Error naming a link in it that does not lead to a file in it: a site publishes nothing else of a machine.
 */
export function openPublicFolder(ownerFolder: string): PublicFolder {
  const folder = join(ownerFolder, 'public');
  const root = existsSync(folder) ? realpathSync(folder) : undefined;
  const files = root === undefined ? [] : listFiles(root, '');
  const known = new Set(files);
  return {
    files,
    has: (path) => known.has(path),
    read: (path) => {
      if (root === undefined || !known.has(path)) throw new Error(`public/${path} does not exist.`);
      return readFileSync(join(root, path));
    },
  };
}

function listFiles(root: string, inside: string): string[] {
  return readdirSync(join(root, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside + entry.name;
    if (entry.isDirectory()) return listFiles(root, `${path}/`);
    if (entry.isSymbolicLink()) {
      if (leadsToFileIn(root, join(root, path))) return [path];
      throw new Error(
        `public/${path} is a link that does not lead to a file in public/; put the file itself there.`,
      );
    }
    return entry.isFile() ? [path] : [];
  });
}

function leadsToFileIn(root: string, link: string): boolean {
  if (!existsSync(link)) return false;
  const target = realpathSync(link);
  return target.startsWith(root + sep) && statSync(target).isFile();
}
