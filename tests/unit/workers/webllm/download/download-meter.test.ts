import { describe, expect, it } from 'vitest';
import { createDownloadMeter } from '../../../../../workers/webllm/download/download-meter';
import { parseRetryAfter, pauseAfter, retryPolicy } from '../../../../../workers/webllm/download/retry';
import { RetryableError } from '../../../../../workers/webllm/download/download-error';

function meterAt() {
  const clock = { now: 0 };
  return { clock, meter: createDownloadMeter(() => clock.now) };
}

describe('the download meter', () => {
  it('reports no total until every file is named and its size known', () => {
    const { meter } = meterAt();
    meter.setTotal('a', 100);
    meter.setTotal('b', undefined);
    meter.setDone('a', 10);
    expect(meter.read()).toEqual({ doneBytes: 10, totalBytes: undefined });
    meter.setTotal('b', 50);
    expect(meter.read().totalBytes).toBeUndefined();
    meter.setListed();
    expect(meter.read()).toMatchObject({ totalBytes: 150 });
  });

  it('reports the speed after half a second, and time left once the line was measured for two', () => {
    const { clock, meter } = meterAt();
    meter.setTotal('a', 10_000);
    meter.setListed();
    meter.read();
    clock.now = 400;
    meter.setDone('a', 400);
    expect(meter.read()).not.toHaveProperty('bytesPerSecond');
    clock.now = 1000;
    meter.setDone('a', 1000);
    expect(meter.read()).toEqual({ doneBytes: 1000, totalBytes: 10_000, bytesPerSecond: 1000 });
    clock.now = 2500;
    meter.setDone('a', 2500);
    expect(meter.read()).toMatchObject({ bytesPerSecond: 1000, secondsLeft: 7.5 });
  });

  it('does not count bytes that were stored before for the speed', () => {
    const { clock, meter } = meterAt();
    meter.setTotal('a', 10_000);
    meter.setStored('a', 8000);
    meter.read();
    clock.now = 1000;
    meter.setDone('a', 8500);
    expect(meter.read()).toMatchObject({ doneBytes: 8500, bytesPerSecond: 500 });
  });

  it('measures the speed over the last five seconds', () => {
    const { clock, meter } = meterAt();
    meter.setTotal('a', 1e6);
    for (let second = 0; second <= 20; second++) {
      clock.now = second * 1000;
      meter.setDone('a', second <= 10 ? second * 1000 : 10_000 + (second - 10) * 10);
      meter.read();
    }
    expect(meter.read().bytesPerSecond).toBeCloseTo(10, 0);
  });

  it('reports no speed while nothing is received', () => {
    const { clock, meter } = meterAt();
    meter.setTotal('a', 1000);
    meter.setListed();
    for (clock.now = 0; clock.now < 12_000; clock.now += 200) meter.read();
    expect(meter.read()).toEqual({ doneBytes: 0, totalBytes: 1000 });
  });
});

describe('the pause before the next attempt', () => {
  it('doubles up to half a minute', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((failures) => pauseAfter(failures, new RetryableError('')));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('follows a Retry-After in seconds or as a date', () => {
    const now = Date.UTC(2026, 10, 21, 9, 0, 0);
    expect(parseRetryAfter('7', now)).toBe(7000);
    expect(parseRetryAfter('Sat, 21 Nov 2026 09:00:30 GMT', now)).toBe(30_000);
    expect(parseRetryAfter('soon', now)).toBeUndefined();
    expect(parseRetryAfter(null, now)).toBeUndefined();
  });

  it('is at most a minute, whatever Retry-After says', () => {
    expect(pauseAfter(1, new RetryableError('', 3_600_000))).toBe(retryPolicy.longestRetryAfter);
  });
});
