import type { FileHash } from './file-hash';

/** Size and hash of one file, as its host lists them. */
export interface ListedFile {
  readonly bytes: number;
  readonly hash: FileHash;
}

/** Where the files of a model are taken from, and what they must be. */
export interface ModelRevision {
  /** Absolute, with a slash at its end. On the hub it names a commit, so its files never change. */
  readonly folder: string;
  /** By path in the folder. Empty where the host lists no hashes. */
  readonly listed: Readonly<Record<string, ListedFile>>;
  /** The model library, which may lie elsewhere. */
  readonly library?: ListedFile | undefined;
}
