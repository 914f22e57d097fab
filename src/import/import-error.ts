/** A file that cannot be imported. The message says what happened and what to do, in whole sentences. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

export function damaged(name: string, cause?: unknown): ImportError {
  return new ImportError(`${name} is empty or broken. Download or export it again.`, { cause });
}

/** What a file may hold at most. Real CVs stay far below; what is above is refused before it costs memory. */
export const limits = {
  /** Bytes of a file on disk; LinkedIn's export holds pictures and messages beside the profile. */
  file: 250_000_000,
  /** Bytes of a file without pictures of others: XML, JSON, YAML, PDF. */
  document: 30_000_000,
  /** Bytes of one CSV file, in an archive or alone. */
  csv: 5_000_000,
  /** Of one CSV file. */
  csvRows: 20_000,
  /** Bytes of all that is unpacked from one archive. */
  unpacked: 20_000_000,
  archiveEntries: 20_000,
  yamlBytes: 1_000_000,
  yamlAliases: 100,
  /** Levels of lists and objects in each other. */
  depth: 60,
  pdfPages: 60,
} as const;

/** "5 MB", for sentences about a limit. */
export function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
