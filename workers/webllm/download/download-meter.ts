import type { DownloadProgress } from '../../../src/local-model/local-model';

/** Speed is measured over this long, and not shown before half of a second has been seen. Milliseconds. */
const windowMs = 5000;
const shortestMs = 500;

export interface DownloadMeter {
  /** Bytes of a file that were on the device already; they count as done but not as speed. */
  kept(url: string, bytes: number): void;
  arrived(url: string, done: number): void;
  /** The full size of a file; `undefined` while unknown. */
  expect(url: string, total: number | undefined): void;
  read(): DownloadProgress;
}

/** Adds up the bytes of many files. `now` in milliseconds. */
export function createDownloadMeter(now: () => number): DownloadMeter {
  const done = new Map<string, number>();
  const totals = new Map<string, number | undefined>();
  let received = 0;
  let samples: { at: number; received: number }[] = [];

  function speed(): number | undefined {
    const at = now();
    samples.push({ at, received });
    const first = samples.findLastIndex((sample) => at - sample.at >= windowMs);
    samples = samples.slice(Math.max(0, first));
    const [oldest] = samples;
    if (!oldest || at - oldest.at < shortestMs || received === oldest.received) return undefined;
    return ((received - oldest.received) / (at - oldest.at)) * 1000;
  }

  return {
    kept: (url, bytes) => done.set(url, bytes),
    arrived(url, bytes) {
      received += Math.max(0, bytes - (done.get(url) ?? 0));
      done.set(url, bytes);
    },
    expect: (url, total) => totals.set(url, total),
    read() {
      const doneBytes = sum(done.values());
      const known = [...totals.values()];
      const totalBytes =
        known.length > 0 && known.every((total) => total !== undefined) ? Math.max(sum(known), doneBytes) : 0;
      const bytesPerSecond = speed();
      return {
        doneBytes,
        totalBytes,
        ...(bytesPerSecond !== undefined && { bytesPerSecond }),
        ...(bytesPerSecond !== undefined &&
          totalBytes > 0 && { secondsLeft: (totalBytes - doneBytes) / bytesPerSecond }),
      };
    },
  };
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
