import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../../site/owners-text.ts';

/**
 * Writes those of the files that are missing, and never replaces one, not even one that appears meanwhile: `kept` were
 * there, whatever they are, and stay.
 *
 * @param files texts by path inside the folder, which is made if it is missing
 * @throws Error in one sentence where the folder cannot be written to; what was written by then stays
 */
export function writeMissing(folder: string, files: Readonly<Record<string, string>>) {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const isWritten = writeIfMissing(join(folder, path), text);
    (isWritten ? written : kept).push(path);
  }
  return { written, kept };
}

function writeIfMissing(file: string, text: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (cause) {
    throw cannotWrite(dirname(file), cause);
  }
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cannotWrite(file, cause);
  }
}

function cannotWrite(path: string, cause: unknown): Error {
  const code = codeOf(cause);
  const problem =
    code === 'EEXIST' || code === 'ENOTDIR'
      ? `${path} cannot be a folder, since a file is in its way. Move that file, or choose another folder.`
      : `${path} cannot be written (${code ?? 'unknown'}). Check whether you may write there, or choose another folder.`;
  return new Error(problem, { cause });
}
