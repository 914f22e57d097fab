import { messageOf } from '../error-message';
import { DamagedFileError, DownloadError, MissingFileError, RetryableError } from './download-error';
import type { ModelFile } from './model-files';
import { isRetryableStatus, parseRetryAfter } from './retry';

export interface FileResponse {
  readonly response: Response;
  readonly start: number;
  /** Size of the whole file in bytes; `undefined` where neither listing nor server tells it. */
  readonly total: number | undefined;
  /** Size of the whole file by the server's headers, which mean the compressed file where it compresses. */
  readonly declared: number | undefined;
}

/**
 * Requests a file from byte `kept` on. `start` is 0 where the server ignores the range and sends the whole file.
 *
 * @throws RetryableError for a dropped connection or a busy server
 * @throws DamagedFileError if the server cannot continue at `kept`
 * @throws DownloadError for any other answer, and for a web page sent in place of the file
 * @throws the signal's reason once it is aborted
 */
export async function requestFile(
  file: ModelFile,
  kept: number,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<FileResponse> {
  const response = await reach(file.url, fetch, signal, kept > 0 ? { range: `bytes=${kept}-` } : {});
  if (response.status === 206 && (firstByte(response) ?? kept) === kept) {
    return found(file, response, kept);
  }
  if (response.ok && response.status !== 206 && !isWebPage(response)) {
    return found(file, response, 0);
  }
  await response.body?.cancel().catch(() => {});
  throw refusal(file, response);
}

/** @throws RetryableError for a dropped connection */
export function reach(
  url: string,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  // The weights are stored in the engine's caches; the HTTP cache would store them a second time.
  return fetch(url, { headers, cache: 'no-store', signal }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new RetryableError(`${url} cannot be reached (${messageOf(error)})`);
  });
}

/** The failure of a busy server; undefined for an answer that another attempt does not change. */
export function busyError(url: string, { status, headers }: Response): RetryableError | undefined {
  if (!isRetryableStatus(status)) return undefined;
  return new RetryableError(
    `${url} answered ${status}`,
    parseRetryAfter(headers.get('retry-after'), Date.now()),
  );
}

function found({ bytes }: ModelFile, response: Response, start: number): FileResponse {
  const declared = totalBytes(response, start);
  return { response, start, total: bytes ?? declared, declared };
}

function refusal(file: ModelFile, response: Response): Error {
  const { status, ok } = response;
  if (status === 206 || status === 416) {
    return new DamagedFileError(`${file.url} cannot be continued where it broke off`);
  }
  if (ok) return sentWebPage(file);
  const message = `${file.url} answered ${status}`;
  return busyError(file.url, response) ?? new MissingFileError('download-failed', message);
}

/** A `DownloadError`: a second request would return the same page. */
export function sentWebPage(file: ModelFile): DownloadError {
  return new DownloadError('bad-response', `${file.url} sent a web page`);
}

/**
 * First byte of a partial response. `undefined` where the header is hidden across origins; the size check at the end
 * of the download still finds a wrong part.
 */
function firstByte(response: Response): number | undefined {
  const range = response.headers.get('content-range');
  return range === null ? undefined : Number(/^bytes (\d+)-/.exec(range)?.[1]);
}

/**
 * Names the version of the file that a response is of: its entity tag, else its date. Both are absent where a server
 * sends neither or hides them from other origins. No `If-Range` is sent, which would cost a preflight request.
 */
export function versionOf({ headers }: Response): string | undefined {
  return headers.get('etag') ?? headers.get('last-modified') ?? undefined;
}

function totalBytes(response: Response, start: number): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (total !== undefined) return Number(total);
  const length = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  return length === null ? undefined : start + Number(length);
}

/** A network with a sign-in page answers every request with that page and status 200. No file of a model is HTML. */
function isWebPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
}

/** Recognises a web page by its first bytes, for servers that send no content type. */
export function beginsWebPage(bytes: Uint8Array): boolean {
  return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}
