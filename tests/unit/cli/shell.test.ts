import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { quoted } from '../../../src/cli/command';

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
