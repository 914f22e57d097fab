import type { LocalFailure } from '../../../src/local-model/local-model';
import { ModelFormatError } from './model-files';

/** A download that ended for good. The message names the file and is shown to the visitor. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
  readonly failure: LocalFailure;

  constructor(failure: LocalFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** A failure that may pass: a dropped line, a busy server, a damaged file. */
export class PassingError extends Error {
  override readonly name = 'PassingError';
  /** The server's own wish, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** What the browser's storage throws, in the visitor's terms. */
export function storageError(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const name = error instanceof Error ? error.name : '';
  const detail = error instanceof Error ? error.message : String(error);
  const full = name === 'QuotaExceededError' || /quota/i.test(detail);
  return new DownloadError(full ? 'storage-full' : 'storage-unavailable', detail, error);
}

export function downloadFailure(error: unknown): { failure: LocalFailure; detail: string } {
  if (error instanceof DownloadError) return { failure: error.failure, detail: error.message };
  const detail = error instanceof Error ? error.message : String(error);
  return { failure: error instanceof ModelFormatError ? 'bad-response' : 'download-failed', detail };
}
