import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * A reader sees the file before or after, never half of it.
 *
 * @throws Error in a sentence where it cannot be written
 */
export function replaceFile(place: string, content: string | Uint8Array): void {
  const half = join(dirname(place), `.${basename(place)}.${randomBytes(4).toString('hex')}.tmp`);
  const mode = existsSync(place) ? statSync(place).mode : 0o644;
  try {
    const file = openSync(half, 'wx', mode);
    try {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(half, place);
  } catch (cause) {
    rmSync(half, { force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${basename(place)} cannot be written: ${why}.`, { cause });
  }
}
