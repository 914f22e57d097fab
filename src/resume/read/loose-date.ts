import { certainDate, westernize } from './certain-date';
import { monthNames } from './month-names';
import { normalizeText, withCentury, wordsIn } from './normalize-text';
import { isOngoingText, isUntil } from './ongoing-words';

/** A JSON Resume date (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), or a word for "until now". */
export type LooseDate = { readonly date: string } | { readonly isOngoing: true };

/** Dates as in `LooseDate`; a period without an end whose text says that it goes on is ongoing. */
export interface LoosePeriod {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly isOngoing: boolean;
}

/** UTF-16 units. No date is longer; a longer text is prose. */
const maxLength = 100;

const sinceWords = new Set(
  wordsIn(
    normalizeText(`since from seit ab von depuis dès desde da dal dalla sinds vanaf sedan från siden fra alkaen
      od de din începând с от з від από منذ من מאז से sejak dari mula kể từ nuo`),
  ),
);

/** True for "since", "seit", "depuis" and the like in the form of `normalizeText`. */
export function isSince(word: string): boolean {
  return sinceWords.has(word);
}

/** Signs between two dates, and words that stand between them in languages without spaces. */
const signs = /[–—―‒~〜→⇒]|->|[-/]|至|到|から|부터/g;

/**
 * Reads a date as people write it in a CV, in any language of `monthLanguages`, and takes what is certain
 * (`certainDate`). Without a year of four digits, or with two of them, it is `undefined`.
 */
export function readLooseDate(text: string): LooseDate | undefined {
  if (text.length > maxLength) return undefined;
  const normalized = normalizeText(withCentury(text));
  if (isOngoingText(normalized)) return { isOngoing: true };
  const words = wordsIn(normalized).join(' ');
  // A date beside "present" is a period; "ara" is "now" in Catalan and December in Turkish.
  if (isOngoingText(words) && !monthNames().months.has(words)) return undefined;
  const date = certainDate(westernize(withoutTime(normalized)));
  return date === undefined ? undefined : { date };
}

/**
 * Reads "2019 – 2021", "May - August 2019", "2021–heute", "since 2019", "until 2020" or "2018/19". A single date is
 * start and end. `undefined` where no date and no word for "until now" is found.
 */
export function readLoosePeriod(text: string): LoosePeriod | undefined {
  if (text.length > 2 * maxLength) return undefined;
  const normalized = withoutLength(normalizeText(withCentury(text)));
  return schoolYear(normalized) ?? best(splits(normalized)) ?? single(normalized);
}

/** Without "(3 years)" and "· 3 yrs 2 mos", which LinkedIn adds. */
function withoutLength(text: string): string {
  return text
    .replace(/\((?![^()]*\d{4})[^()]*\)/g, '')
    .replace(/(?<=.)[·•|].*$/, '')
    .trim();
}

/** "2018/19", "2018–2019" excepted: two digits that follow the year's own. */
function schoolYear(text: string): LoosePeriod | undefined {
  const [, century = '', year = '', sign, next = ''] =
    /^((?:19|20))(\d{2}) ?([-–/]) ?(\d{2})$/.exec(text) ?? [];
  // "2010-11" is a month.
  const isMonth = sign === '-' && Number(next) <= 12;
  if (century === '' || isMonth || Number(next) <= Number(year)) return undefined;
  return { start: `${century}${year}`, end: `${century}${next}`, isOngoing: false };
}

/** Each way to cut the text in two. */
function splits(text: string): [string, string][] {
  const bySigns = Array.from(text.matchAll(signs), ({ 0: sign, index }): [string, string] => [
    text.slice(0, index),
    text.slice(index + sign.length),
  ]);
  const byWords = Array.from(text.matchAll(/ (\p{L}[\p{L}\p{M}]*) /gu))
    .filter(([, word = '']) => isUntil(word))
    .map(({ 0: word, index }): [string, string] => [text.slice(0, index), text.slice(index + word.length)]);
  return [...bySigns, ...byWords];
}

/** The cut that leaves most of both dates. */
function best(cuts: readonly [string, string][]): LoosePeriod | undefined {
  let found: LoosePeriod | undefined;
  for (const [left, right] of cuts) {
    const period = betweenTwo(left, right);
    if (period && (!found || weight(period) > weight(found))) found = period;
  }
  return found;
}

function betweenTwo(left: string, right: string): LoosePeriod | undefined {
  const to = readLooseDate(right);
  const end = to && 'date' in to ? to.date : undefined;
  const from = readLooseDate(left) ?? withYearOf(end, left);
  const start = from && 'date' in from ? from.date : undefined;
  if (start === undefined) return undefined;
  if (end !== undefined) return { start, end, isOngoing: false };
  return to || wordsIn(right).length + right.trim().length === 0 ? { start, isOngoing: true } : undefined;
}

/** In "May - August 2019" the year of the end is the start's, too; in "05/2020" nothing is. */
function withYearOf(end: string | undefined, left: string): LooseDate | undefined {
  if (end === undefined || !/\p{L}/u.test(left)) return undefined;
  const read = readLooseDate(`${left} ${end.slice(0, 4)}`);
  return read && 'date' in read && read.date.length > 4 ? read : undefined;
}

/** True if a text says more of the time than the dates that are read of it: a month 13, a season, days of unclear order. */
export function saysMore(text: string, dates: readonly string[]): boolean {
  const plain = westernize(withoutTime(withoutLength(normalizeText(withCentury(text)))));
  if (plain === dates.join('').replaceAll('-', '')) return false;
  const read = dates.flatMap((date) => date.split('-').map(Number));
  // A Thai year, and in a period the short one of "2018/19".
  if (dates.length > 1) read.push(...read.map((number) => number % 100));
  read.push(...read.map((number) => number + 543));
  if (plain.match(/\d+/g)?.some((number) => !read.includes(Number(number)))) return true;
  const { fillers } = monthNames();
  const words = wordsIn(plain).filter(
    (word) => /\p{L}/u.test(word) && !fillers.has(word) && !sinceWords.has(word) && !isUntil(word),
  );
  const isYear = dates.every((date) => date.length === 4);
  return isYear && words.length > 0 && !isOngoingText(words.join(' '));
}

function weight({ start = '', end = '' }: LoosePeriod): number {
  return start.length + end.length;
}

function single(text: string): LoosePeriod | undefined {
  const [first = '', second = ''] = wordsIn(text);
  const isUntilDate = isUntil(first) || isUntil(`${first} ${second}`) || /^[-–—]/.test(text);
  const read = readLooseDate(text);
  if (!read) return undefined;
  if ('isOngoing' in read) return { isOngoing: true };
  if (isUntilDate) return { end: read.date, isOngoing: false };
  return sinceWords.has(first)
    ? { start: read.date, isOngoing: true }
    : { start: read.date, end: read.date, isOngoing: false };
}

/** A time of day ends the date: "2019-05-12T10:00:00Z". */
function withoutTime(text: string): string {
  return text.replace(/[t ,] ?\d{1,2}:\d{2}.*$/, '');
}
