import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inputsNow, changesPage } from '../../../src/site/dev/inputs';
import { temporaryFolder, sharedFolder } from '../../support/temporary-folder';
import { packageFolder } from '../../../src/site/engine-files';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const save = (file: string, text: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** Whether each of the changes is one to a file that the site is made from. */
async function noticed(changes: readonly (() => void)[], resumeFile = 'resume.json') {
  const results: boolean[] = [];
  for (const change of changes) {
    const before = await inputsNow(folder, resumeFile);
    change();
    results.push((await inputsNow(folder, resumeFile)) !== before);
  }
  return results;
}

describe('what a site is made from', () => {
  const files =
    'resume.json resume.fr.json resume.pt-BR.json theme.css .env settings.env public/photo.webp public/deep/er/a.svg';

  it.each(files.split(' '))(
    'changes when %s appears, has another text, is moved over or goes',
    async (file) => {
      const path = join(folder, file);
      const changes = [
        () => save(file, 'one'),
        () => save(file, 'another'),
        () => {
          save('saved.tmp', 'another');
          renameSync(join(folder, 'saved.tmp'), path);
        },
        () => rmSync(path),
      ];
      expect(await noticed(changes)).toEqual([true, true, true, true]);
    },
  );

  it('is read through links, where the folder itself does not change', async () => {
    save('elsewhere/cv.json', '{}');
    symlinkSync(join(folder, 'elsewhere/cv.json'), join(folder, 'resume.json'));
    expect(await noticed([() => save('elsewhere/cv.json', '{ }')])).toEqual([true]);
  });

  it('is the résumé that the settings name, and its translations beside it', async () => {
    const changes = ['cv/jane.json', 'cv/jane.fr.json', 'resume.json', 'cv/john.json'].map(
      (file) => () => save(file, '{}'),
    );
    expect(await noticed(changes, 'cv/jane.json')).toEqual([true, true, false, false]);
    expect(await noticed([() => save('cv/jane.json', '{ }')], join(folder, 'cv/jane.json'))).toEqual([true]);
  });
});

const pageFolder = sharedFolder();
for (const name of ['resume.json', 'resume.fr.json', 'report.json', 'theme.css'])
  writeFileSync(join(pageFolder, name), '');

const changes = (file: string) => changesPage(file, pageFolder, 'resume.json');

describe('a page in development', () => {
  it.each(['resume.json', 'resume.fr.json', 'theme.css'])('is loaded again when %s changes', (name) => {
    expect(changes(join(pageFolder, name))).toBe(true);
  });

  it.each(['resume/Work.tsx', 'page/Header.css', 'ui/Button.tsx', 'site/head.ts', 'words/words.fr.ts'])(
    'is loaded again when %s of the engine changes, which draws it in Node',
    (name) => {
      expect(changes(join(packageFolder, 'src', name))).toBe(true);
    },
  );
});
