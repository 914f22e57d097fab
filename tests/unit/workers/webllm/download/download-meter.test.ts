import { describe, expect, it } from 'vitest';
import { createDownloadMeter } from '../../../../../workers/webllm/download/download-meter';
import { parseRetryAfter, pauseAfter } from '../../../../../workers/webllm/download/retry';
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
});
