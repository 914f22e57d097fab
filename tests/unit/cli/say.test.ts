import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import example from '../../../src/cli/init/templates/resume.json?raw';
import { ownersLanguage } from '../../../src/cli/say';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const summary = 'Ich koche seit zwölf Jahren in Hotels und Gasthöfen.';
const german = JSON.stringify({ basics: { name: 'Greta', summary } });

it('speaks the language of the CV, whatever the terminal', () => {
  vi.stubEnv('LC_ALL', 'fr_FR.UTF-8');
  write('resume.json', german);
  expect(ownersLanguage(folder, [])).toBe('de');
  write('other.json', JSON.stringify({ basics: { name: 'Ana' }, meta: { language: 'pt' } }));
  expect(ownersLanguage(folder, ['other.json', '--strict'])).toBe('pt');
});

it.each([
  ['no CV', undefined],
  ['the invented CV of `init`', example],
  ['a CV in a language without words', JSON.stringify({ meta: { language: 'pl' } })],
  ['a CV that cannot be read', '\0'],
])('speaks that of the terminal with %s', (_, text) => {
  if (text !== undefined) write('resume.json', text);
  vi.stubEnv('LC_ALL', '');
  vi.stubEnv('LC_MESSAGES', '');
  vi.stubEnv('LANG', 'ja_JP.UTF-8');
  expect(ownersLanguage(folder, [])).toBe('ja');
  vi.stubEnv('LC_ALL', 'es_ES');
  expect(ownersLanguage(folder, [])).toBe('es');
  vi.stubEnv('LC_ALL', 'pl_PL.UTF-8');
  expect(ownersLanguage(folder, [])).toBe('en');
});
