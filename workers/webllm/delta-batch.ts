/** One message a frame is as often as the page can draw. Milliseconds. */
const frameMs = 16;

export interface DeltaBatch {
  push(text: string): void;
  /** Sends what is waiting; resolves when all of it has been received. */
  flush(): Promise<void>;
}

/** Gathers pieces of text so that at most one a frame crosses the thread; the first goes at once. */
export function createDeltaBatch(
  send: (text: string) => void | Promise<void>,
  now: () => number,
): DeltaBatch {
  let waiting = '';
  let sentAt = -Infinity;
  let received: void | Promise<void>;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    sentAt = now();
    received = send(text);
  };

  return {
    push(text) {
      waiting += text;
      if (now() - sentAt >= frameMs) sendWaiting();
      else timer ??= setTimeout(sendWaiting, frameMs);
    },
    async flush() {
      sendWaiting();
      // Deltas have a channel of their own, so an outcome sent now could overtake them.
      await received;
    },
  };
}
