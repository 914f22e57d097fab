/** Milliseconds between two messages: the page cannot render more often than once a frame. */
const frameMs = 16;

/** Joins deltas so that the page gets at most one message a frame. The first delta is sent at once. `now` in ms. */
export function createDeltaBatch(send: (text: string) => void | Promise<void>, now: () => number) {
  let collected = '';
  let sentAt = -Infinity;
  let received: void | Promise<void>;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendCollected = () => {
    clearTimeout(timer);
    timer = undefined;
    if (collected === '') return;
    const text = collected;
    collected = '';
    sentAt = now();
    received = send(text);
  };

  return {
    push(text: string): void {
      collected += text;
      if (now() - sentAt >= frameMs) sendCollected();
      else timer ??= setTimeout(sendCollected, frameMs);
    },
    /** Sends the collected text; resolves when the page has received all of it. */
    async flush(): Promise<void> {
      sendCollected();
      // Deltas travel on a channel of their own; an outcome sent now could overtake them.
      await received;
    },
  };
}
