import { fold } from '../text/fold';
import { isJapanese } from '../text/tokens';
import { isJapaneseDecade, partOfJapaneseYear } from './japanese-dates';
import { numberOf } from './numbers';
import type { PartOfYear, Season, TimeWords } from './time-words';

/** A time that a message names, in whole months from year 0; `to` is the first month after it. */
export interface Point {
  readonly from: number;
  readonly to: number;
  /** True for "summer 2019", "mid 2012": people do not mean the edges of such a time. */
  readonly isVague: boolean;
  /** The date as JSON Resume writes it; undefined for a vague one. */
  readonly date?: string | undefined;
  /** As the visitor wrote it. */
  readonly written: string;
  /** Where it stands in the folded message. */
  readonly at: number;
}

const seasons: Readonly<Record<Season, number>> = { spring: 2, summer: 5, autumn: 8, winter: 11 };
const parts: Readonly<Record<PartOfYear, number>> = { early: 0, mid: 4, late: 8 };
/** Months of "early 2012". */
const partLength = 4;
const seasonLength = 3;

/** Letters between "March" and "June 2019", which says the year of both. */
const longestJoin = 14;

/** A part of a year whose year may stand with the next one. */
interface Part {
  readonly month: number;
  readonly length: number;
  readonly isVague: boolean;
}

/** The times that a message names, in its order. */
export function readPoints(text: string, words: TimeWords, language: string, today: Date): Point[] {
  const folded = fold(text);
  const original = folded.length === text.length ? text : folded;
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  const relative = relativePoint(folded, words, thisMonth);
  if (relative) return [relative];
  const known = partsOf(words, language);
  const found = isJapanese(text) ? inJapanese(folded, known) : inWords(folded, known, words);
  return found
    .toSorted((a, b) => a.at - b.at)
    .map((point) => ({ ...point, written: original.slice(point.at, point.at + point.written.length) }));
}

/** "The last five years", "three years ago", "last year". */
function relativePoint(folded: string, words: TimeWords, thisMonth: number): Point | undefined {
  const numberIn = (pattern: RegExp) => {
    const match = pattern.exec(folded);
    const written = match?.slice(1).find((group) => group !== undefined);
    const amount = written === undefined ? 0 : (numberOf(written) ?? 0);
    return match && amount > 0 ? { amount, written: match[0], at: match.index } : undefined;
  };
  const lately = numberIn(words.lastYears);
  const found = lately ?? numberIn(words.lastMonths);
  if (found) {
    const { amount, written, at } = found;
    const from = thisMonth - amount * (lately ? 12 : 1);
    return { from, to: thisMonth + 1, isVague: false, date: dateOf(from), written, at };
  }
  const year = Math.floor(thisMonth / 12);
  const isIn = (phrases: string) => phrases.split('|').some((phrase) => folded.includes(phrase));
  const ago =
    numberIn(words.yearsAgo)?.amount ?? (isIn(words.lastYear) ? 1 : isIn(words.thisYear) ? 0 : undefined);
  return ago === undefined ? undefined : yearPoint(year - ago);
}

/** A month as JSON Resume writes it. */
export function dateOf(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}

function yearPoint(year: number): Point {
  return {
    at: 0,
    from: year * 12,
    to: year * 12 + 12,
    isVague: false,
    date: String(year),
    written: String(year),
  };
}

/** Names of months, seasons and parts of a year, the longest first. */
function partsOf({ seasons: names, parts: early }: TimeWords, language: string): Map<string, Part> {
  const months = (['long', 'short'] as const).flatMap((width) => {
    const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, Part] => [
      fold(format.format(new Date(Date.UTC(2020, month, 1)))).replace('.', ''),
      { month, length: 1, isVague: false },
    ]);
  });
  const vague = <Key extends string>(
    lists: Readonly<Record<Key, string>>,
    starts: Readonly<Record<Key, number>>,
    length: number,
  ) =>
    Object.entries<string>(lists).flatMap(([key, phrases]) =>
      phrases
        .split('|')
        .map((phrase): [string, Part] => [phrase, { month: starts[key as Key], length, isVague: true }]),
    );
  return new Map(
    [...months, ...vague(names, seasons, seasonLength), ...vague(early, parts, partLength)].toSorted(
      ([a], [b]) => b.length - a.length,
    ),
  );
}

function pointOf({ month, length, isVague }: Part, year: number, at: number, written: string): Point {
  const from = year * 12 + month;
  const date = isVague ? undefined : dateOf(from);
  return { at, written, from, to: from + length, isVague, date };
}

/** A month in digits. */
function monthIn(written: string | undefined): Part | undefined {
  const month = Number(written ?? 0);
  return month >= 1 && month <= 12 ? { month: month - 1, length: 1, isVague: false } : undefined;
}

/** Edges of a word, in any script. */
const start = '(?<![\\p{L}\\p{N}_])';
const end = '(?![\\p{L}\\p{N}_])';
const yearPattern = '((?:19|20)\\d\\d)';

function inWords(folded: string, known: ReadonlyMap<string, Part>, words: TimeWords): Point[] {
  const names = [...known.keys()].filter((name) => name.length > 1).join('|');
  const joins = `(?:(?:${words.joins})[\\s'’]+)*`;
  const pattern = new RegExp(
    `${start}(?:(${names})${end}\\.?[\\s,،-]*${joins})?${yearPattern}${end}|${start}(\\d\\d?)[./](?=(?:19|20)\\d\\d${end})${yearPattern}`,
    'gu',
  );
  const found = [...folded.matchAll(pattern)].map((match) => {
    const [written, name, named, month, dated] = match;
    const year = Number(named ?? dated);
    const part = monthIn(month) ?? known.get(name ?? '');
    return part
      ? pointOf(part, year, match.index, written)
      : { ...yearPoint(year), at: match.index, written };
  });
  return [...withoutYear(folded, known, names, found), ...found, ...decades(folded, words)];
}

/** "March" of "from March to June 2019". */
function withoutYear(
  folded: string,
  known: ReadonlyMap<string, Part>,
  names: string,
  found: readonly Point[],
): Point[] {
  const [next] = found;
  if (!next) return [];
  const match = [...folded.slice(0, next.at).matchAll(new RegExp(`${start}(${names})${end}`, 'gu'))].at(-1);
  const part = match && known.get(match[1] ?? '');
  if (!match || !part || next.at - match.index - match[0].length > longestJoin) return [];
  return [pointOf(part, Math.floor(next.from / 12), match.index, match[0])];
}

function decades(folded: string, { decade }: TimeWords): Point[] {
  const match = decade.exec(folded);
  const digits = match?.[1];
  if (!match || digits === undefined) return [];
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) < 40 ? 2000 : 1900);
  return [{ from: year * 12, to: year * 12 + 120, isVague: false, written: match[0], at: match.index }];
}

/** "2019年3月", "2019年の春", "2019年". */
function inJapanese(folded: string, known: ReadonlyMap<string, Part>): Point[] {
  const names = [...known.keys()].join('|');
  const pattern = new RegExp(`${yearPattern}${partOfJapaneseYear(names)}`, 'g');
  return [...folded.matchAll(pattern)].map((match) => {
    const [written, digits, month, name] = match;
    const year = Number(digits);
    const part = monthIn(month) ?? known.get(name ?? '');
    if (part) return pointOf(part, year, match.index, written);
    const years = isJapaneseDecade(written) ? 10 : 1;
    return { ...yearPoint(year), to: (year + years) * 12, at: match.index, written };
  });
}
