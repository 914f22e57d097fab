import { DownloadError } from './download/download-error';
import { messageOf } from './error-message';
import type { GenerateFailure, LoadFailure } from './protocol';

/** The engine dropped its model, which web-llm does when the GPU is lost. */
export class ModelLostError extends Error {
  override readonly name = 'ModelLostError';
}

/**
 * Translates what download and engine throw while a model loads. web-llm exports none of its error classes but
 * `IntegrityError`, so names are compared; an aborted `reload` rejects with a string.
 */
export function loadFailure(error: unknown): LoadFailure {
  const detail = messageOf(error);
  if (error instanceof DownloadError) return { ok: false, failure: error.failure, detail };
  // While a model loads, a lost GPU nearly always means that its memory was too small.
  if (isOutOfMemory(detail) || isDeviceLoss(error)) return { ok: false, failure: 'out-of-memory', detail };
  const failure = nameOf(error) === 'QuotaExceededError' ? 'storage-full' : 'load-failed';
  return { ok: false, failure, detail };
}

export function generateFailure(error: unknown): GenerateFailure {
  const detail = messageOf(error);
  return { ok: false, failure: kindOf(error, detail), detail };
}

function kindOf(error: unknown, detail: string): GenerateFailure['failure'] {
  if (nameOf(error) === 'ContextWindowSizeExceededError') return 'context-too-long';
  if (isOutOfMemory(detail)) return 'out-of-memory';
  return error instanceof ModelLostError || isDeviceLoss(error) ? 'device-lost' : 'unknown';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function isOutOfMemory(detail: string): boolean {
  return /out of memory|memory allocation|\bOOM\b/i.test(detail);
}

/** A lost GPU appears as an error of web-llm, as an error of the browser, or as the reason of web-llm's own abort. */
function isDeviceLoss(error: unknown): boolean {
  const name = nameOf(error);
  if (name === 'DeviceLostError' || name === 'ModelNotLoadedError') return true;
  return /device (was|is) lost|already been disposed|Engine\.unload\(\) is called|mapAsync|external Instance/i.test(
    messageOf(error),
  );
}
