import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortableSleep } from '../../../../src/backends/http/abortable-sleep';
import { countAbortListeners } from '../../../contract/abort-listeners';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sleeps for its time and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const listeners = countAbortListeners(signal);
  const sleep = abortableSleep(1000, signal);
  await vi.advanceTimersByTimeAsync(1000);
  await sleep;
  expect(listeners.left()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('wakes with the reason of an abort, at once, and leaves no timer', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  const sleep = abortableSleep(1000, controller.signal);
  controller.abort(reason);
  await expect(sleep).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});
