import { chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { printPage } from '../../../src/cli/pdf';
import { temporaryFolder } from '../../support/temporary-folder';

/** A program that does what a browser would not. */
function program(script: string): string {
  const file = join(temporaryFolder(), 'browser.mjs');
  writeFileSync(file, `#!${process.execPath}\n${script}`);
  chmodSync(file, 0o755);
  return file;
}

const address = 'http://127.0.0.1:9/';

it('says so where the browser ends without a PDF', async () => {
  const printed = printPage(program('process.exit(1);'), address);
  await expect(printed).rejects.toThrow(/ended before the PDF was made/);
});

it('says so where the program is none', async () => {
  await expect(printPage(join(tmpdir(), 'no-such-browser'), address)).rejects.toThrow(/could not be started/);
});
