export interface LinkedSignal {
  readonly signal: AbortSignal;
  /** Aborts this signal alone, and stops following the other one. */
  end(): void;
}

/** A signal that aborts with another one, for the same reason, but can end before it and leave no listener behind. */
export function linkedSignal(outer: AbortSignal): LinkedSignal {
  const controller = new AbortController();
  const forwardAbort = (): void => {
    controller.abort(outer.reason);
  };
  if (outer.aborted) forwardAbort();
  else outer.addEventListener('abort', forwardAbort, { once: true });
  return {
    signal: controller.signal,
    end() {
      outer.removeEventListener('abort', forwardAbort);
      controller.abort();
    },
  };
}
