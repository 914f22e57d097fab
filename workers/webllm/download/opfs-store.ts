import { DownloadError, RetryableError } from './download-error';
import type { EngineStore } from './engine-store';
import { sha256Hex } from './file-hash';
import type { ModelFile } from './model-files';

/** Folder and file names of web-llm 0.2.86's `OPFSStore` (`docs/upgrade-web-llm.md`). */
const rootFolder = 'tvmjs-opfs-store';

/** Another worker may still hold a file that it was writing when it was terminated. */
const openAttempts = 20;
const openPauseMs = 100;

/**
 * The files that web-llm reads with `cacheBackend: 'opfs'`, written in place: a file is finished once its record
 * exists, so that every byte is written once. An unfinished file stays for the next visit.
 */
export function createOpfsStore(
  openRoot: () => Promise<Folder>,
  sleep: (milliseconds: number) => Promise<void>,
): EngineStore {
  const folders = new Map<string, Promise<Folder>>();

  function folderOf({ cache }: ModelFile): Promise<Folder> {
    const known = folders.get(cache);
    if (known) return known;
    const opened = openFolder(cache);
    folders.set(cache, opened);
    opened.catch(() => folders.delete(cache));
    return opened;
  }

  async function openFolder(cache: string): Promise<Folder> {
    let folder = await (await openRoot()).getDirectoryHandle(rootFolder, { create: true });
    for (const part of cache.split('/')) folder = await folder.getDirectoryHandle(part, { create: true });
    return folder;
  }

  async function find(file: ModelFile, suffix: string): Promise<Blob | undefined> {
    const folder = await folderOf(file);
    try {
      return await (await folder.getFileHandle((await sha256Hex(file.url)) + suffix)).getFile();
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  async function remove(file: ModelFile, suffix: string): Promise<void> {
    const folder = await folderOf(file);
    const name = (await sha256Hex(file.url)) + suffix;
    await onceFree(file, () => folder.removeEntry(name)).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    });
  }

  async function openSync(file: ModelFile, suffix: string): Promise<SyncFile> {
    const folder = await folderOf(file);
    const handle = await folder.getFileHandle((await sha256Hex(file.url)) + suffix, { create: true });
    return onceFree(file, () => createSync(handle));
  }

  async function onceFree<T>({ url }: ModelFile, act: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await act();
      } catch (error) {
        if (!isNamed(error, 'NoModificationAllowedError')) throw error;
        if (attempt === openAttempts) throw new RetryableError(`${url} is in use by another tab`);
        await sleep(openPauseMs);
      }
    }
  }

  async function writeSmall(file: ModelFile, suffix: string, text: string): Promise<void> {
    const handle = await openSync(file, suffix);
    try {
      handle.truncate(0);
      writeAll(handle, new TextEncoder().encode(text), 0);
    } finally {
      handle.close();
    }
  }

  async function read(file: ModelFile): Promise<Blob | undefined> {
    const record = await find(file, suffixes.record);
    if (!record) return undefined;
    const content = await find(file, suffixes.content);
    return content && content.size === recordedBytes(await record.text(), file) ? content : undefined;
  }

  return {
    cacheBackend: 'opfs',
    filesAtOnce: 4,
    read,
    finishedBytes: async (file) => (await read(file))?.size,
    bytes: async (file) => (await find(file, suffixes.content))?.size ?? 0,

    async open(file) {
      const handle = await openSync(file, suffixes.content);
      let bytes = handle.getSize();
      return {
        bytes: () => bytes,
        append(chunk) {
          writeAll(handle, chunk, bytes);
          bytes += chunk.byteLength;
        },
        async restart(version) {
          await remove(file, suffixes.record);
          handle.truncate(0);
          bytes = 0;
          if (version === undefined) await remove(file, suffixes.version);
          else await writeSmall(file, suffixes.version, version);
        },
        version: async () => (await find(file, suffixes.version))?.text(),
        content() {
          const whole = new Uint8Array(bytes);
          handle.read(whole, { at: 0 });
          return whole;
        },
        async finish() {
          // No `flush`, which costs as much as the download: after a power cut the file is shorter than its record says.
          const record = JSON.stringify({ url: file.url, nbytes: bytes });
          await writeSmall(file, suffixes.record, record);
          await remove(file, suffixes.version);
        },
        close: () => handle.close(),
      };
    },

    async delete(file) {
      for (const suffix of [suffixes.record, suffixes.version, suffixes.content]) await remove(file, suffix);
    },
  };
}

const suffixes = { content: '.bin', record: '.record.json', version: '.version' } as const;

function recordedBytes(record: string, { url }: ModelFile): number | undefined {
  try {
    const value = JSON.parse(record) as { readonly url?: unknown; readonly nbytes?: unknown };
    return value.url === url && typeof value.nbytes === 'number' ? value.nbytes : undefined;
  } catch {
    return undefined;
  }
}

async function createSync(handle: FileHandle): Promise<SyncFile> {
  if (!handle.createSyncAccessHandle) {
    throw new DownloadError('storage-unavailable', 'This browser offers no files for workers here.');
  }
  return handle.createSyncAccessHandle();
}

/** A full disk can show as a short write instead of an error. */
function writeAll(handle: SyncFile, bytes: Uint8Array<ArrayBuffer>, at: number): void {
  const written = handle.write(bytes, { at });
  if (written !== bytes.byteLength) {
    throw new DownloadError('storage-full', `${written} of ${bytes.byteLength} bytes could be written.`);
  }
}

function isNotFound(error: unknown): boolean {
  return isNamed(error, 'NotFoundError');
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** The part of the origin private file system that the download uses, so that tests can replace it. */
export interface Folder {
  getDirectoryHandle(name: string, options?: { readonly create?: boolean }): Promise<Folder>;
  getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
}

export interface FileHandle {
  getFile(): Promise<Blob>;
  /** Only in workers; absent from the browsers and windows that cannot store a model. */
  createSyncAccessHandle?(): Promise<SyncFile>;
}

interface SyncFile {
  getSize(): number;
  read(buffer: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  write(buffer: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  truncate(bytes: number): void;
  close(): void;
}
