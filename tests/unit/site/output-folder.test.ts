import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSite } from '../../../src/site/output-folder';

const site = new Map([
  ['index.html', '<div id="assistant-root"></div>'],
  ['assets/main.js', ''],
]);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes into a new folder, and replaces an earlier site', () => {
  const out = join(folder, 'dist');
  writeSite(site, out, [folder]);
  writeFileSync(join(out, 'stale.txt'), 'of the last build');
  writeSite(site, out, [folder]);
  expect(existsSync(join(out, 'assets/main.js'))).toBe(true);
  expect(existsSync(join(out, 'stale.txt'))).toBe(false);
});

it('refuses a folder with files that are no site, and deletes none of them', () => {
  const out = join(folder, 'letters');
  mkdirSync(out);
  writeFileSync(join(out, 'index.html'), 'Dear Sir');
  expect(() => writeSite(site, out, [folder])).toThrow('no earlier site');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('Dear Sir');
});

it('refuses the owner’s folder itself, and one around it', () => {
  writeFileSync(join(folder, 'resume.json'), '{}');
  const owner = join(folder, 'owner');
  for (const out of [owner, folder]) {
    expect(() => writeSite(site, out, [owner])).toThrow('Choose a folder of its own');
  }
  expect(existsSync(join(folder, 'resume.json'))).toBe(true);
});
