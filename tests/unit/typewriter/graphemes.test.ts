import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { graphemeEnd } from '../../../src/typewriter/graphemes';

it.each([
  ['plain letters', ['a', 'b', ' ', '\n']],
  ['a letter and the accent that combines with it', ['e\u0301', 'x']],
  ['a family of four', ['👨‍👩‍👧‍👦', '!']],
  ['flags, two letters each', ['🇫🇷', '🇬🇧', 'a']],
  ['a return with its line feed', ['\r\n', 'a']],
  ['Hangul syllables', ['각', '가']],
  ['a copyright sign drawn as an emoji', ['©\uFE0F', 'a']],
  ['a character of a hundred code units', [`a${'\u0301'.repeat(100)}`, 'b']],
])('keeps %s whole', (_, characters) => {
  expect(split(characters.join(''))).toEqual(characters);
});

it('divides any text as Intl.Segmenter divides the whole text', () => {
  const pieces = constantFrom(
    'a',
    'é',
    'e\u0301',
    '😀',
    '👍🏽',
    '🇫🇷',
    '🇫',
    '\u200D',
    '\r',
    '\n',
    '\uFE0F',
    'क्षि',
    '\uD83D',
  );
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

function split(text: string): string[] {
  const characters = [];
  for (let start = 0; start < text.length;) {
    const end = graphemeEnd(text, start);
    characters.push(text.slice(start, end));
    start = end;
  }
  return characters;
}
