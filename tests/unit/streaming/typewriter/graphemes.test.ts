import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { graphemeEnd } from '../../../../src/streaming/typewriter/graphemes';

const characters: [string, string[]][] = [
  ['plain letters', ['a', 'b', ' ', '\n']],
  ['a letter and the accent that combines with it', ['e\u0301', 'x']],
  ['a family of four', ['👨‍👩‍👧‍👦', '!']],
  ['flags, two letters each', ['🇫🇷', '🇬🇧', 'a']],
  ['a return with its line feed', ['\r\n', 'a']],
  ['Hangul syllables', ['각', '가']],
  ['a copyright sign drawn as an emoji', ['©\uFE0F', 'a']],
  ['a character of a hundred code units', [`a${'\u0301'.repeat(100)}`, 'b']],
];

it.each(characters)('keeps %s whole', (_, whole) => {
  expect(split(whole.join(''))).toEqual(whole);
});

it('keeps them whole in a browser without Intl.Segmenter', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const older = await import('../../../../src/streaming/typewriter/graphemes');
  vi.unstubAllGlobals();
  for (const [, whole] of characters) expect(split(whole.join(''), older.graphemeEnd)).toEqual(whole);
  expect(split('a\uD83D', older.graphemeEnd)).toEqual(['a', '\uD83D']);
});

it('divides any text as Intl.Segmenter divides the whole text', () => {
  const pieces = constantFrom(...'a é e\u0301 😀 👍🏽 🇫🇷 🇫 \u200D \uFE0F क्षि \uD83D'.split(' '), '\r', '\n');
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  assert(
    property(
      oneof(
        array(pieces).map((list) => list.join('')),
        array(nat(0xffff)).map((units) => String.fromCharCode(...units)),
      ),
      (text) => {
        expect(split(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
      },
    ),
  );
});

function split(text: string, endOf = graphemeEnd): string[] {
  const found = [];
  for (let start = 0; start < text.length;) {
    const end = endOf(text, start);
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
}
