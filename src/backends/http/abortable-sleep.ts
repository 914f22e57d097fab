export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Throws the signal's reason if it aborts first. Leaves neither timer nor listener behind. */
export const abortableSleep: Sleep = async (milliseconds, signal) => {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
  });
  signal.throwIfAborted();
};
