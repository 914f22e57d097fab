import type { ModelSource } from '../protocol';
import { DownloadError, failStorage, MissingFileError } from './download-error';
import {
  type ModelRevision,
  configFile,
  expectedLibrary,
  isLibrary,
  manifestFile,
  type ModelFile,
} from './model-files';
import { hasWeightsOf, isFor, type ListedModel } from './model-list';
import type { ModelStorage } from './model-storage';

/** What is remembered of the model, or what its host lists now. */
export async function currentModel(
  source: ModelSource,
  known: ListedModel | undefined,
  { list, store }: ModelStorage,
  read: () => Promise<ModelRevision>,
): Promise<ListedModel> {
  const isCurrent = known !== undefined && !known.isStale;
  if (isCurrent && isFor(known, source)) return known;
  const isKept = isCurrent && namesCommit(known.revision) && hasWeightsOf(known, source);
  const revision = isKept ? known.revision : await read();
  const files = [configFile(revision), manifestFile(revision)];
  const { agreedLibrary } = known ?? {};
  const model = { source, revision, files, isWhole: false, isStale: false, integrity: {}, agreedLibrary };
  try {
    const needed = await list.neededElsewhere(source, { allSites: true });
    for (const file of known?.files ?? []) {
      if (!isUnchanged(file, source, revision) && !needed.has(file.url)) await store.delete(file);
    }
    await list.put(model);
  } catch (error) {
    failStorage(error);
  }
  return model;
}

function namesCommit({ folder }: ModelRevision): boolean {
  return /\/resolve\/[0-9a-f]{40}\/$/.test(folder);
}

function isUnchanged(file: ModelFile, source: ModelSource, revision: ModelRevision): boolean {
  const { folder, listed } = revision;
  const isInFolder = file.url.startsWith(folder);
  if (!isInFolder && file.url !== source.libUrl) return false;
  const now = isLibrary(file) ? expectedLibrary(source, revision) : listed[file.url.slice(folder.length)];
  return now?.hash?.digest === file.hash?.digest;
}

/**
 * True if the listing must be read again before the next attempt: its revision may be gone, or the network sent a page of
 * its own in place of the listing, too.
 */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof DownloadError)) return false;
  return (
    error instanceof MissingFileError || error.failure === 'corrupt-file' || error.failure === 'bad-response'
  );
}
