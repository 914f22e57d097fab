import { expect, it, vi } from 'vitest';
import { abortableSleep } from '../../../src/shared/abortable-sleep';
import { countAbortListeners } from '../../contract/abort-listeners';

it('sleeps for its time and leaves nothing behind', async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const listeners = countAbortListeners(signal);
  const sleep = abortableSleep(1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  await sleep;
  expect(listeners.left()).toBe(0);
});

it('wakes with the reason of an abort, at once, and leaves no timer', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  // Tests of the same process may still set timers of their own.
  const set = vi.spyOn(globalThis, 'setTimeout');
  const clear = vi.spyOn(globalThis, 'clearTimeout');
  const sleep = abortableSleep(1000, controller.signal);
  const [timer] = set.mock.results;
  controller.abort(reason);
  await expect(sleep).rejects.toBe(reason);
  expect(clear).toHaveBeenCalledWith(timer?.value);
});
