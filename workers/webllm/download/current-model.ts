import type { ModelSource } from '../protocol';
import { DownloadError, failStorage, MissingFileError } from './download-error';
import type { ModelRevision } from './listing';
import { configFile, manifestFile, type ModelFile } from './model-files';
import type { ListedModel } from './model-list';
import type { ModelStorage } from './model-storage';

/** What is remembered of the model, or what its host lists now. */
export async function currentModel(
  source: ModelSource,
  known: ListedModel | undefined,
  { list, store }: ModelStorage,
  read: () => Promise<ModelRevision>,
): Promise<ListedModel> {
  const isSameLibrary = known?.source.libUrl === source.libUrl;
  if (known && !known.isStale && isSameLibrary) return known;
  const isPinned = known !== undefined && !known.isStale && namesCommit(known.revision);
  const revision = isPinned ? known.revision : await read();
  const files = [configFile(revision), manifestFile(revision)];
  const model = { source, revision, files, isWhole: false, isStale: false, integrity: {} };
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

/** True if the file is the same by what its host lists now. */
function isUnchanged(
  file: ModelFile,
  { libUrl }: ModelSource,
  { folder, listed, library }: ModelRevision,
): boolean {
  const isInFolder = file.url.startsWith(folder);
  if (!isInFolder && file.url !== libUrl) return false;
  const now = isInFolder ? listed[file.url.slice(folder.length)] : library;
  return now?.hash.digest === file.hash?.digest;
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
