/** Passes pushed values to one `for await` loop. After `end` the loop reads the remaining values and finishes. */
export function createQueue<T>() {
  const values: T[] = [];
  let ended = false;
  let wake: (() => void) | undefined;

  return {
    push(value: T) {
      if (ended) return;
      values.push(value);
      wake?.();
    },
    end() {
      ended = true;
      wake?.();
    },
    async *[Symbol.asyncIterator](): AsyncGenerator<T> {
      for (;;) {
        if (values.length > 0) yield values.shift() as T;
        else if (ended) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
