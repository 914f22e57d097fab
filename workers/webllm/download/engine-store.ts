import type { ModelFile } from './model-files';

/** Where web-llm reads its files, in one of its own layouts. */
export interface EngineStore {
  /** web-llm's name of the layout. */
  readonly cacheBackend: 'opfs' | 'cache';
  readonly filesAtOnce: number;
  /** Bytes of a finished file; `undefined` while it is missing or unfinished. */
  finishedBytes(file: ModelFile): Promise<number | undefined>;
  /** Bytes on the device, finished or not. */
  bytes(file: ModelFile): Promise<number>;
  read(file: ModelFile): Promise<Blob | undefined>;
  /** Opens the file for this download alone. The bytes of an earlier attempt are kept. */
  open(file: ModelFile): Promise<FileWriter>;
  delete(file: ModelFile): Promise<void>;
}

export interface FileWriter {
  bytes(): number;
  append(chunk: Uint8Array<ArrayBuffer>): void;
  /** Drops what is there and notes which version of the file follows, as its server names it. */
  restart(version: string | undefined): Promise<void>;
  /** The version that the bytes belong to; `undefined` where the server named none. */
  version(): Promise<string | undefined>;
  /** The whole file, in memory. */
  content(): Uint8Array<ArrayBuffer>;
  /** From now on web-llm finds the file. */
  finish(): Promise<void>;
  close(): void;
}
