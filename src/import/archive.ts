import { strToU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { damaged, ImportError, limits, megabytes } from './import-error.ts';

/**
 * Unpacks the files of a zip whose names `isWanted` takes, in memory: no more of each than the archive declares, and that
 * is limited, so that a small archive cannot fill the memory. Names are without folders, which lead nowhere here.
 */
export function unpack(bytes: Uint8Array, archive: string, isWanted: (name: string) => boolean) {
  let total = 0;
  const files = read(bytes, archive, (name, { size, originalSize }) => {
    if (!isWanted(name)) return false;
    total += originalSize;
    if (originalSize > limits.csv)
      throw tooLarge(`${archive} says that ${name} has ${megabytes(originalSize)}`);
    if (total > limits.unpacked) throw tooLarge(`${archive} says that it unpacks to ${megabytes(total)}`);
    // What cannot be compressed grows by less.
    if (size > originalSize * 1.01 + 100) throw tooLarge(`${archive} unpacks to more than it says`);
    return true;
  });
  return Object.entries(files).map(([path, content]) => ({ name: baseName(path), bytes: content }));
}

/** The names of all files in a zip, without folders. */
export function namesIn(bytes: Uint8Array, archive: string): string[] {
  const names: string[] = [];
  read(bytes, archive, (name, { name: path }) => {
    if (names.length >= limits.archiveEntries)
      throw new ImportError(
        `${archive} holds more than ${limits.archiveEntries} files, which no export of a profile does. Unpack it yourself and import the CSV files that you need.`,
      );
    if (!path.endsWith('/')) names.push(name);
    return false;
  });
  return names;
}

function read(bytes: Uint8Array, archive: string, isWanted: (name: string, file: UnzipFileInfo) => boolean) {
  try {
    return unzipSync(bytes, { filter: (file) => isWanted(baseName(file.name), file) });
  } catch (cause) {
    throw cause instanceof ImportError ? cause : damaged(archive, cause);
  }
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

function tooLarge(problem: string): ImportError {
  return new ImportError(
    `${problem}; at most ${megabytes(limits.csv)} for one file and ${megabytes(limits.unpacked)} in all are read. Download the export again, or import its smaller CSV files one by one.`,
  );
}

/** True for bytes that begin as a zip does. */
export function isArchive(bytes: Uint8Array): boolean {
  const [start, empty] = [strToU8('PK\u0003\u0004'), strToU8('PK\u0005\u0006')];
  return [start, empty].some((signature) => signature.every((byte, index) => bytes[index] === byte));
}
