import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { quoted, typedIn } from '../../../src/cli/command';
import { commandLine } from '../../../src/site/command-line';

const said = (word: string) => execFileSync('sh', ['-c', `printf %s ${quoted(word)}`], { encoding: 'utf8' });

describe('a path in a command to copy', () => {
  it.each(['my-cv', 'C:/cv/jane.json', 'a/b@c.json'])('%s stands as it is', (path) => {
    expect(quoted(path)).toBe(path);
  });

  it('has the quotes that Windows knows too, where it has spaces or letters beyond ASCII', () => {
    expect(quoted('Meine Möbel')).toBe('"Meine Möbel"');
  });

  it.each(['Meine Möbel', "it's", 'a"b', '$(id) `id`', "both ' and $HOME", 'a&b;c'])(
    'is one word to a shell: %s',
    (word) => {
      expect(said(word)).toBe(word);
    },
  );
});

it.each([
  ['build', '', 'npx talking-cv build', 'npm run build'],
  ['ask', '"Where?"', 'npx talking-cv ask "Where?"', 'npm run ask -- "Where?"'],
  ['validate', '--strict', 'npx talking-cv validate --strict', 'npm run check-profile -- --strict'],
])('a command line that an owner is told to type: %s %s', (name, parameters, installed, inRepository) => {
  expect(commandLine(name, parameters, true)).toBe(installed);
  expect(commandLine(name, parameters, false)).toBe(inRepository);
});

describe('the folder where a command was typed', () => {
  const INIT_CWD = '/cv/downloads';

  it('is the one that npm left for its script', () => {
    expect(typedIn('/cv', { INIT_CWD, npm_package_json: '/cv/package.json' })).toBe('/cv/downloads');
  });

  it('is the working folder in a program that a script has started elsewhere, and without npm', () => {
    expect(typedIn('/other', { INIT_CWD, npm_package_json: '/cv/package.json' })).toBe('/other');
    expect(typedIn('/cv', {})).toBe('/cv');
  });
});
