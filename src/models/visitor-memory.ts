import type { Substitute } from './local-model';

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
  const loadingKey = `${siteName}:webllm-loading`;
  const modelKey = `${siteName}:webllm-model`;
  const insteadKey = `${siteName}:instead-of-local-model`;
  return {
    /** The model that was loading into the GPU when the tab crashed or closed. */
    interruptedLoad: () => storage?.getItem(loadingKey) ?? undefined,
    /** Set while a model loads into the GPU; if the tab crashes meanwhile, it stays. */
    noteLoad: (modelId: string | undefined) => write(storage, loadingKey, modelId),
    /** Which of these the visitor chose in place of the local model, until the tab closes. */
    substitute(among: readonly Substitute[]): Substitute | undefined {
      const text = session?.getItem(insteadKey);
      return among.find((each) => each === text);
    },
    noteSubstitute: (substitute: Substitute | undefined) => write(session, insteadKey, substitute),
    /** The model that the visitor chose from the list. It outlives the tab, as its files do. */
    modelId: () => storage?.getItem(modelKey) ?? undefined,
    noteModel: (modelId: string | undefined) => write(storage, modelKey, modelId),
  };
}

/** A store that is full or forbidden costs the visitor a repeated question, nothing more. */
function write(store: KeyValueStore | undefined, key: string, value: string | undefined): void {
  try {
    if (value === undefined) store?.removeItem(key);
    else store?.setItem(key, value);
  } catch {
    // See above.
  }
}
