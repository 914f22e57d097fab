import { DownloadError, storageError } from './download-error';
import { downloadFile, type FileDownload } from './download-file';
import { createDownloadMeter, type DownloadMeter } from './download-meter';
import {
  configFile,
  deleteFile,
  isComplete,
  knownFiles,
  manifestFile,
  parseConfig,
  parseManifest,
  readText,
  storedBytes,
  type ModelFile,
} from './model-files';
import { createPartStore } from './part-store';
import type { DownloadProgress, ModelSource } from '../protocol';
import type { WorkerEnvironment } from '../environment';

const filesAtOnce = 4;
const progressEveryMs = 200;

type OnProgress = (progress: DownloadProgress) => void;

/**
 * Downloads the files of a model that are missing into the caches that web-llm reads. If another tab is downloading
 * the same model, waits for that tab (Web Locks) and then downloads what is still missing.
 *
 * @throws DownloadError if a file cannot be downloaded or stored
 * @throws ModelFormatError if there is no WebLLM model at the address
 */
export async function downloadModel(
  source: ModelSource,
  environment: WorkerEnvironment,
  onProgress: OnProgress,
): Promise<void> {
  const { caches, locks } = environment;
  if (!caches) throw new DownloadError('storage-unavailable', 'This browser offers no Cache API here.');
  const download = () => downloadMissing(source, { ...environment, caches }, onProgress);
  if (!locks) return download();

  const name = `talking-cv:download:${source.modelUrl}`;
  const done = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await download();
    return lock !== null;
  });
  if (done) return;
  onProgress({ doneBytes: 0, totalBytes: 0, waitingFor: 'other-tab' });
  await locks.request(name, download);
}

interface StorageEnvironment extends WorkerEnvironment {
  readonly caches: CacheStorage;
}

/** What is under way in one download of a model. */
interface ModelDownload extends FileDownload {
  readonly meter: DownloadMeter;
  /** Addresses of the files that pause before their next attempt. */
  readonly waiting: Set<string>;
  /** Called for every file that is not on the device. */
  readonly onMissing: () => void;
}

async function downloadMissing(
  source: ModelSource,
  { fetch, sleep, caches, now }: StorageEnvironment,
  onProgress: OnProgress,
): Promise<void> {
  const meter = createDownloadMeter(now);
  const waiting = new Set<string>();
  const stop = new AbortController();
  let isAnyMissing = false;
  const report = () => {
    if (!isAnyMissing) return;
    const progress = meter.read();
    onProgress(waiting.size > 0 ? { ...progress, waitingFor: 'connection' } : progress);
  };
  const onMissing = () => {
    if (isAnyMissing) return;
    isAnyMissing = true;
    report();
  };
  const parts = createPartStore(caches);
  const download = { fetch, sleep, caches, parts, signal: stop.signal, meter, waiting, onMissing };
  const timer = setInterval(report, progressEveryMs);
  try {
    await downloadLists(source, download);
    const files = (await knownFiles(source, caches)) ?? [];
    for (const file of files) meter.setTotal(file.url, file.bytes ?? (await storedBytes(file, caches)));
    await inParallel(files, filesAtOnce, (file) => downloadIfMissing(file, download));
    report();
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Downloads config and manifest, which name all other files. A file that cannot be read is deleted, so that the next
 * load requests it again.
 */
async function downloadLists(source: ModelSource, download: ModelDownload): Promise<void> {
  const lists = [
    { file: configFile(source), parse: parseConfig },
    { file: manifestFile(source), parse: parseManifest },
  ];
  await Promise.all(
    lists.map(async ({ file, parse }) => {
      await downloadIfMissing(file, download);
      try {
        parse((await readText(file, download.caches)) ?? '', file.url);
      } catch (error) {
        await deleteFile(file, download.caches);
        throw error;
      }
    }),
  );
}

async function downloadIfMissing(file: ModelFile, download: ModelDownload): Promise<void> {
  const { caches, parts, meter, waiting } = download;
  try {
    const stored = await storedBytes(file, caches);
    if (isComplete(file, stored)) {
      meter.setStored(file.url, stored ?? 0);
      meter.setTotal(file.url, stored);
      return;
    }
    if (stored !== undefined) await deleteFile(file, caches);
    meter.setStored(file.url, await parts.size(file.url));
  } catch (error) {
    throw storageError(error);
  }
  download.onMissing();
  await downloadFile(file, download, {
    onBytes(done, total) {
      meter.setDone(file.url, done);
      if (total !== undefined) meter.setTotal(file.url, total);
    },
    onWaiting(isWaiting) {
      if (isWaiting) waiting.add(file.url);
      else waiting.delete(file.url);
    },
  });
}

/** Runs `width` items at a time. Rejects with the first failure; the caller aborts the other runs. */
async function inParallel<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Deletes the model's files and their parts. */
export async function removeModel(source: ModelSource, caches: CacheStorage): Promise<void> {
  const files = (await knownFiles(source, caches).catch(() => undefined)) ?? [
    configFile(source),
    manifestFile(source),
  ];
  const parts = createPartStore(caches);
  for (const file of files) {
    await deleteFile(file, caches);
    await parts.clear(file.url);
  }
}

/**
 * Deletes all files but the weights. Used after the engine failed to load a model: a damaged small file is then
 * downloaded again at the next load.
 */
export async function deleteSmallFiles(source: ModelSource, caches: CacheStorage): Promise<void> {
  const files = (await knownFiles(source, caches).catch(() => undefined)) ?? [];
  for (const file of files) if (file.bytes === undefined) await deleteFile(file, caches);
}
