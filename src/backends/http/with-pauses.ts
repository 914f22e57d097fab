import { type Sleep, takesLonger } from './abortable-sleep';

/** Stands for a time without a value. */
export const pause = Symbol('pause');

/**
 * The values of a source, and `pause` whenever the next one takes longer than `longest()` milliseconds; undefined: however
 * long it takes. Leaves no timer behind. Whoever leaves the loop during a pause ends the source by its own signal.
 */
export async function* withPauses<T>(
  source: AsyncIterable<T>,
  longest: () => number | undefined,
  sleep: Sleep,
): AsyncGenerator<T | typeof pause> {
  const iterator = source[Symbol.asyncIterator]();
  let isWaiting = false;
  try {
    for (;;) {
      const next = iterator.next();
      isWaiting = true;
      // A reader that leaves during a pause does not wait for this one any more.
      next.catch(() => {});
      for (let ms = longest(); ms !== undefined; ms = longest()) {
        if (!(await takesLonger(next, ms, sleep))) break;
        yield pause;
      }
      const { done, value } = await next;
      isWaiting = false;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isWaiting) await iterator.return?.();
  }
}
