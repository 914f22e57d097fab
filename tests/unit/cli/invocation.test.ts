import { describe, expect, it } from 'vitest';
import { commandLine } from '../../../src/site/command-line';
import { typedIn } from '../../../src/cli/command';

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
