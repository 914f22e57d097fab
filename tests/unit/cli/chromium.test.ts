import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChromium } from '../../../src/cli/chromium';

/** A program that does what a browser would not. */
function program(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'browser.mjs');
  writeFileSync(file, `#!${process.execPath}\n${script}`);
  chmodSync(file, 0o755);
  return file;
}

it.each([
  ['ends at once', 'process.exit(1);', /ended before the PDF was made|has ended/],
  [
    'refuses',
    `import { createReadStream, writeSync } from 'node:fs';
createReadStream('', { fd: 3 }).on('data', (bytes) => {
  const { id, method } = JSON.parse(bytes.toString().slice(0, -1));
  if (method === 'Browser.close') process.exit(0);
  writeSync(4, JSON.stringify({ id, error: { message: 'not allowed' } }) + '\\0');
});`,
    /refused Browser\.getVersion: not allowed/,
  ],
])('says so where the browser %s', async (_, script, sentence) => {
  await expect(startChromium('pdf', program(script))).rejects.toThrow(sentence);
});

it('says so where the program is none', async () => {
  await expect(startChromium('pdf', join(tmpdir(), 'no-such-browser'))).rejects.toThrow(
    /could not be started/,
  );
});
