import type { Language } from '../../quotes/labels';
import type { Lie, Slots } from './fact';
import type { Random } from './random';
import { today } from './spans';
import { speeches } from './speech/speech';

/** The spellings of a JSON Resume date, as slots whose names begin with `name`. */
export function dateSlots(name: string, date: string, language: Language, random: Random): Slots {
  const { inMonth, inYear } = speeches[language];
  const year = date.slice(0, 4);
  const inName = `in${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const yearAlone = { [`${name}Year`]: year, [`${inName}Year`]: inYear(year) };
  if (date.length === 4) {
    return { [name]: language === 'ja' ? `${year}年` : year, [inName]: inYear(year), ...yearAlone };
  }
  const month = monthAndYear(date, language, random.integer(5) === 0 ? 'short' : 'long');
  return {
    ...yearAlone,
    [name]: month,
    [inName]: inMonth(month),
    [`${name}Num`]: language === 'ja' ? `${year}/${date.slice(5, 7)}` : `${date.slice(5, 7)}/${year}`,
  };
}

/** By language and length of the month: a format takes longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

function monthAndYear(date: string, language: Language, length: 'short' | 'long'): string {
  const month = language === 'en' ? length : 'long';
  const key = `${language} ${month}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { year: 'numeric', month, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));
}

interface Bounds {
  /** Neither of these is made up. */
  readonly taken: readonly string[];
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Other years and months than `date`, in the same spellings. */
export function wrongDates(
  name: string,
  date: string,
  language: Language,
  random: Random,
  { taken, after, before }: Bounds,
): Lie[] {
  const year = Number(date.slice(0, 4));
  const rest = date.slice(4, 7);
  const isFree = (other: string) =>
    Number(other.slice(0, 4)) <= today.getFullYear() &&
    (after === undefined || other.slice(0, 4) > after.slice(0, 4)) &&
    (before === undefined || other.slice(0, 4) < before.slice(0, 4)) &&
    !taken.some((one) => one.slice(0, 4) === other.slice(0, 4));
  const shifts = random.shuffle([1, -1, 2, -2, 3, -4, 5]);
  const years = shifts
    .map((shift) => `${year + shift}${rest}`)
    .filter(isFree)
    .slice(0, 2)
    .map((other): Lie => ({ kind: 'date', set: dateSlots(name, other, language, random) }));
  if (rest === '') return years;
  const months = random
    .shuffle([2, -2, 3, -3, 4, 5])
    .map((shift) => Number(rest.slice(1)) + shift)
    .filter((month) => month >= 1 && month <= 12)
    .map((month) => `${year}-${String(month).padStart(2, '0')}`)
    .filter((other) => !taken.includes(other) && new Date(other) <= today)
    .slice(0, 1)
    .map((other): Lie => {
      const spelled = dateSlots(name, other, language, random);
      // The year alone stays true.
      const told = Object.entries(spelled).filter(([slot]) => !slot.endsWith('Year'));
      return { kind: 'date', set: Object.fromEntries(told) };
    });
  return [...years, ...months];
}
