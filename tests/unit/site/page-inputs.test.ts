import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesPage, isWrittenByCommands } from '../../../src/site/client/page-inputs';
import { packageFolder } from '../../../src/site/engine-files';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-inputs-'));
  for (const name of ['resume.json', 'resume.fr.json', 'report.json', 'theme.css'])
    writeFileSync(join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const changes = (file: string) => changesPage(file, folder, 'resume.json');

describe('a page in development', () => {
  it.each(['resume.json', 'resume.fr.json', 'theme.css'])('is loaded again when %s changes', (name) => {
    expect(changes(join(folder, name))).toBe(true);
  });

  it.each(['resume/Work.tsx', 'page/Header.css', 'ui/Button.tsx', 'site/head.ts', 'words/words.fr.ts'])(
    'is loaded again when %s of the engine changes, which draws it in Node',
    (name) => {
      expect(changes(join(packageFolder, 'src', name))).toBe(true);
    },
  );

  it('stays as it is when Vite replaces a module in it', () => {
    expect(changes(join(packageFolder, 'src/chat/dialog/ChatModal.tsx'))).toBe(false);
  });

  it('stays as it is when a report, a build or a test writes a file', () => {
    for (const file of [join(folder, 'report.json'), join(folder, 'dist/resume.json')])
      expect(changes(file)).toBe(false);
    for (const name of ['tests/.output/report.json', 'tests/fixtures/src/page/page.css', 'package.json'])
      expect(changes(join(packageFolder, name))).toBe(false);
  });

  it('does not notice what builds and tests write into the repository', () => {
    const written = ['build/client/a.js', 'dist', 'tests/.output/site/tsconfig.json'];
    const sources = ['tsconfig.json', 'tests/.outputs/a', 'distant/a.ts', 'src/site/build-site.ts'];
    const noticed = [...written, ...sources].filter(
      (name) => !isWrittenByCommands(join(packageFolder, name)),
    );
    expect(noticed).toEqual(sources);
  });
});
