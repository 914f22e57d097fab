import { describe, expect, it } from 'vitest';
import { abortableSleep } from '../../../../src/backends/http/abortable-sleep';
import { pause, withPauses } from '../../../../src/backends/http/with-pauses';

/** A source whose values the test sends. */
function manualSource() {
  const waiting: ((result: IteratorResult<string>) => void)[] = [];
  let isClosed = false;
  const source: AsyncIterable<string> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise((resolve) => waiting.push(resolve)),
      return: () => {
        isClosed = true;
        return Promise.resolve({ done: true, value: undefined });
      },
    }),
  };
  return {
    source,
    send: (value: string) => waiting.shift()?.({ done: false, value }),
    end: () => waiting.shift()?.({ done: true, value: undefined }),
    isClosed: () => isClosed,
  };
}

describe('a source with pauses', () => {
  it('yields a pause each time that a value takes too long, and every value once', async () => {
    const { source, send, end } = manualSource();
    const values: unknown[] = [];
    for await (const value of withPauses(source, () => (values.length < 2 ? 1 : undefined), abortableSleep)) {
      values.push(value);
      if (values.length === 2) send('a');
      if (value === 'a') setImmediate(end);
    }
    expect(values).toEqual([pause, pause, 'a']);
  });

  it('passes a failure on', async () => {
    const source = withPauses(
      {
        async *[Symbol.asyncIterator]() {
          yield 1;
          throw new Error('broken');
        },
      },
      () => 1000,
      abortableSleep,
    );
    expect(await source.next()).toEqual({ done: false, value: 1 });
    await expect(source.next()).rejects.toThrow('broken');
  });
});
