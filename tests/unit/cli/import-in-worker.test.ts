import { describe, expect, it } from 'vitest';
import { importInWorker } from '../../../src/cli/import/import-in-worker';
import { importFiles } from '../../../src/import/import-file';
import { linkedInZip } from '../../support/import-fixtures';
import { tinyPdf } from '../../support/tiny-pdf';

describe('a worker that imports', () => {
  it('gives what the importers give, and their sentence for what they refuse', async () => {
    const file = linkedInZip('en');
    const none = importInWorker([{ name: 'cv.json', bytes: new Uint8Array() }]);
    const [imported] = await Promise.all([
      importInWorker([file]),
      expect(none).rejects.toThrow('cv.json is empty or broken. Download or export it again.'),
    ]);
    expect(imported).toEqual(await importFiles([file]));
  });

  it('ends a file that would keep it busy for ever, with a sentence', async () => {
    // Each q saves the state of a page, and the reader of PDFs copies what it has saved so far.
    const bytes = tinyPdf({ pages: [[]], drawing: 'q '.repeat(1e6) });
    await expect(importInWorker([{ name: 'cv.pdf', bytes }], 1000)).rejects.toThrow(
      /^cv\.pdf takes more than 1 s to read, which no CV does, .*\. Check whether it is the right file, or export it again\.$/,
    );
  });
});
