export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface MemoryOptions {
  /** Prefix of the keys in both stores, such as `talking-cv:/cv/`. */
  readonly siteName: string;
  /** Outlives the tab; undefined if the browser refuses storage. */
  readonly storage?: KeyValueStore | undefined;
  /** Ends with the tab; undefined if the browser refuses storage. */
  readonly session?: KeyValueStore | undefined;
}

/** What outlives the page. */
export function createVisitorMemory({ siteName, storage, session }: MemoryOptions) {
  return {
    /** The model that loads into the GPU. It stays where the tab crashes or closes meanwhile. */
    load: entry(storage, `${siteName}:webllm-loading`),
    /** The model that the visitor chose from the list. It outlives the tab, as its files do. */
    model: entry(storage, `${siteName}:webllm-model`),
    /** Who the visitor chose in place of the local model, until the tab closes. */
    instead: entry(session, `${siteName}:instead-of-local-model`),
  };
}

function entry(store: KeyValueStore | undefined, key: string) {
  return {
    read: () => store?.getItem(key) ?? undefined,
    write(value: string | undefined): void {
      try {
        if (value === undefined) store?.removeItem(key);
        else store?.setItem(key, value);
      } catch {
        // A store that is full or forbidden costs the visitor a repeated question, nothing more.
      }
    },
  };
}
