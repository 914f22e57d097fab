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
  if (names.size === 1) {
    // Beside the name of a month the one other number is the day.
    return dayed(certain, String(Math.max(...names)), others.length === 1 ? others[0] : undefined);
  }
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

/** First years of the Japanese eras and of the republic's calendar in Taiwan, with their last years. */
const eras: Readonly<Record<string, { readonly first: number; readonly last: number }>> = {
  明治: { first: 1868, last: 1912 },
  大正: { first: 1912, last: 1926 },
  昭和: { first: 1926, last: 1989 },
  平成: { first: 1989, last: 2019 },
  令和: { first: 2019, last: 2100 },
  民国: { first: 1912, last: 2100 },
  民國: { first: 1912, last: 2100 },
};

/** The letters that forms use for the last four eras. */
const eraLetters: Readonly<Record<string, string>> = { t: '大正', s: '昭和', h: '平成', r: '令和' };

const numerals = '〇一二三四五六七八九';

/**
 * Writes "令和3年4月" as "2021-4-": years of our calendar, Arabic numerals, hyphens
 * for year and month. "12 tháng 4, 2021" becomes "12.4.2021".
 */
export function westernize(normalized: string): string {
  return withArabicNumerals(normalized)
    .replace(
      /(明治|大正|昭和|平成|令和|民国|民國|(?<!\p{L})[tshr]) ?(\d{1,3}|元) ?(?=年)/gu,
      (written: string, era: string, year: string) => westernYear(era, year) ?? `${written}×`,
    )
    .replace(/(?<=\d) ?[年년](?!\p{L})/gu, '-')
    .replace(/(?<=\d) ?[月월](?!\p{L})/gu, '-')
    .replace(/(?<=\d) ?[日일](?!\p{L})/gu, ' ')
    .replace(/ ?(?:thang|thg) (\d{1,2}),? (?:nam )?/g, '.$1.')
    .trim();
}

/** A year that its era does not have is no date. */
function westernYear(era: string, year: string): string | undefined {
  const { first, last } = eras[eraLetters[era] ?? era] ?? { first: 0, last: 0 };
  const western = first + (year === '元' ? 1 : Number(year)) - 1;
  return western >= first && western <= last ? String(western) : undefined;
}

/** "二〇二一年十一月" as "2021年11月"; numerals stand for a number only before a sign of the calendar. */
function withArabicNumerals(text: string): string {
  return text
    .replaceAll('零', '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=年)/g, (year) => year.replace(/./g, digitOf))
    .replace(/(?:[一二三]?十)?[一二三四五六七八九]?(?=[年月日])/g, (number) => arabic(number));
}

function arabic(number: string): string {
  if (number === '') return '';
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['〇', number];
  return String(10 * Number(tens === '' ? 1 : digitOf(tens)) + Number(ones === '' ? 0 : digitOf(ones)));
}

function digitOf(numeral: string): string {
  return String(numerals.indexOf(numeral));
}
