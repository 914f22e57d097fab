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
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stop = () => {
      unsubscribe();
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      stop();
      reject(signal.reason as Error);
    };
    const check = () => {
      try {
        const result = read(watched.getSnapshot());
        if (result === undefined) return;
        stop();
        resolve(result);
      } catch (error) {
        stop();
        reject(error);
      }
    };
    const unsubscribe = watched.subscribe(check);
    signal.addEventListener('abort', abort);
    check();
  });
}
