import { describe, expect, it } from 'vitest';
import { createDownloadMeter } from '../../../../../workers/webllm/download/download-meter';
import { parseRetryAfter, pauseAfter, retryPolicy } from '../../../../../workers/webllm/download/retry';
import { PassingError } from '../../../../../workers/webllm/download/download-error';

function meterAt() {
  const clock = { now: 0 };
  return { clock, meter: createDownloadMeter(() => clock.now) };
}

describe('the download meter', () => {
  it('knows no total before it knows every file', () => {
    const { meter } = meterAt();
    meter.expect('a', 100);
    meter.expect('b', undefined);
    meter.arrived('a', 10);
    expect(meter.read()).toEqual({ doneBytes: 10, totalBytes: 0 });
    meter.expect('b', 50);
    expect(meter.read()).toMatchObject({ totalBytes: 150 });
  });

  it('tells speed and time left once half a second has been seen', () => {
    const { clock, meter } = meterAt();
    meter.expect('a', 10_000);
    meter.read();
    clock.now = 400;
    meter.arrived('a', 400);
    expect(meter.read()).not.toHaveProperty('bytesPerSecond');
    clock.now = 1000;
    meter.arrived('a', 1000);
    expect(meter.read()).toMatchObject({ bytesPerSecond: 1000, secondsLeft: 9 });
  });

  it('does not take for speed what was on the device already', () => {
    const { clock, meter } = meterAt();
    meter.expect('a', 10_000);
    meter.kept('a', 8000);
    meter.read();
    clock.now = 1000;
    meter.arrived('a', 8500);
    expect(meter.read()).toMatchObject({ doneBytes: 8500, bytesPerSecond: 500 });
  });

  it('forgets the speed of long ago', () => {
    const { clock, meter } = meterAt();
    meter.expect('a', 1e6);
    for (let second = 0; second <= 20; second++) {
      clock.now = second * 1000;
      meter.arrived('a', second <= 10 ? second * 1000 : 10_000 + (second - 10) * 10);
      meter.read();
    }
    expect(meter.read().bytesPerSecond).toBeCloseTo(10, 0);
  });

  it('shows no speed while nothing arrives, rather than an endless time left', () => {
    const { clock, meter } = meterAt();
    meter.expect('a', 1000);
    for (clock.now = 0; clock.now < 12_000; clock.now += 200) meter.read();
    expect(meter.read()).toEqual({ doneBytes: 0, totalBytes: 1000 });
  });
});

describe('pauses between attempts', () => {
  it('double, up to half a minute', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((failures) => pauseAfter(failures, new PassingError('')));
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('read Retry-After as seconds or as a date', () => {
    const now = Date.UTC(2026, 10, 21, 9, 0, 0);
    expect(parseRetryAfter('7', now)).toBe(7000);
    expect(parseRetryAfter('Sat, 21 Nov 2026 09:00:30 GMT', now)).toBe(30_000);
    expect(parseRetryAfter('soon', now)).toBeUndefined();
    expect(parseRetryAfter(null, now)).toBeUndefined();
  });

  it('never exceed a minute, whatever the server wishes', () => {
    expect(pauseAfter(1, new PassingError('', 3_600_000))).toBe(retryPolicy.longestWish);
  });
});
