import { DownloadError, downloadFailure } from './download/download-error';
import { ModelFormatError } from './download/model-files';
import type { GenerateFailure, LoadFailure } from './protocol';

/**
 * What web-llm throws, in the visitor's terms. Its error classes are not exported, so their names are matched; an
 * aborted `reload` rejects with a string.
 */
export function loadFailure(error: unknown): LoadFailure {
  if (error instanceof DownloadError || error instanceof ModelFormatError) {
    return { ok: false, ...downloadFailure(error) };
  }
  const { name, detail } = read(error);
  const failure = (): LoadFailure['failure'] => {
    // While loading, a lost device nearly always means that its memory ran out.
    if (isOutOfMemory(detail) || isDeviceLoss(name, detail)) return 'out-of-memory';
    return name === 'QuotaExceededError' ? 'storage-full' : 'load-failed';
  };
  return { ok: false, failure: failure(), detail };
}

export function generateFailure(error: unknown): GenerateFailure {
  const { name, detail } = read(error);
  const failure = (): GenerateFailure['failure'] => {
    if (name === 'ContextWindowSizeExceededError') return 'context-too-long';
    if (isOutOfMemory(detail)) return 'out-of-memory';
    return isDeviceLoss(name, detail) ? 'device-lost' : 'unknown';
  };
  return { ok: false, failure: failure(), detail };
}

function read(error: unknown): { name: string; detail: string } {
  return error instanceof Error
    ? { name: error.name, detail: error.message }
    : { name: '', detail: String(error) };
}

function isOutOfMemory(detail: string): boolean {
  return /out of memory|memory allocation|\bOOM\b/i.test(detail);
}

function isDeviceLoss(name: string, detail: string): boolean {
  return (
    name === 'DeviceLostError' ||
    name === 'ModelNotLoadedError' ||
    /device (was|is) lost|already been disposed|Engine\.unload\(\) is called|mapAsync|external Instance/i.test(
      detail,
    )
  );
}
