import { messageOf } from '../error-message';
import type { LocalFailure } from '../protocol';

/** A download that has failed for good. The message names the file; the visitor can read it in the top panel. */
export class DownloadError extends Error {
  override readonly name: string = 'DownloadError';
  readonly failure: LocalFailure;

  constructor(failure: LocalFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}

/** The host refuses a file that its listing names, as for a commit that is gone: the listing must be read anew. */
export class MissingFileError extends DownloadError {}

/** A failure that another attempt may cure: a dropped connection, a busy server, a damaged file. */
export class RetryableError extends Error {
  override readonly name: string = 'RetryableError';
  /** Milliseconds that the server asks clients to wait (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** The server sent bytes that cannot belong to the file. Few attempts are made: the server may keep sending them. */
export class DamagedFileError extends RetryableError {
  override readonly name = 'DamagedFileError';
}

/** The `catch` of a promise of the browser's storage: throws its error as a `DownloadError`, and one of the download as it is. */
export function failStorage(error: unknown): never {
  if (error instanceof DownloadError || error instanceof RetryableError) throw error;
  const name = error instanceof Error ? error.name : '';
  const detail = messageOf(error);
  const isFull = name === 'QuotaExceededError' || /quota/i.test(detail);
  throw new DownloadError(isFull ? 'storage-full' : 'storage-unavailable', detail, error);
}
