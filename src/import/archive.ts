import { strToU8, Unzip, UnzipInflate, unzipSync } from 'fflate';
import { ImportError } from './import-error.ts';
import { limits, megabytes } from './limits.ts';

interface ArchiveFile {
  /** Its name without folders; the folders of an archive lead nowhere here. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Unpacked {
  /** The names of all files, wanted or not, without folders. */
  readonly names: readonly string[];
  readonly files: readonly ArchiveFile[];
}

/**
 * Unpacks the files of a zip whose names `isWanted` takes, in memory. Declared and real sizes are limited, so that a
 * small archive cannot fill the memory.
 */
export function unpack(bytes: Uint8Array, archive: string, isWanted: (name: string) => boolean): Unpacked {
  const entries = listEntries(bytes, archive);
  const wanted = entries.filter(({ path }) => isWanted(baseName(path)));
  for (const { path, size } of wanted) {
    if (size > limits.csv) throw tooLarge(`${archive} says that ${baseName(path)} has ${megabytes(size)}`);
  }
  const declared = wanted.reduce((sum, { size }) => sum + size, 0);
  if (declared > limits.unpacked) throw tooLarge(`${archive} says that it unpacks to ${megabytes(declared)}`);
  const names = entries.map(({ path }) => baseName(path));
  if (wanted.length === 0) return { names, files: [] };
  return { names, files: inflate(bytes, archive, new Set(wanted.map(({ path }) => path))) };
}

/** The names of all files in a zip, without folders. */
export function namesIn(bytes: Uint8Array, archive: string): string[] {
  return listEntries(bytes, archive).map(({ path }) => baseName(path));
}

interface Entry {
  readonly path: string;
  /** In bytes, as the archive declares it. */
  readonly size: number;
}

function listEntries(bytes: Uint8Array, archive: string): Entry[] {
  const entries: Entry[] = [];
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (entries.length >= limits.archiveEntries) throw tooMany(archive);
        if (!name.endsWith('/')) entries.push({ path: name, size: originalSize });
        return false;
      },
    });
  } catch (cause) {
    throw cause instanceof ImportError ? cause : broken(archive, cause);
  }
  return entries;
}

function inflate(bytes: Uint8Array, archive: string, wanted: ReadonlySet<string>): ArchiveFile[] {
  const found = new Map<string, Uint8Array[]>();
  const finished = new Set<string>();
  let total = 0;
  const unzip = new Unzip((file) => {
    if (!wanted.has(file.name) || found.has(file.name)) return;
    const pieces: Uint8Array[] = [];
    let size = 0;
    found.set(file.name, pieces);
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      size += piece.length;
      total += piece.length;
      if (size > limits.csv || total > limits.unpacked) {
        throw tooLarge(`${archive} unpacks to more than it says`);
      }
      pieces.push(piece);
      if (isLast) finished.add(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In small steps, so that a bomb is noticed before it has unpacked.
    const step = 1 << 14;
    for (let start = 0; start < bytes.length; start += step) {
      unzip.push(bytes.subarray(start, start + step), start + step >= bytes.length);
    }
  } catch (cause) {
    throw cause instanceof ImportError ? cause : broken(archive, cause);
  }
  if (finished.size < wanted.size) throw broken(archive);
  return [...found].map(([path, pieces]) => ({ name: baseName(path), bytes: joined(pieces) }));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

function broken(archive: string, cause?: unknown): ImportError {
  return new ImportError(
    `${archive} is a broken or incomplete archive. Download it again and import the new file.`,
    {
      cause,
    },
  );
}

function tooMany(archive: string): ImportError {
  return new ImportError(
    `${archive} holds more than ${limits.archiveEntries} files, which no export of a profile does. Unpack it yourself and import the CSV files that you need.`,
  );
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
