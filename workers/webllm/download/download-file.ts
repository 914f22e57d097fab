import { messageOf } from '../error-message';
import { DamagedFileError, DownloadError, failStorage, RetryableError, storageError } from './download-error';
import { beginsWebPage, contentType, requestFile, sentWebPage, type FileResponse } from './http-file';
import type { ModelFile } from './model-files';
import { createPartWriter, type PartStore } from './part-store';
import { pauseAfter, retryPolicy } from './retry';
import type { WorkerEnvironment } from '../environment';

/** Attempts at a file of which the server sends wrong bytes. */
const damagedAttempts = 3;

interface FileEvents {
  /** Bytes of this file on the device or on their way, and its full size where known. Both can become smaller. */
  onBytes(done: number, total: number | undefined): void;
  /** True while the download pauses before its next attempt. */
  onWaiting(waiting: boolean): void;
}

/** What the download of one file works with. */
export interface FileDownload extends Pick<WorkerEnvironment, 'fetch' | 'sleep'> {
  readonly caches: CacheStorage;
  readonly parts: PartStore;
  readonly signal: AbortSignal;
}

/**
 * Downloads one file into the engine's cache. Continues with the parts that an earlier attempt or visit left, and
 * repeats attempts that failed with a `RetryableError`.
 *
 * @throws DownloadError when the attempts are used up, or for a failure that no attempt can cure
 * @throws the signal's reason once it is aborted
 */
export async function downloadFile(
  file: ModelFile,
  download: FileDownload,
  events: FileEvents,
): Promise<void> {
  const { parts, signal, sleep } = download;
  let failures = 0;
  let damaged = 0;
  for (;;) {
    const before = await parts.size(file.url).catch(failStorage);
    try {
      return await attempt(file, before, download, events);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof RetryableError)) throw error;
      if (error instanceof DamagedFileError) {
        await parts.clear(file.url).catch(failStorage);
        events.onBytes(0, file.bytes);
        damaged += 1;
      }
      const progressed = (await parts.size(file.url).catch(failStorage)) > before;
      failures = progressed ? 1 : failures + 1;
      if (damaged >= damagedAttempts || failures >= retryPolicy.attempts) {
        throw new DownloadError('download-failed', error.message, error);
      }
      events.onWaiting(true);
      await sleep(pauseAfter(failures, error), signal);
      events.onWaiting(false);
    }
  }
}

/** One request for the bytes that are missing after the first `kept`. */
async function attempt(
  file: ModelFile,
  kept: number,
  { fetch, caches, parts, signal }: FileDownload,
  events: FileEvents,
): Promise<void> {
  if (file.bytes !== undefined && kept === file.bytes) return moveToCache(file, kept, parts, caches);
  const answer = await requestFile(file, kept, fetch, signal);
  const { start, total } = answer;
  if (start < kept) await parts.clear(file.url).catch(failStorage);
  events.onBytes(start, total);

  const received = await storeBody(file, answer, parts, (done) => events.onBytes(done, total));
  if (total !== undefined && received < total) {
    // The connection dropped without an error. A file that really is too short answers the next request with 416.
    throw new RetryableError(`${file.url} broke off after ${received} of ${total} bytes`);
  }
  if (file.bytes !== undefined && received > file.bytes) {
    throw new DamagedFileError(`${file.url} has ${received} bytes where its manifest says ${file.bytes}`);
  }
  await moveToCache(file, received, parts, caches);
  events.onBytes(received, received);
}

/** Stores the body in parts, also when the connection drops. Returns how many bytes of the file there are now. */
async function storeBody(
  file: ModelFile,
  { response, start }: FileResponse,
  parts: PartStore,
  onBytes: (done: number) => void,
): Promise<number> {
  const writer = createPartWriter(parts, file.url);
  const reader = response.body?.getReader();
  let done = start;
  try {
    for (;;) {
      const chunk = await reader?.read().catch((error: unknown) => {
        throw new RetryableError(`${file.url} broke off (${messageOf(error)})`);
      });
      if (!chunk || chunk.done) break;
      if (done === 0 && beginsWebPage(chunk.value)) throw sentWebPage(file);
      done += chunk.value.byteLength;
      onBytes(done);
      await writer.write(chunk.value).catch(failStorage);
    }
  } catch (error) {
    if (error instanceof RetryableError) await writer.flush().catch(failStorage);
    else await reader?.cancel().catch(() => {});
    throw error;
  }
  await writer.flush().catch(failStorage);
  return done;
}

/** Joins the parts into one entry of the engine's cache. */
async function moveToCache(
  file: ModelFile,
  bytes: number,
  parts: PartStore,
  caches: CacheStorage,
): Promise<void> {
  try {
    const cache = await caches.open(file.cache);
    const headers = { 'content-type': contentType(file.url), 'content-length': String(bytes) };
    await cache.put(file.url, new Response(parts.stream(file.url), { headers }));
    await parts.clear(file.url);
  } catch (error) {
    throw storageError(error);
  }
}
