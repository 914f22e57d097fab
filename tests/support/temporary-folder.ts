import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** A new folder, which is removed with all that is in it when the running test ends. */
export function temporaryFolder(): string {
  const folder = newFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** One for all tests of a file or of a `describe`, which calls this outside of them. */
export function sharedFolder(): string {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'talking-cv-'));
}
