import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { translationAt, translationFiles } from '../../../src/site/translation-files';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), '{}');
  }
}

it('what a file translates is the résumé of its name beside it', () => {
  write('resume.json', 'resume.fr.json', 'jane.doe.json', 'jane.doe.pt-br.json');
  const at = (name: string) => translationAt(join(folder, name));
  expect(at('resume.fr.json')).toEqual({ language: 'fr', original: join(folder, 'resume.json') });
  expect(at('jane.doe.pt-br.json')).toEqual({ language: 'pt-BR', original: join(folder, 'jane.doe.json') });
  expect(at('resume.json')).toBeUndefined();
  expect(at('jane.doe.json')).toBeUndefined();
});

describe('the files of further languages', () => {
  it('are those beside the résumé that end in a language, in order', () => {
    write('resume.json', 'resume.ja.json', 'resume.fr.json', 'resume.pt-br.json', 'other.de.json');
    expect(translationFiles(folder, 'resume.json')).toEqual([
      { language: 'fr', file: 'resume.fr.json' },
      { language: 'ja', file: 'resume.ja.json' },
      { language: 'pt-BR', file: 'resume.pt-br.json' },
    ]);
  });

  const others =
    'resume.old.json resume.bak.json resume.min.json resume.xq.json resume.fr.yaml resume.2024.json';

  it.each(others.split(' '))('are not meant by %s', (name) => {
    write('resume.json', name);
    expect(translationFiles(folder, 'resume.json')).toEqual([]);
  });
});
