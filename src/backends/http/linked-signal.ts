/** A signal that aborts with another one, for the same reason, but can end before it and leave no listener behind. */
export function linkedSignal(outer: AbortSignal) {
  const controller = new AbortController();
  const forwardAbort = (): void => {
    controller.abort(outer.reason);
  };
  if (outer.aborted) forwardAbort();
  else outer.addEventListener('abort', forwardAbort, { once: true });
  return {
    signal: controller.signal,
    /** Aborts this signal alone, and stops following the other one. */
    end(): void {
      outer.removeEventListener('abort', forwardAbort);
      controller.abort();
    },
  };
}
