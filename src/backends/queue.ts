/** Passes pushed values to one `for await` loop. After `end` the loop reads the remaining values and finishes. */
interface Queue<T> extends AsyncIterable<T> {
  push(value: T): void;
  end(): void;
}

export function createQueue<T>(): Queue<T> {
  const values: T[] = [];
  let ended = false;
  let wake: (() => void) | undefined;

  return {
    push(value) {
      if (ended) return;
      values.push(value);
      wake?.();
    },
    end() {
      ended = true;
      wake?.();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        if (values.length > 0) yield values.shift() as T;
        else if (ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
