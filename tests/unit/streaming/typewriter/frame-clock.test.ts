// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createFrameClock } from '../../../../src/streaming/typewriter/frame-clock';

beforeEach(() => vi.useFakeTimers());

it('calls back once, with the next frame', () => {
  const callback = vi.fn<() => void>();
  createFrameClock(window).nextFrame(callback);
  vi.advanceTimersByTime(20);
  expect(callback).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});

it('calls back without animation frames, as on a hidden page', () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const callback = vi.fn<() => void>();
  createFrameClock(window).nextFrame(callback);
  vi.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledOnce();
});

it('calls back after the time that was asked for, unless it is cancelled', () => {
  const callback = vi.fn<() => void>();
  const clock = createFrameClock(window);
  clock.after(100, callback);
  clock.after(100, callback)();
  vi.advanceTimersByTime(99);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(callback).toHaveBeenCalledOnce();
});
