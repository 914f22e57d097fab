import { readFileSync } from 'node:fs';
import system, { join } from 'node:path';
import { decodeText } from '../resume/read/parse-json.ts';

/**
 * The text of a file in an owner's folder, in any encoding that editors of Windows save; undefined where there is none.
 *
 * @throws Error naming a file that cannot be read
 */
export function readOwnersText(folder: string, name: string): string | undefined {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, name));
  } catch (cause) {
    const code = codeOf(cause);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    const problem = code === 'EISDIR' ? 'it is a folder' : `${code}; check whether you may open it`;
    throw new Error(`${name} cannot be read (${problem}).`, { cause });
  }
  const text = decodeText(bytes);
  if (text !== undefined) return text;
  throw new Error(`${name} cannot be read: it is neither UTF-8 nor UTF-16. Save it as UTF-8.`);
}

/** What the system says of a file that it cannot open, such as `ENOENT`; undefined for an error of another kind. */
export function codeOf(cause: unknown): string | undefined {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}

/** Whether a path is a folder or lies in it; both absolute. On Windows another drive is outside. */
export function isInside(folder: string, inner: string, path = system): boolean {
  const way = path.relative(folder, inner);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
