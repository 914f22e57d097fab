export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Rejects with the signal's reason when it fires first; leaves neither timer nor listener behind. */
export const abortableSleep: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
