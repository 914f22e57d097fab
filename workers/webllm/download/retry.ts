import type { RetryableError } from './download-error';

/** Pauses double from `firstPause`; `Retry-After` counts up to `longestRetryAfter`. Milliseconds. */
export const retryPolicy = {
  firstPause: 1000,
  longestPause: 30_000,
  longestRetryAfter: 60_000,
  /** Failed attempts in a row, without a byte between them, after which the download ends. */
  attempts: 6,
} as const;

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
