import type { FileHandle, Folder } from '../../workers/webllm/download/opfs-store';

/** The origin private file system in memory: folders, files, and sync access handles that lock their file. */
export interface MemoryFiles {
  /** The root, as `navigator.storage.getDirectory` opens it. */
  readonly open: () => Promise<Folder>;
  /** Makes every further write fail with this error, as a full disk or a private window does. */
  failWrites(error: Error): void;
  /** Frees every file that is open, as the end of its worker does. */
  release(): void;
  /** Bytes of all files. */
  bytes(): number;
  /** Every file whose name ends so; what a test changes in one is changed on the device. */
  files(suffix: string): readonly { content: Uint8Array<ArrayBuffer> }[];
}

interface MemoryFile {
  content: Uint8Array<ArrayBuffer>;
  isOpen: boolean;
}

type Entries = Map<string, MemoryFile | Entries>;

export function createMemoryFiles(): MemoryFiles {
  const root: Entries = new Map();
  let failure: Error | undefined;

  function folderOf(entries: Entries): Folder {
    return {
      async getDirectoryHandle(name, options) {
        const found = entries.get(name);
        if (found instanceof Map) return folderOf(found);
        if (!options?.create) throw new DOMException(name, 'NotFoundError');
        const made: Entries = new Map();
        entries.set(name, made);
        return folderOf(made);
      },
      async getFileHandle(name, options) {
        const found = entries.get(name);
        if (found && !(found instanceof Map)) return handleOf(found);
        if (!options?.create) throw new DOMException(name, 'NotFoundError');
        const made: MemoryFile = { content: new Uint8Array(), isOpen: false };
        entries.set(name, made);
        return handleOf(made);
      },
      async removeEntry(name) {
        const found = entries.get(name);
        if (found && !(found instanceof Map) && found.isOpen) {
          throw new DOMException(name, 'NoModificationAllowedError');
        }
        if (!entries.delete(name)) throw new DOMException(name, 'NotFoundError');
      },
    };
  }

  function handleOf(file: MemoryFile): FileHandle {
    return {
      getFile: async () => new Blob([file.content]),
      async createSyncAccessHandle() {
        if (file.isOpen) throw new DOMException('in use', 'NoModificationAllowedError');
        file.isOpen = true;
        // As on a disk, the space grows ahead of what is written.
        let space = file.content;
        return {
          getSize: () => file.content.byteLength,
          read(buffer, { at }) {
            const part = file.content.subarray(at, at + buffer.byteLength);
            buffer.set(part);
            return part.byteLength;
          },
          write(buffer, { at }) {
            if (failure) throw failure;
            const end = Math.max(file.content.byteLength, at + buffer.byteLength);
            if (space.byteLength < end) {
              const larger = new Uint8Array(end * 2);
              larger.set(file.content);
              space = larger;
            }
            space.set(buffer, at);
            file.content = space.subarray(0, end);
            return buffer.byteLength;
          },
          truncate(bytes) {
            file.content = file.content.slice(0, bytes);
            space = file.content;
          },
          close() {
            file.isOpen = false;
          },
        };
      },
    };
  }

  function* all(entries: Entries): Generator<[string, MemoryFile]> {
    for (const [name, entry] of entries) {
      if (entry instanceof Map) yield* all(entry);
      else yield [name, entry];
    }
  }

  return {
    open: async () => folderOf(root),
    failWrites: (error) => {
      failure = error;
    },
    release() {
      for (const [, file] of all(root)) file.isOpen = false;
    },
    bytes: () => [...all(root)].reduce((sum, [, { content }]) => sum + content.byteLength, 0),
    files: (suffix) => [...all(root)].filter(([name]) => name.endsWith(suffix)).map(([, file]) => file),
  };
}
