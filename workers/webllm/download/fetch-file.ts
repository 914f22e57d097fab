import { DownloadError, PassingError, storageError } from './download-error';
import type { ModelFile } from './model-files';
import { beginsWebPage, contentType, isWebPage, startOf, totalOf } from './http-file';
import type { PartStore } from './part-store';
import { isPassingStatus, parseRetryAfter, pauseAfter, retryPolicy } from './retry';
import type { WorkerEnvironment } from '../environment';

/** What has arrived is put away this often, so a closed tab loses no more than this of each file. */
const partBytes = 4 * 2 ** 20;

/** A server that keeps sending the wrong bytes is not asked for ever. */
const damagedAttempts = 3;

export interface FileEvents {
  /** Bytes of this file on the device or under way, and its full size where known. Both may fall back to less. */
  onBytes(done: number, total: number | undefined): void;
  /** Nothing arrives until the next attempt. */
  onWaiting(waiting: boolean): void;
}

type Environment = Pick<WorkerEnvironment, 'fetch' | 'sleep'> & { readonly caches: CacheStorage };

/**
 * Brings one file into the engine's cache, going on from what an earlier attempt or visit left. Retries what may
 * pass. Throws `DownloadError`, or the signal's reason.
 */
export async function fetchFile(
  file: ModelFile,
  parts: PartStore,
  environment: Environment,
  events: FileEvents,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  let damaged = 0;
  for (;;) {
    const before = await parts.size(file.url).catch(failStorage);
    try {
      return await transfer(file, before, parts, environment, events, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof PassingError)) throw error;
      if (error instanceof DamagedError && ++damaged >= damagedAttempts) throw giveUp(error);
      const progressed = (await parts.size(file.url).catch(failStorage)) > before;
      failures = progressed ? 1 : failures + 1;
      if (failures >= retryPolicy.attempts) throw giveUp(error);
      events.onWaiting(true);
      await environment.sleep(pauseAfter(failures, error), signal);
      events.onWaiting(false);
    }
  }
}

class DamagedError extends PassingError {}

async function transfer(
  file: ModelFile,
  kept: number,
  parts: PartStore,
  environment: Environment,
  events: FileEvents,
  signal: AbortSignal,
): Promise<void> {
  if (file.bytes !== undefined && kept === file.bytes) return finish(file, kept, parts, environment);
  const { response, start } = await open(file, kept, parts, environment, signal);
  const total = file.bytes ?? totalOf(response, start);
  events.onBytes(start, total);

  const received = await receive(file, response, start, parts, (done) => events.onBytes(done, total));
  if (total !== undefined && received < total) {
    // The line dropped without an error. A file that is truly too short answers the next request with 416.
    throw new PassingError(`${file.url} broke off after ${received} of ${total} bytes`);
  }
  if (file.bytes !== undefined && received > file.bytes) {
    await discard(file, parts, events);
    throw new DamagedError(`${file.url} has ${received} bytes where its manifest says ${file.bytes}`);
  }
  await finish(file, received, parts, environment);
  events.onBytes(received, received);
}

/** Asks for what is missing; `start` is where the answer begins. */
async function open(
  file: ModelFile,
  kept: number,
  parts: PartStore,
  { fetch }: Environment,
  signal: AbortSignal,
): Promise<{ response: Response; start: number }> {
  const headers = kept > 0 ? { range: `bytes=${kept}-` } : undefined;
  const response = await fetch(file.url, {
    ...(headers && { headers }),
    // Weights belong in the engine's caches only, not a second time in the browser's HTTP cache.
    cache: 'no-store',
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new PassingError(`${file.url} cannot be reached (${messageOf(error)})`);
  });

  if (response.status === 206 && (startOf(response) ?? kept) === kept) return { response, start: kept };
  if (response.status === 416 || response.status === 206) {
    await parts.clear(file.url).catch(failStorage);
    throw new DamagedError(`${file.url} does not go on where it broke off`);
  }
  if (response.ok) {
    if (isWebPage(response)) {
      await response.body?.cancel().catch(() => {});
      throw notTheFile(file);
    }
    // Range was ignored: the answer begins at the start again.
    if (kept > 0) await parts.clear(file.url).catch(failStorage);
    return { response, start: 0 };
  }
  await response.body?.cancel().catch(() => {});
  const message = `${file.url} answered ${response.status}`;
  if (!isPassingStatus(response.status)) throw new DownloadError('download-failed', message);
  throw new PassingError(message, parseRetryAfter(response.headers.get('retry-after'), Date.now()));
}

/** Puts the body away in parts and returns how many bytes of the file there are now. */
async function receive(
  file: ModelFile,
  response: Response,
  start: number,
  parts: PartStore,
  onBytes: (done: number) => void,
): Promise<number> {
  let done = start;
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;

  const put = async () => {
    if (pendingBytes === 0) return;
    const part = new Blob(pending);
    pending = [];
    pendingBytes = 0;
    await parts.append(file.url, part).catch(failStorage);
  };

  const reader = response.body?.getReader();
  try {
    for (;;) {
      const chunk = await reader?.read().catch((error: unknown) => {
        throw new PassingError(`${file.url} broke off (${messageOf(error)})`);
      });
      if (!chunk || chunk.done) break;
      if (done === 0 && beginsWebPage(chunk.value)) throw notTheFile(file);
      pending.push(chunk.value);
      pendingBytes += chunk.value.byteLength;
      done += chunk.value.byteLength;
      onBytes(done);
      if (pendingBytes >= partBytes) await put();
    }
  } catch (error) {
    if (error instanceof PassingError) await put();
    else await reader?.cancel().catch(() => {});
    throw error;
  }
  await put();
  return done;
}

async function finish(
  file: ModelFile,
  bytes: number,
  parts: PartStore,
  { caches }: Environment,
): Promise<void> {
  try {
    const cache = await caches.open(file.cache);
    const headers = { 'content-type': contentType(file.url), 'content-length': String(bytes) };
    await cache.put(file.url, new Response(parts.stream(file.url), { headers }));
    await parts.clear(file.url);
  } catch (error) {
    failStorage(error);
  }
}

async function discard(file: ModelFile, parts: PartStore, events: FileEvents): Promise<void> {
  await parts.clear(file.url).catch(failStorage);
  events.onBytes(0, file.bytes);
}

/** Asking again at once would bring the same page. */
function notTheFile(file: ModelFile): DownloadError {
  return new DownloadError('bad-response', `${file.url} sent a web page`);
}

function giveUp(error: PassingError): DownloadError {
  return new DownloadError('download-failed', error.message, error);
}

function failStorage(error: unknown): never {
  throw storageError(error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
