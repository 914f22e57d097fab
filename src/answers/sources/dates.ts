import { languages } from '../languages/language-pack';
import { fold } from '../text/fold';
import type { Token } from '../text/tokens';
import { japaneseMonth } from '../time/japanese-dates';

/** Names of months, long and short, in the languages that write them as words. */
const months = new Map(
  languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      const names = Array.from({ length: 12 }, (_, at) =>
        fold(format.format(new Date(Date.UTC(2000, at)))).replace('.', ''),
      );
      return names.flatMap((name, at): [string, number][] => (/\d/.test(name) ? [] : [[name, at + 1]]));
    }),
  ),
);

/** True for the folded name of a month. */
export function isMonth(folded: string): boolean {
  return months.has(folded);
}

/** A month of a year, or a year alone, as JSON Resume writes it, and where it stands. */
export interface DateInText {
  readonly date: string;
  readonly start: number;
  readonly end: number;
}

/** Words from a month to its year: "in February and March of 2016". */
const farthest = 4;
/** The same where the month is shortened: short ones are other words too, as Portuguese "out" is. */
const beside = 1;
const longest = 3;

const inDigits = new RegExp(
  `(?<!\\d)((?:19|20)\\d\\d)(?:${japaneseMonth}|-(\\d\\d)(?!\\d)|\\/(0[1-9]|1[0-2])(?![\\d/]))|(?<![\\d.])(\\d{1,2})[/.]((?:19|20)\\d\\d)(?!\\d)`,
  'g',
);

/** The dates of a text, in any of the languages that it may be written in. */
export function datesIn(text: string, words: readonly Token[]): DateInText[] {
  const found = [...text.matchAll(inDigits)].flatMap((match): DateInText[] => {
    const month = Number(match[2] ?? match[3] ?? match[4] ?? match[5]);
    const date = dateOf(match[1] ?? match[6] ?? '', month);
    return month > 12 ? [] : [{ date, start: match.index, end: match.index + match[0].length }];
  });
  const rest = words.filter((word) => !found.some((date) => word.start < date.end && date.start < word.end));
  const years = new Set(rest.filter(isYear));
  rest.forEach(({ folded, start }, at) => {
    const month = months.get(folded);
    if (month === undefined) return;
    const year = rest.slice(at, at + 1 + (folded.length > longest ? farthest : beside)).find(isYear);
    if (!year) return;
    years.delete(year);
    found.push({ date: dateOf(year.folded, month), start, end: year.end });
  });
  return [...found, ...[...years].map(({ folded: date, start, end }) => ({ date, start, end }))];
}

function isYear({ folded }: Token): boolean {
  return /^(?:19|20)\d\d$/.test(folded);
}

function dateOf(year: string, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}
