import { monthNames } from './month-names';
import { wordsIn } from './normalize-text';

/**
 * The date in a text of `normalizeText` and `westernize`, as far as it is certain: the year of "03/04/2019" (day
 * first or month first?), of "Summer 2019", of "2009/10" (a school year?) and of "2014-13".
 */
export function certainDate(text: string): string | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})?$/.exec(text);
  const [, year = '', month = '', day] = compact ?? [];
  if (compact && isYear(year)) return isMonth(month) ? dayed(year, month, day) : undefined;

  const written = yearIn(text);
  if (written === undefined || /\d{5}/.test(text)) return undefined;
  const { year: certain, others } = written;
  if (others.some((number) => number.length > 2)) return undefined;
  const names = monthsNamed(text);
  if (names.size === 1) return withDay(certain, Math.max(...names), others);
  return names.size > 1 ? certain : numericDate(text, certain);
}

/** The one year of a text, and the digits of the others; a Thai text counts from 543 years earlier. */
function yearIn(text: string) {
  const numbers = text.match(/\d+/g) ?? [];
  const isThai = /\p{Script=Thai}/u.test(text);
  const years = new Set(numbers.filter((digits) => digits.length === 4));
  const [digits = ''] = years;
  const year = isThai && Number(digits) > 2400 ? String(Number(digits) - 543) : digits;
  if (years.size !== 1 || !isYear(year)) return undefined;
  return { year, others: numbers.filter((number) => number !== digits) };
}

/** The months that its words name; a name may have two words. */
function monthsNamed(text: string): Set<number> {
  const { months, fillers } = monthNames();
  const words = wordsIn(text).filter((word) => !fillers.has(word));
  const named = new Set<number>();
  for (let index = 0; index < words.length; index += 1) {
    const pair = months.get(`${words[index]} ${words[index + 1]}`);
    for (const month of pair ?? months.get(words[index] ?? '') ?? []) named.add(month);
    if (pair) index += 1;
  }
  return named;
}

/** Beside the name of a month the one other number is the day. */
function withDay(year: string, month: number, others: readonly string[]): string {
  return dayed(year, String(month), others.length === 1 ? others[0] : undefined);
}

function numericDate(text: string, year: string): string {
  const { fillers } = monthNames();
  const isBare = wordsIn(text).every((word) => fillers.has(word));
  // Beside other words ("week 5 2019") only a sign ties two numbers together.
  const numbers = isBare
    ? text
        .replace(/\p{L}+/gu, ' ')
        .trim()
        .replace(/(?<=\d)[ ,]+(?=\d)/g, '/')
    : text;
  const [, , yearSign = '', second = '', third] =
    /(?<!\d)(\d{4})( ?[-./] ?)(\d{1,2})(?:(?: ?[-./] ?)(\d{1,2}))?(?!\d)/.exec(numbers) ?? [];
  if (second !== '') {
    return isSchoolYear(year, yearSign, second) || !isMonth(second) ? year : dayed(year, second, third);
  }
  const [, first, sign = '', last = ''] =
    /(?<![\p{L}\d])(?:(\d{1,2})( ?[-./] ?))?(\d{1,2}) ?[-./] ?\d{4}(?!\d)/u.exec(numbers) ?? [];
  if (first === undefined) return isMonth(last) ? dayed(year, last) : year;
  return dayAndMonth(year, first, last, sign.trim() === '.');
}

/** Dots stand for day, month, year everywhere; with another sign the two numbers may mean either order. */
function dayAndMonth(year: string, first: string, second: string, isDayFirst: boolean): string {
  const dayFirst = isMonth(second) && isDay(first) ? dayed(year, second, first) : undefined;
  const monthFirst = isMonth(first) && isDay(second) ? dayed(year, first, second) : undefined;
  if (isDayFirst) return dayFirst ?? monthFirst ?? year;
  if (dayFirst === undefined || monthFirst === undefined) return dayFirst ?? monthFirst ?? year;
  return dayFirst === monthFirst ? dayFirst : year;
}

/** "2009/10" may mean October or the school year 2009 to 2010. */
function isSchoolYear(year: string, sign: string, second: string): boolean {
  return sign.trim() === '/' && second.length === 2 && Number(second) === (Number(year) + 1) % 100;
}

/** A day that the month does not have is left out. */
function dayed(year: string, month: string, day?: string): string {
  const yearAndMonth = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined || !isDay(day)) return yearAndMonth;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCDate() === Number(day) ? `${yearAndMonth}-${day.padStart(2, '0')}` : yearAndMonth;
}

function isYear(digits: string): boolean {
  return /^(?:19|20)\d{2}$/.test(digits);
}

function isMonth(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 12;
}

function isDay(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}
