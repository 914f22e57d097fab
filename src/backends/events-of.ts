import type { BackendEvent } from './backend';
import type { Sleep } from './http/abortable-sleep';
import { explainedSilenceMs } from './silence';
import { createQueue } from './queue';

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
  const queue = createQueue<BackendEvent>();
  const patience = new AbortController();
  let saysWait = false;
  const endWait = () => {
    patience.abort();
    if (saysWait) queue.push({ type: 'wait', text: undefined });
    saysWait = false;
  };
  const end = () => {
    endWait();
    queue.end();
  };

  sleep(explainedSilenceMs, patience.signal).then(
    () => {
      saysWait = true;
      queue.push({ type: 'wait', text: waitingFor() });
    },
    () => {},
  );
  const result = work((...events) => {
    const [first] = events;
    if (first?.type === 'wait') {
      if (saysWait) queue.push(first);
      return;
    }
    endWait();
    for (const event of events) queue.push(event);
  });
  result.then(end, end);
  signal.addEventListener('abort', end, { once: true });
  try {
    for await (const event of queue) {
      signal.throwIfAborted();
      yield event;
    }
    signal.throwIfAborted();
    return await result;
  } finally {
    signal.removeEventListener('abort', end);
    patience.abort();
  }
}
