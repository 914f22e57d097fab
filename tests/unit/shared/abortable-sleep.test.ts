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
