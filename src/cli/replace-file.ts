import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    writeFileSync(half, content, { flag: 'wx', mode, flush: true });
    renameSync(half, place);
  } catch (cause) {
    rmSync(half, { force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${basename(place)} cannot be written: ${why}.`, { cause });
  }
}
