import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { engineFilesIn, readEngineFile } from '../../../src/site/engine-files';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

it('a file of the engine has its own name and content, compressed in the package or not', () => {
  writeFileSync(join(folder, 'a.txt'), 'plain');
  writeFileSync(join(folder, 'b.txt.br'), brotliCompressSync('compressed'));
  expect(engineFilesIn(folder)).toEqual(['a.txt', 'b.txt']);
  expect(readEngineFile(join(folder, 'a.txt')).toString()).toBe('plain');
  expect(readEngineFile(join(folder, 'b.txt')).toString()).toBe('compressed');
});
