import { expect, it } from 'vitest';
import { readStream } from '../../../../src/models/built-in/read-stream';
import { countAbortListeners } from '../../../contract/abort-listeners';

it('throws the reason of an abort at once, cancels the stream and leaves no listener', async () => {
  const controller = new AbortController();
  const listeners = countAbortListeners(controller.signal);
  const reason = new Error('enough');
  let isCancelled = false;
  const silent = new ReadableStream<unknown>({ cancel: () => void (isCancelled = true) });
  const reading = readStream(silent, controller.signal, () => {});
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
  expect(isCancelled).toBe(true);
  expect(listeners.left()).toBe(0);
});
