import { createContext } from 'react';
import type { Period } from '../resume/dates';
import type { Outline, OutlineSection } from '../resume/outline';

/** The one scale of a CV's bars: from the first of January of its first year to the end of the current month. */
export interface TimeScale {
  readonly firstYear: number;
  readonly lastYear: number;
  /** In whole percent of the scale. */
  readonly barOf: (period: Period) => Bar | undefined;
}

export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly isOngoing: boolean;
}

/** Undefined where no bars are drawn. */
export const Scale = createContext<TimeScale | undefined>(undefined);

/** Months count from year 0; `to` is the month after the last one. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** At least 4 px of a bar of 144 px can be seen. */
const narrowest = 3;

/**
 * Undefined where dates say nothing: fewer than two spans, less than a year, or the owner hides them.
 * `month` is the current one, `YYYY-MM`.
 */
export function timeScale({ profile, sections }: Outline, month: string): TimeScale | undefined {
  if (profile.hidden.has('timeline')) return undefined;
  const end = monthOf(month) + 1;
  const spans = periodsOf(sections).flatMap((period) => spanOf(period, end) ?? []);
  const start = Math.floor(Math.min(...spans.map(({ from }) => from)) / 12) * 12;
  if (spans.length < 2 || end - start < 12) return undefined;
  const percent = (at: number) =>
    Math.round((Math.min(Math.max(at - start, 0), end - start) / (end - start)) * 100);
  return {
    firstYear: start / 12,
    lastYear: Math.floor((end - 1) / 12),
    barOf(period) {
      const span = spanOf(period, end);
      if (!span) return undefined;
      const x = Math.min(percent(span.from), 100 - narrowest);
      const width = Math.max(percent(span.to) - x, narrowest);
      return { x, width, isOngoing: isOngoing(period) };
    },
  };
}

/** The period from the first of some entries to the last, such as the posts at one employer. */
export function wholePeriod(periods: readonly (Period | undefined)[]): Period | undefined {
  const dated = periods.filter((period) => period !== undefined);
  const starts = dated.flatMap(({ from, to }) => from ?? (to?.date ? to : []));
  const from = starts.toSorted((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1))[0];
  const ends = dated.flatMap(({ to }) => to ?? []);
  const to = ends.toSorted((a, b) => ((a.date ?? '9999') > (b.date ?? '9999') ? -1 : 1))[0];
  return from && to && { text: '', from, to };
}

/** The end of a period as a month, counted from year 0; infinite for what goes on. */
export function endOf({ to }: Period): number {
  return to?.date === undefined ? Number.POSITIVE_INFINITY : monthOf(to.date);
}

function periodsOf(sections: readonly OutlineSection[]): Period[] {
  return sections.flatMap((section) => [
    ...section.entries.flatMap(({ period }) => period ?? []),
    ...(section.kind === 'experience' ? periodsOf(section.parts) : []),
  ]);
}

function isOngoing({ to }: Period): boolean {
  return to?.date === undefined;
}

/**
 * A year alone stands for its middle, so that "2015-2017" and "2017-2019" neither overlap nor leave a gap, and for all
 * of it where start and end would otherwise coincide. An end alone is a moment: a month.
 */
function spanOf(period: Period, end: number): Span | undefined {
  const [start, stop] = [period.from?.date, period.to?.date];
  if (start === undefined) {
    if (stop === undefined) return undefined;
    const at = isYear(stop) ? monthOf(stop) - halfYear : monthOf(stop);
    return { from: at, to: at + (isYear(stop) ? 12 : 1) };
  }
  const from = monthOf(start);
  if (stop === undefined) return { from, to: end };
  const to = isYear(stop) ? monthOf(stop) : monthOf(stop) + 1;
  if (from < to) return { from, to };
  const earliest = isYear(start) ? from - halfYear : from;
  return { from: earliest, to: Math.max(isYear(stop) ? to + halfYear : to, earliest + 1) };
}

const halfYear = 6;

function isYear(date: string): boolean {
  return date.length === 4;
}

/** Of a JSON Resume date; a year alone counts as its middle. */
export function monthOf(date: string): number {
  const [year = 0, month] = date.split('-').map(Number);
  return year * 12 + (month === undefined ? halfYear : month - 1);
}
