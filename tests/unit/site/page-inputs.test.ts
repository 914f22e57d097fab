import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changesPage } from '../../../src/site/dev/inputs';
import { packageFolder } from '../../../src/site/engine-files';
import { sharedFolder } from '../../support/temporary-folder';

const folder = sharedFolder();
for (const name of ['resume.json', 'resume.fr.json', 'report.json', 'theme.css'])
  writeFileSync(join(folder, name), '');

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
});
