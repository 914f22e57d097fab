/** Something of which there is a snapshot, another one after each change. */
export interface Watched<Snapshot> {
  getSnapshot(this: void): Snapshot;
  /** Returns the function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
}

/**
 * Resolves with the first defined result of `read`, called now and after every change. Rejects with what `read` throws,
 * or with the signal's reason. Leaves no listener behind.
 */
export async function awaitSnapshot<Snapshot, Result>(
  watched: Watched<Snapshot>,
  signal: AbortSignal,
  read: (snapshot: Snapshot) => Result | undefined,
): Promise<Result> {
  let stop: (() => void) | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const check = () => {
        try {
          signal.throwIfAborted();
          const result = read(watched.getSnapshot());
          if (result !== undefined) resolve(result);
        } catch (error) {
          reject(error);
        }
      };
      const unsubscribe = watched.subscribe(check);
      signal.addEventListener('abort', check);
      stop = () => {
        unsubscribe();
        signal.removeEventListener('abort', check);
      };
      check();
    });
  } finally {
    stop?.();
  }
}
