import { anyOf, anySource } from '../languages/any-language';
import { fromCvWords } from '../languages/cv-words-in-use';
import { fold } from '../text/fold';
import { kanjiNumbersIn, kanjiValue } from './kanji-numbers';

/** The place of twenty among the numbers of a language, and of a hundred. */
const tens = 18;
const hundred = 26;
const valueAt = (at: number) =>
  at < tens ? at + 2 : at < hundred ? (at - tens + 2) * 10 : 10 ** (at - hundred + 2);
const values = fromCvWords(
  (all) =>
    new Map(
      all.flatMap(({ numbers: { words } }) =>
        words
          .split(' ')
          .flatMap((same, at) => same.split('/').map((word): [string, number] => [word, valueAt(at)]))
          .filter(([word]) => word !== '' && word !== '-'),
      ),
    ),
);
const alone = fromCvWords((all) => new Map(all.flatMap(({ numbers }) => Object.entries(numbers.alone))));
const unitsFirst = fromCvWords((all) => anyOf(all.map(({ numbers }) => numbers.unitsFirst)));
/** What multiplies a number right before it, and by how much. */
const scales = fromCvWords((all) => {
  const scalesOfAll = all.flatMap(({ numbers }) => numbers.scales);
  return [...new Set(scalesOfAll.map(([scale]) => scale))].map((scale) => {
    const words = scalesOfAll.filter(([each]) => each === scale).map(([, written]) => written);
    return [scale, new RegExp(`^[\\s-]*(?:${anySource(words)})(?![a-z])`, 'i')] as const;
  });
});

/** A number of a text in digits, and where it stands. */
export interface NumberInText {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const written =
  /(?<![a-z\d-])\d{1,3}(?: \d{3}){1,3}(?![a-z\d])|(?<![a-z\d-])\d+(?:[.,'’\u00a0\u202f]\d+){0,6}(?![a-z])|\p{L}{3,}(?:-\p{L}+)*/giu;

/** In digits, or as a word of a language with spaces. */
function wordsAndDigits(text: string): NumberInText[] {
  return [...text.matchAll(written)].flatMap((match) => {
    const value = /^\d/.test(match[0]) ? inDigits(match[0]) : spelledOut(fold(match[0]));
    return value === undefined ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });
}

/** True for "ten" and "veinte", folded. */
export function isSpelledNumber(word: string): boolean {
  return values().has(word);
}

/** Three digits after each separator make a large number; anything else is a fraction. */
function inDigits(number: string): string {
  const [first = '', ...groups] = number.split(/\D/);
  const isLarge = first !== '0' && groups.every((group) => group.length === 3);
  return isLarge ? first + groups.join('') : [first, ...groups].join('.');
}

function spelledOut(word: string): string | undefined {
  const known = values().get(word);
  if (known !== undefined) return String(known);
  const [, unit, ten] = unitsFirst().exec(word) ?? [];
  const [first = '', last = ''] = unit === undefined ? word.split('-') : [ten, unit];
  const base = values().get(first) ?? 0;
  const rest = values().get(last) ?? alone().get(last) ?? 0;
  return base >= 20 && rest > 0 && rest < 10 ? String(base + rest) : undefined;
}

/** The numbers of a text: "5.000", "5,000" and "5 000" are equal, and so are "31" and "thirty-one", "2300" and "二千三百". */
export function numbersIn(text: string): NumberInText[] {
  const found = [...wordsAndDigits(text), ...kanjiNumbersIn(text)]
    .map((number) => scaled(number, text))
    .toSorted((a, b) => a.start - b.start);
  return found.reduce<NumberInText[]>((joined, number) => {
    const last = joined.at(-1);
    // The hundred of "two hundred" is counted.
    if (last && number.start < last.end) return joined;
    // "1万2千" is one number.
    if (last?.end !== number.start) return [...joined, number];
    const value = String(Number(last.value) + Number(number.value));
    return [...joined.slice(0, -1), { value, start: last.start, end: number.end }];
  }, []);
}

/** "Nine hundred" is 900. */
function scaled({ value, start, end }: NumberInText, text: string): NumberInText {
  for (const [scale, words] of scales()) {
    const match = words.exec(text.slice(end, end + 14));
    if (match) return { value: String(Number(value) * scale), start, end: end + match[0].length };
  }
  return { value, start, end };
}

/** The value of a folded word that is a number, one included; undefined for any other word. */
export function numberOf(word: string): number | undefined {
  const value = alone().get(word) ?? values().get(word) ?? kanjiValue(word);
  if (value !== undefined) return value;
  const [number] = wordsAndDigits(word);
  return number && Number(number.value);
}
