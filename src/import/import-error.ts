/** A file that cannot be imported. The message says what happened and what to do, in whole sentences. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
