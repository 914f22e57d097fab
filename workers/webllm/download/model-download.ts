import type { WorkerEnvironment } from '../environment';
import type { DownloadProgress, ModelSource } from '../protocol';
import { currentModel, isOutdated } from './current-model';
import { DownloadError, failStorage } from './download-error';
import { downloadFile, type FileDownload } from './download-file';
import { createDownloadMeter, type DownloadMeter } from './download-meter';
import type { EngineStore } from './engine-store';
import { hexOfSri } from './file-hash';
import { readRevision } from './listing';
import {
  type ModelRevision,
  configFile,
  isLibrary,
  lockName,
  manifestFile,
  parseConfig,
  parseManifest,
  remainingFiles,
  type ModelFile,
} from './model-files';
import { isFor, type ListedModel } from './model-list';
import {
  isComplete,
  isFinished,
  readText,
  requireStorage,
  smallHashes,
  type ModelStorage,
} from './model-storage';
import { retrying } from './retry';

const progressEveryMs = 200;

type OnProgress = (progress: DownloadProgress) => void;

/**
 * Downloads the files of a model that are missing to where web-llm reads them. If another tab is downloading the same
 * model, waits for that tab (Web Locks) and then downloads what is still missing.
 *
 * @param agreed SHA-256 of a changed library that the visitor lets run
 * @throws DownloadError if a file cannot be downloaded or stored, there is no WebLLM model at the address, or the library
 * is another one than before
 */
export async function downloadModel(
  source: ModelSource,
  environment: WorkerEnvironment,
  onProgress: OnProgress,
  agreed?: string,
): Promise<ListedModel> {
  const { locks } = environment;
  const storage = await requireStorage(environment);
  const download = async () =>
    withAgreedLibrary(await downloadMissing(source, environment, storage, onProgress), storage, agreed);
  if (!locks) return download();

  const name = lockName(source);
  const done = await locks.request(name, { ifAvailable: true }, (lock) => (lock ? download() : undefined));
  if (done) return done;
  onProgress({ doneBytes: 0, waitingFor: 'other-tab' });
  return locks.request(name, download);
}

/**
 * Keeps the hash of the library that is downloaded first. Where no pin and no listing says what the library must be, another
 * one runs only once the visitor agrees.
 */
async function withAgreedLibrary(
  model: ListedModel,
  { list, store }: ModelStorage,
  agreed: string | undefined,
): Promise<ListedModel> {
  const library = model.files.find(isLibrary);
  if (!library) return model;
  const earlier = model.integrity[library.url] === undefined;
  const integrity = earlier ? await smallHashes(model.files, store).catch(failStorage) : model.integrity;
  const agreedLibrary = hexOfSri(integrity[library.url] ?? '');
  if (agreedLibrary === model.agreedLibrary) return model;
  const isVouchedFor = model.agreedLibrary === undefined || library.hash !== undefined;
  if (!isVouchedFor && agreed !== agreedLibrary) throw new DownloadError('library-changed', agreedLibrary);
  const changed = { ...model, integrity, agreedLibrary };
  await list.put(changed).catch(failStorage);
  return changed;
}

interface ModelDownload extends FileDownload {
  readonly meter: DownloadMeter;
  /** Addresses of the files that pause before their next attempt. */
  readonly waiting: Set<string>;
}

async function downloadMissing(
  source: ModelSource,
  { fetch, sleep, now }: WorkerEnvironment,
  storage: ModelStorage,
  onProgress: OnProgress,
): Promise<ListedModel> {
  const { list, store } = storage;
  const known = await list.find(source).catch(failStorage);
  if (known && isFor(known, source) && (await isComplete(known, store).catch(failStorage))) return known;

  const meter = createDownloadMeter(now);
  const waiting = new Set<string>();
  const stop = new AbortController();
  const report = () => {
    const progress = meter.read();
    onProgress(waiting.size > 0 ? { ...progress, waitingFor: 'connection' } : progress);
  };
  const timer = setInterval(report, progressEveryMs);
  let model: ListedModel | undefined;
  try {
    report();
    model = await currentModel(source, known, storage, () =>
      retrying(() => readRevision(source, fetch, stop.signal), {
        sleep,
        signal: stop.signal,
        onWaiting: (isWaiting) => void (isWaiting ? waiting.add('') : waiting.delete('')),
      }),
    );
    const download: ModelDownload = {
      fetch,
      sleep,
      store,
      inTurn: createTurns(),
      signal: stop.signal,
      meter,
      waiting,
    };
    await downloadLists(model.revision, download, stop);
    model = { ...model, files: await everyFile(source, model.revision, store), isWhole: true };
    await list.put(model).catch(failStorage);
    const { files } = model;
    for (const file of files) meter.setTotal(file.url, file.bytes ?? (await store.finishedBytes(file)));
    meter.setListed();
    await inParallel(files, store.filesAtOnce, stop, (file) => downloadIfMissing(file, download));
    report();
    model = { ...model, integrity: await smallHashes(files, store) };
    await list.put(model).catch(failStorage);
    return model;
  } catch (error) {
    stop.abort(error);
    if (model && isOutdated(error)) await list.put({ ...model, isStale: true }).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Downloads config and manifest, which name all other files. A file that cannot be read is deleted, so that the next
 * load requests it again.
 */
async function downloadLists(
  revision: ModelRevision,
  download: ModelDownload,
  stop: AbortController,
): Promise<void> {
  const lists = [
    { file: configFile(revision), parse: parseConfig },
    { file: manifestFile(revision), parse: parseManifest },
  ];
  await inParallel(lists, lists.length, stop, async ({ file, parse }) => {
    await downloadIfMissing(file, download);
    try {
      parse(await readText(file, download.store), file.url);
    } catch (error) {
      await download.store.delete(file);
      throw error;
    }
  });
}

async function everyFile(
  source: ModelSource,
  revision: ModelRevision,
  store: EngineStore,
): Promise<ModelFile[]> {
  const [config, manifest] = [configFile(revision), manifestFile(revision)];
  const rest = remainingFiles(
    source,
    revision,
    parseConfig(await readText(config, store), config.url),
    parseManifest(await readText(manifest, store), manifest.url),
  );
  return [config, manifest, ...rest];
}

async function downloadIfMissing(file: ModelFile, download: ModelDownload): Promise<void> {
  const { store, meter, waiting, signal } = download;
  signal.throwIfAborted();
  const stored = await store.finishedBytes(file).catch(failStorage);
  if (isFinished(file, stored)) {
    meter.setStored(file.url, stored ?? 0);
    meter.setTotal(file.url, stored);
    return;
  }
  if (stored !== undefined) await store.delete(file).catch(failStorage);
  meter.setStored(file.url, await store.bytes(file).catch(failStorage));
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

function createTurns(): FileDownload['inTurn'] {
  let last: Promise<unknown> = Promise.resolve();
  return (check) => {
    const next = last.then(check);
    last = next.catch(() => {});
    return next;
  };
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  stop: AbortController,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await run(item).catch((error: unknown) => stop.abort(error));
  };
  // Every lane ends before a failure is reported: nothing may be written once the lock is free.
  await Promise.all(Array.from({ length: width }, lane));
  stop.signal.throwIfAborted();
}
