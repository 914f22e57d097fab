/** The build as an owner sees it: wrong input stops it with a sentence, and no secret reaches `dist/`. Unit tests have each setting. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ownerFolder } from '../support/owner';
import { expect, test } from '../support/test';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talking-cv-'));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

test('a token that no backend needs is in no file of the build, nor is anything of the playground', () => {
  const token = `hf_${'leaked'.repeat(4)}`;
  expect(build({ VITE_CHAT_BACKEND: '1', VITE_HF_TOKEN: token }).status).toBe(0);
  expect(filesWith(token)).toEqual([]);
  expect(filesWith('playground')).toEqual([]);
});

function build(environment: Record<string, string>, ...flags: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'src/cli/run.mjs'), join(root, 'src/cli/build.ts'), '--out', join(folder, 'dist'), ...flags],
    {
      cwd: join(root, ownerFolder),
      env: { ...process.env, NO_COLOR: '1', ...environment },
      encoding: 'utf8',
    },
  );
  return { status, output: stdout + stderr };
}

function filesWith(text: string): string[] {
  return readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}
