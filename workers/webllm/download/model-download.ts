import type { DownloadProgress } from '../../../src/local-model/local-model';
import { DownloadError, storageError } from './download-error';
import { createDownloadMeter, type DownloadMeter } from './download-meter';
import { fetchFile } from './fetch-file';
import {
  configFile,
  deleteFile,
  isWhole,
  knownFiles,
  manifestFile,
  parseConfig,
  parseManifest,
  readText,
  storedBytes,
  type ModelFile,
} from './model-files';
import { createPartStore, type PartStore } from './part-store';
import type { ModelSource } from '../protocol';
import type { WorkerEnvironment } from '../environment';

const filesAtOnce = 4;
const progressEveryMs = 200;

type OnProgress = (progress: DownloadProgress) => void;

/**
 * Brings every file of a model into the caches that web-llm reads, those missing only. Throws `DownloadError` or
 * `ModelFormatError`. Two tabs do not download the same model twice: the second waits, then finds it all there.
 */
export async function downloadModel(
  source: ModelSource,
  environment: WorkerEnvironment,
  onProgress: OnProgress,
): Promise<void> {
  const { caches, locks } = environment;
  if (!caches) throw new DownloadError('storage-unavailable', 'This browser offers no Cache API here.');
  const download = () => withProgress(source, { ...environment, caches }, onProgress);
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

type Environment = WorkerEnvironment & { readonly caches: CacheStorage };

async function withProgress(
  source: ModelSource,
  environment: Environment,
  onProgress: OnProgress,
): Promise<void> {
  const meter = createDownloadMeter(environment.now);
  const waiting = new Set<string>();
  const stop = new AbortController();
  let downloads = false;
  const report = () => {
    if (downloads) onProgress({ ...meter.read(), ...(waiting.size > 0 && { waitingFor: 'connection' }) });
  };
  const timer = setInterval(report, progressEveryMs);
  const parts = createPartStore(environment.caches);
  const events = {
    onMissing() {
      if (downloads) return;
      downloads = true;
      report();
    },
    onWaiting: (file: ModelFile, isWaiting: boolean) => {
      if (isWaiting) waiting.add(file.url);
      else waiting.delete(file.url);
    },
  };
  const fetchOne = (file: ModelFile) => fetchMissing(file, parts, environment, meter, events, stop.signal);
  try {
    await fetchPlan(source, environment.caches, fetchOne);
    const files = (await knownFiles(source, environment.caches)) ?? [];
    for (const file of files)
      meter.expect(file.url, file.bytes ?? (await storedBytes(file, environment.caches)));
    await inParallel(files, filesAtOnce, fetchOne);
    report();
  } catch (error) {
    stop.abort(error);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Config and manifest name all the rest. One that cannot be read is not kept, so that the next try fetches it anew. */
async function fetchPlan(
  source: ModelSource,
  caches: CacheStorage,
  fetchOne: (file: ModelFile) => Promise<void>,
): Promise<void> {
  const readable = [
    { file: configFile(source), parse: parseConfig },
    { file: manifestFile(source), parse: parseManifest },
  ];
  await Promise.all(
    readable.map(async ({ file, parse }) => {
      await fetchOne(file);
      try {
        parse((await readText(file, caches)) ?? '', file.url);
      } catch (error) {
        await deleteFile(file, caches);
        throw error;
      }
    }),
  );
}

interface MissingFileEvents {
  /** Something has to be fetched after all. */
  readonly onMissing: () => void;
  readonly onWaiting: (file: ModelFile, isWaiting: boolean) => void;
}

async function fetchMissing(
  file: ModelFile,
  parts: PartStore,
  environment: Environment,
  meter: DownloadMeter,
  { onMissing, onWaiting }: MissingFileEvents,
  signal: AbortSignal,
): Promise<void> {
  const { caches } = environment;
  try {
    const stored = await storedBytes(file, caches);
    if (isWhole(file, stored)) {
      meter.kept(file.url, stored ?? 0);
      meter.expect(file.url, stored);
      return;
    }
    if (stored !== undefined) await deleteFile(file, caches);
    meter.kept(file.url, await parts.size(file.url));
  } catch (error) {
    throw storageError(error);
  }
  const events = {
    onBytes(done: number, total: number | undefined) {
      meter.arrived(file.url, done);
      if (total !== undefined) meter.expect(file.url, total);
    },
    onWaiting: (isWaiting: boolean) => onWaiting(file, isWaiting),
  };
  onMissing();
  await fetchFile(file, parts, environment, events, signal);
}

/** The first failure ends it; the others are left to their signal. */
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

/** Deletes the model's files, finished or not. */
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

/** Deletes all but the weights, after the engine refused something: whatever it was is fetched again. */
export async function forgetSmallFiles(source: ModelSource, caches: CacheStorage): Promise<void> {
  const files = (await knownFiles(source, caches).catch(() => undefined)) ?? [];
  for (const file of files) if (file.bytes === undefined) await deleteFile(file, caches);
}
