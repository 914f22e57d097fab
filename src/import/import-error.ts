/** A file that cannot be imported. The message says what happened and what to do, in whole sentences. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

export function damaged(name: string, cause?: unknown): ImportError {
  return new ImportError(`${name} is empty or broken. Download or export it again.`, { cause });
}
