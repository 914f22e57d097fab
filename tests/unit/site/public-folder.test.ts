import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openPublicFolder } from '../../../src/site/public-folder';
import { temporaryFolder } from '../../support/temporary-folder';

let owner: string;
beforeEach(() => {
  owner = temporaryFolder();
  mkdirSync(join(owner, 'public/partners'), { recursive: true });
  writeFileSync(join(owner, '.env'), 'VITE_HF_TOKEN=hf_secret');
  writeFileSync(join(owner, 'public/Photo.jpg'), 'photo');
  writeFileSync(join(owner, 'public/partners/mill.svg'), 'mill');
});

it('holds the files of public/, by their exact names', () => {
  const folder = openPublicFolder(owner);
  expect(folder.files.toSorted()).toEqual(['Photo.jpg', 'partners/mill.svg']);
  expect(folder.has('photo.jpg')).toBe(false);
  expect(folder.has('partners')).toBe(false);
  expect(folder.read('partners/mill.svg').toString()).toBe('mill');
});

it('reads nothing outside', () => {
  const folder = openPublicFolder(owner);
  for (const path of ['../.env', 'partners/../../.env', '/etc/hostname', join(owner, '.env')]) {
    expect(folder.has(path)).toBe(false);
    expect(() => folder.read(path)).toThrow('does not exist');
  }
});

it.each([
  ['a file outside', '../../.env'],
  ['a folder outside', '../..'],
  ['a folder inside', '.'],
  ['nothing', 'missing.jpg'],
])('refuses a link to %s, naming it', (_, target) => {
  symlinkSync(target, join(owner, 'public/partners/link.svg'));
  expect(() => openPublicFolder(owner)).toThrow(
    'public/partners/link.svg is a link that does not lead to a file in public/; put the file itself there.',
  );
});
