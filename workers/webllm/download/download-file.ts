import { messageOf } from '../error-message';
import type { WorkerEnvironment } from '../environment';
import { DamagedFileError, failStorage, RetryableError } from './download-error';
import type { EngineStore, FileWriter } from './engine-store';
import { hasHash } from './file-hash';
import { beginsWebPage, requestFile, sentWebPage, versionOf, type FileResponse } from './http-file';
import type { ModelFile } from './model-files';
import { retrying } from './retry';

interface FileEvents {
  /** Bytes of this file on the device or on their way, and its full size where known. Both can become smaller. */
  readonly onBytes: (done: number, total: number | undefined) => void;
  /** True while the download pauses before its next attempt. */
  readonly onWaiting: (waiting: boolean) => void;
}

export interface FileDownload extends Pick<WorkerEnvironment, 'fetch' | 'sleep'> {
  readonly store: EngineStore;
  /** Runs checks one after another: each needs a whole file in memory. */
  readonly inTurn: <T>(check: () => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
}

/**
 * Downloads one file to where the engine reads it. Continues with the bytes that an earlier attempt or visit left, and
 * repeats attempts that failed with a `RetryableError`.
 *
 * @throws DownloadError when the attempts are used up, or for a failure that no attempt can cure
 * @throws the signal's reason once it is aborted
 */
export function downloadFile(file: ModelFile, download: FileDownload, events: FileEvents): Promise<void> {
  let most = 0;
  return retrying(
    (onProgress) =>
      attempt(file, download, {
        ...events,
        onBytes(done, total) {
          // Bytes that are received once more, from the start, are no progress.
          if (done > most) onProgress();
          most = Math.max(most, done);
          events.onBytes(done, total);
        },
      }),
    { ...download, onWaiting: events.onWaiting },
  );
}

async function attempt(file: ModelFile, download: FileDownload, events: FileEvents): Promise<void> {
  const writer = await download.store.open(file).catch(failStorage);
  try {
    if (file.bytes === undefined || writer.bytes() !== file.bytes) {
      await receive(file, writer, download, events.onBytes);
    }
    await requireContent(file, writer, download);
    await writer.finish().catch(failStorage);
    events.onBytes(writer.bytes(), writer.bytes());
  } catch (error) {
    if (error instanceof DamagedFileError) {
      await writer.restart(undefined).catch(failStorage);
      events.onBytes(0, file.bytes);
    }
    throw error;
  } finally {
    writer.close();
  }
}

async function receive(
  file: ModelFile,
  writer: FileWriter,
  download: FileDownload,
  onBytes: (done: number, total: number | undefined) => void,
): Promise<void> {
  const answer = await request(file, writer, download);
  const { start, total, declared } = answer;
  onBytes(start, total);
  await storeBody(file, answer, writer, download.signal, (done) => onBytes(done, total));
  const received = writer.bytes();
  if (total !== undefined && received < total) {
    const message = `${file.url} broke off after ${received} of ${total} bytes`;
    throw received === declared ? new DamagedFileError(message) : new RetryableError(message);
  }
}

/** Requests what is missing; the whole file where the bytes on the device may be of another version of it. */
async function request(
  file: ModelFile,
  writer: FileWriter,
  { fetch, signal }: FileDownload,
): Promise<FileResponse> {
  const bytes = writer.bytes();
  const isTooLong = file.bytes !== undefined && bytes > file.bytes;
  const version = await writer.version().catch(failStorage);
  const canContinue = !isTooLong && (file.hash !== undefined || version !== undefined);
  const answer = await requestFile(file, canContinue ? bytes : 0, fetch, signal);
  const answered = versionOf(answer.response);
  // A hash would find two versions in one file as well, but only once all of it is here.
  const isUnknown = file.hash !== undefined && (version === undefined || answered === undefined);
  if (answer.start === 0 || version === answered || isUnknown) return answer;
  await answer.response.body?.cancel().catch(() => {});
  return requestFile(file, 0, fetch, signal);
}

/** Writes the body as it comes in. What was written stays when the connection drops. */
async function storeBody(
  file: ModelFile,
  { response, start }: FileResponse,
  writer: FileWriter,
  signal: AbortSignal,
  onBytes: (done: number) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  // Node 20 may leave a read pending for ever when its request is aborted.
  const stop = () => void reader?.cancel().catch(() => {});
  signal.addEventListener('abort', stop);
  let isFirst = start === 0;
  try {
    for (;;) {
      signal.throwIfAborted();
      const chunk = await reader?.read().catch((error: unknown) => {
        signal.throwIfAborted();
        throw new RetryableError(`${file.url} broke off (${messageOf(error)})`);
      });
      signal.throwIfAborted();
      if (!chunk || chunk.done) break;
      if (isFirst) {
        // The bytes of an earlier visit are dropped only for bytes of the file.
        if (beginsWebPage(chunk.value)) throw sentWebPage(file);
        await writer.restart(versionOf(response));
        isFirst = false;
      }
      writer.append(chunk.value);
      onBytes(writer.bytes());
      if (file.bytes !== undefined && writer.bytes() > file.bytes) {
        throw new DamagedFileError(`${file.url} has more than the ${file.bytes} bytes that are listed`);
      }
    }
    if (isFirst) await writer.restart(undefined);
  } catch (error) {
    stop();
    signal.throwIfAborted();
    return failStorage(error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** @throws DamagedFileError if the file is another one than its host lists */
async function requireContent(file: ModelFile, writer: FileWriter, download: FileDownload): Promise<void> {
  const { url, bytes, hash } = file;
  if (bytes !== undefined && writer.bytes() !== bytes) {
    throw new DamagedFileError(`${url} has ${writer.bytes()} bytes where ${bytes} are listed`);
  }
  if (!hash || (await download.inTurn(() => hasHash(writer.content(), hash)))) return;
  throw new DamagedFileError(`${url} does not have the hash that is listed`);
}
