import { intervalOf, monthsOf, type Interval } from '../../../../src/answers/time/intervals';
import type { CvEntry } from '../../../../src/resume/cv';
import type { Length } from './speech/speech-type';

/** Labels count ongoing jobs up to this month. */
export const today = new Date('2026-11-15T00:00:00Z');

/** When an entry of a CV began and ended; undefined where it does not tell both. */
export function spanOf(entry: CvEntry): Interval | undefined {
  return entry.start === undefined ? undefined : intervalOf(entry, today);
}

/** What may be said of a length of time, and what is clearly false of it. */
export interface Lengths {
  readonly right: readonly Length[];
  readonly wrong: readonly Length[];
}

/** Months count with and without the one that a job began in: both ways are usual, so both are true. */
export function lengthsOf(interval: Interval): Lengths {
  const most = monthsOf(interval);
  const { isExact } = interval;
  const months = isExact ? most - 1 : most;
  return { right: isExact ? exactLengths(months, most) : yearsAlone(months), wrong: wrongLengths(most) };
}

/** Two years tell a length to about a year. */
function yearsAlone(months: number): Length[] {
  const years = Math.round(months / 12);
  return years === 0 ? [] : [{ modifier: 'about', years, months: 0 }];
}

function exactLengths(months: number, most: number): Length[] {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (most < 2) return [];
  const exact: Length[] = [
    { years, months: rest },
    { years: Math.floor(most / 12), months: most % 12 },
  ];
  if (years === 0 && rest < 10) return exact.filter((length) => length.years === 0 && length.months !== 0);
  const rounded: Length[] = [];
  if (rest <= 1 && years > 0) rounded.push({ years, months: 0 });
  if (rest === 11) rounded.push({ years: years + 1, months: 0 });
  if (rest <= 3 && years > 0) rounded.push({ modifier: 'about', years, months: 0 });
  if (rest >= 9) rounded.push({ modifier: 'about', years: years + 1, months: 0 });
  if (rest >= 9 && rest <= 10) rounded.push({ modifier: 'almost', years: years + 1, months: 0 });
  if (rest >= 2 && years > 0) rounded.push({ modifier: 'over', years, months: 0 });
  if (rest >= 5 && rest <= 6 && years > 0)
    rounded.push({ years, months: 'half' }, { modifier: 'about', years, months: 'half' });
  return [...exact, ...rounded];
}

function wrongLengths(months: number): Length[] {
  const years = Math.ceil(months / 12);
  const inflated = years + Math.max(2, Math.round(years / 2));
  const more: Length[] = [
    { years: inflated, months: 0 },
    { modifier: 'over', years: inflated, months: 0 },
    { modifier: 'almost', years: inflated + 1, months: 0 },
  ];
  const deflated = Math.floor(months / 24);
  const fewer: Length[] =
    deflated >= 1 && months - deflated * 12 >= 18
      ? [
          { years: deflated, months: 0 },
          { modifier: 'about', years: deflated, months: 0 },
        ]
      : [];
  return [...more, ...fewer];
}
