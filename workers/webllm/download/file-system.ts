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

export interface SyncFile {
  getSize(): number;
  read(buffer: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  write(buffer: Uint8Array<ArrayBuffer>, options: { readonly at: number }): number;
  truncate(bytes: number): void;
  close(): void;
}
