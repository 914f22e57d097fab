/** What a language says is in its folder below `src/answers/languages/`, so that the compiler names what another one lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../../src/answers');

const exempt: readonly RegExp[] = [
  /^(?:languages|intent\/models)\//,
  // Letters and scripts rather than words, as their names say.
  /(?:^|\/)(?:arabic|japanese|kanji)[^/]*\.ts$/,
  /^text\/fold\.ts$/,
  // A change of it means training every classifier again.
  /^intent\/features\.ts$/,
];

/** Letters outside ASCII in the code of a file, without its comments. */
function lettersIn(file: string, source: string): string[] {
  const { comments } = parseSync(file, source);
  const code = comments.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
  return code.match(/(?!\p{ASCII})[\p{L}\p{M}]+/gu) ?? [];
}

describe('the words of a language', () => {
  it('are in its folder', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !exempt.some((each) => each.test(file)));
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) => {
      const letters = lettersIn(file, readFileSync(join(root, file), 'utf8'));
      return letters.length > 0 ? [`${file}: ${letters.join(' ')}`] : [];
    });
    expect(found).toEqual([]);
  });

  it.each(["const a = 'für';", 'const a = /ない/;', 'const a = `${b} où`;'])('are found in %s', (source) => {
    expect(lettersIn('a.ts', source)).toHaveLength(1);
  });

  it.each(['// "für"', '/** ない */ const a = 1;', "const a = '… “”、。؟ €';"])('are not in %s', (source) => {
    expect(lettersIn('a.ts', source)).toEqual([]);
  });
});
