/** One message a frame is as often as the page can draw. Milliseconds. */
const frameMs = 16;

export interface DeltaBatch {
  push(text: string): void;
  /** Sends what is waiting. */
  flush(): void;
}

/** Gathers pieces of text so that at most one a frame crosses the thread; the first goes at once. */
export function createDeltaBatch(send: (text: string) => void, now: () => number): DeltaBatch {
  let waiting = '';
  let sentAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    sentAt = now();
    send(text);
  };

  return {
    push(text) {
      waiting += text;
      if (now() - sentAt >= frameMs) flush();
      else timer ??= setTimeout(flush, frameMs);
    },
    flush,
  };
}
