export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** Throws the signal's reason if it aborts first. Leaves neither timer nor listener behind. */
export async function abortableSleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<void>((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal?.addEventListener('abort', wake);
  });
  signal?.throwIfAborted();
}

/** True if the promise takes longer than this to settle, however it does. Leaves no timer behind. */
export async function takesLonger(
  promise: Promise<unknown>,
  milliseconds: number,
  sleep: Sleep,
): Promise<boolean> {
  const timer = new AbortController();
  const settled = promise.then(
    () => false,
    () => false,
  );
  const late = sleep(milliseconds, timer.signal).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([settled, late]);
  } finally {
    timer.abort();
  }
}
