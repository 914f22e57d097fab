import type { Sleep } from '../../../src/shared/abortable-sleep';
import { DamagedFileError, DownloadError, RetryableError } from './download-error';

/** Pauses double from `firstPause`; `Retry-After` counts up to `longestRetryAfter`. Milliseconds. */
export const retryPolicy = {
  firstPause: 1000,
  longestPause: 30_000,
  longestRetryAfter: 60_000,
  /** Failed attempts in a row, without a byte between them, after which the download ends. */
  attempts: 6,
  /** Attempts at a file of which the server sends wrong bytes. */
  damagedAttempts: 3,
} as const;

interface Retrying {
  readonly sleep: Sleep;
  readonly signal: AbortSignal;
  readonly onWaiting: (waiting: boolean) => void;
}

/**
 * Repeats an attempt that fails with a `RetryableError`. The attempt calls `onProgress` when it has received something:
 * failures before that no longer count.
 *
 * @throws DownloadError when the attempts are used up; anything else that the attempt throws, and the signal's reason
 */
export async function retrying<T>(
  attempt: (onProgress: () => void) => Promise<T>,
  { sleep, signal, onWaiting }: Retrying,
): Promise<T> {
  let failures = 0;
  let damaged = 0;
  for (;;) {
    try {
      return await attempt(() => {
        failures = 0;
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof RetryableError)) throw error;
      failures += 1;
      if (error instanceof DamagedFileError) damaged += 1;
      if (damaged >= retryPolicy.damagedAttempts) {
        throw new DownloadError('corrupt-file', error.message, error);
      }
      if (failures >= retryPolicy.attempts) throw new DownloadError('download-failed', error.message, error);
      onWaiting(true);
      await sleep(pauseAfter(failures, error), signal);
      onWaiting(false);
    }
  }
}

/** Milliseconds to wait after `failures` failed attempts in a row; 1 is the first. */
export function pauseAfter(failures: number, { retryAfter = 0 }: RetryableError): number {
  const growing = Math.min(retryPolicy.firstPause * 2 ** (failures - 1), retryPolicy.longestPause);
  return Math.max(growing, Math.min(retryAfter, retryPolicy.longestRetryAfter));
}

/** Reads `Retry-After`, seconds or a date (RFC 9110, section 10.2.3), as milliseconds from `nowEpoch`. */
export function parseRetryAfter(header: string | null, nowEpoch: number): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowEpoch);
}

/** True for a status that another attempt may change: timeouts, rate limits and server errors. */
export function isRetryableStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
