import type { DownloadProgress } from '../protocol';

/** Speed is the mean over this time; there is none before `shortestMs` have passed. Milliseconds. */
const windowMs = 5000;
const shortestMs = 500;
/** Time left is told once the line was measured for this long. Milliseconds. */
const measuredMs = 2000;

export type DownloadMeter = ReturnType<typeof createDownloadMeter>;

/** Adds up the bytes of many files and measures the speed. `now` in milliseconds. */
export function createDownloadMeter(now: () => number) {
  const done = new Map<string, number>();
  const totals = new Map<string, number | undefined>();
  let received = 0;
  let isListed = false;
  let firstByteAt: number | undefined;
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
    /** Bytes of a file that were on the device before; they count as done but not for the speed. */
    setStored: (url: string, bytes: number) => done.set(url, bytes),
    /** All bytes of a file by now; what was added since the last call counts for the speed. */
    setDone(url: string, bytes: number): void {
      const added = Math.max(0, bytes - (done.get(url) ?? 0));
      if (added > 0) firstByteAt ??= now();
      received += added;
      done.set(url, bytes);
    },
    setTotal: (url: string, bytes: number | undefined) => totals.set(url, bytes),
    /** Every file is named by now. The total is unknown before. */
    setListed(): void {
      isListed = true;
    },
    read(): DownloadProgress {
      const doneBytes = sum(done.values());
      const known = [...totals.values()];
      const totalBytes =
        isListed && known.every((total) => total !== undefined) ? Math.max(sum(known), doneBytes) : undefined;
      const progress = { doneBytes, totalBytes };
      const bytesPerSecond = speed();
      if (bytesPerSecond === undefined) return progress;
      const isMeasured = firstByteAt !== undefined && now() - firstByteAt >= measuredMs;
      if (totalBytes === undefined || !isMeasured) return { ...progress, bytesPerSecond };
      return { ...progress, bytesPerSecond, secondsLeft: (totalBytes - doneBytes) / bytesPerSecond };
    },
  };
}

function sum(values: Iterable<number>): number {
  return [...values].reduce((total, value) => total + value, 0);
}
