import { describe, expect, it } from 'vitest';
import { printWithFullPages, printPage } from '../../../src/cli/pdf';
import { chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';
import { loadPlaywright } from '../../../src/cli/find-chromium';

/** The spacing that is chosen where only some of them fill the pages. */
async function chosen(measure: (spacing: number) => readonly [pages: number, leastFull: number]) {
  const { pdf } = await printWithFullPages((spacing) => {
    const [pages, leastFull] = measure(spacing);
    return Promise.resolve({ pdf: Buffer.from(String(spacing)), pages, leastFull });
  });
  return Number(pdf.toString());
}

describe('the pages of the PDF', () => {
  it('stay as they are where each is a third full', async () => {
    expect(await chosen(() => [2, 0.34])).toBe(1);
  });

  it('are one fewer where two lines would stand on the last', async () => {
    expect(await chosen((spacing) => (spacing < 0.8 ? [2, 0.9] : [3, 0.05]))).toBe(0.7);
  });

  it('are filled by looser lines where tighter ones leave a few, too', async () => {
    expect(await chosen((spacing) => [3, (spacing - 0.8) / 2])).toBe(1.7);
  });
});

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

it('says what to install where it is nowhere', () => {
  const [here, owner] = [temporaryFolder(), temporaryFolder()];
  const what = 'npm run pdf needs playwright-core, which is not installed';
  const load = () => loadPlaywright('pdf', owner, [here, owner]);
  expect(load).toThrow(`${what}. Install it, and run the command again: npm install playwright-core`);
});
