import { expect, it } from 'vitest';
import { readStream } from '../../../../src/models/built-in/read-stream';
import { countAbortListeners } from '../../../contract/abort-listeners';

function streamOf(chunks: Iterable<unknown>) {
  let isCancelled = false;
  const iterator = chunks[Symbol.iterator]();
  const stream = new ReadableStream<unknown>(
    {
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, isCancelled: () => isCancelled };
}

async function read(chunks: Iterable<unknown>, signal = new AbortController().signal) {
  const { stream, isCancelled } = streamOf(chunks);
  const texts: string[] = [];
  const outcome = await readStream(stream, signal, (text) => texts.push(text)).catch(
    (thrown: unknown) => thrown,
  );
  return { outcome, texts, isCancelled: isCancelled() };
}

it('hands on each piece as it comes, without the empty ones', async () => {
  const pieces = ['One', '', ' <think>', ' two', ''];
  expect(await read(pieces)).toEqual({
    outcome: 'stop',
    texts: ['One', ' <think>', ' two'],
    isCancelled: false,
  });
});

it.each([[{ text: 'Hello' }], [undefined], [7]])('refuses a piece that is no text: %j', async (piece) => {
  const { outcome, texts, isCancelled } = await read(['One', piece, 'two']);
  expect(outcome).toMatchObject({ kind: 'bad-response', handsOver: true });
  expect(texts).toEqual(['One']);
  expect(isCancelled).toBe(true);
});

it('throws the reason of an abort at once, cancels the stream and leaves no listener', async () => {
  const controller = new AbortController();
  const listeners = countAbortListeners(controller.signal);
  const reason = new Error('enough');
  let isCancelled = false;
  const silent = new ReadableStream<unknown>({
    cancel() {
      isCancelled = true;
    },
  });
  const reading = readStream(silent, controller.signal, () => {});
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  expect(isCancelled).toBe(true);
  expect(listeners.left()).toBe(0);
});
