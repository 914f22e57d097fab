import type { BackendEvent } from './backend';
import type { Sleep } from '../shared/abortable-sleep';
import { explainedSilenceMs } from './silence';

interface EventsOptions {
  readonly signal: AbortSignal;
  /** Read when the silence has lasted. */
  readonly waitingFor: () => string;
  readonly sleep: Sleep;
}

/**
 * Yields the events that `work` emits and returns its result. A call of `emit` without events says that the work goes
 * on; a `wait` says so in other words, once the silence has lasted. Throws the signal's reason as soon as it aborts; ending the work is up to the caller.
 */
export async function* eventsOf<Result>(
  work: (emit: (...events: readonly BackendEvent[]) => void) => Promise<Result>,
  { signal, waitingFor, sleep }: EventsOptions,
): AsyncGenerator<BackendEvent, Result> {
  signal.throwIfAborted();
  const unread: BackendEvent[] = [];
  const patience = new AbortController();
  let hasEnded = false;
  let wake: (() => void) | undefined;
  let saysWait = false;
  const push = (event: BackendEvent) => {
    unread.push(event);
    wake?.();
  };
  const endWait = () => {
    patience.abort();
    if (saysWait) push({ type: 'wait', text: undefined });
    saysWait = false;
  };
  const end = () => {
    endWait();
    hasEnded = true;
    wake?.();
  };

  sleep(explainedSilenceMs, patience.signal).then(
    () => {
      saysWait = true;
      push({ type: 'wait', text: waitingFor() });
    },
    () => {},
  );
  const result = work((...events) => {
    const [first] = events;
    if (first?.type === 'wait') {
      if (saysWait) push(first);
      return;
    }
    endWait();
    for (const event of events) push(event);
  });
  result.then(end, end);
  signal.addEventListener('abort', end, { once: true });
  try {
    for (;;) {
      const event = unread.shift();
      signal.throwIfAborted();
      if (event) yield event;
      else if (hasEnded) return await result;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    signal.removeEventListener('abort', end);
    patience.abort();
  }
}
