import type { PassingError } from './download-error';

/** Pauses double from one second; a server's own wish counts up to a minute. Milliseconds. */
export const retryPolicy = {
  firstPause: 1000,
  longestPause: 30_000,
  longestWish: 60_000,
  attempts: 6,
} as const;

/** `failures` counts from 1 and starts again whenever something arrived. */
export function pauseAfter(failures: number, error: PassingError): number {
  const growing = Math.min(retryPolicy.firstPause * 2 ** (failures - 1), retryPolicy.longestPause);
  return Math.max(growing, Math.min(error.retryAfter ?? 0, retryPolicy.longestWish));
}

/** Reads `Retry-After`, seconds or a date, as milliseconds. */
export function parseRetryAfter(header: string | null, nowEpoch: number): number | undefined {
  if (header === null) return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowEpoch);
}

export function isPassingStatus(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
