/** A stretch of time in whole months, counted from year 0; `to` is the first month after it. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  /** False if a date is a year alone, so that the length is a guess by up to a year. */
  readonly isExact: boolean;
  readonly isOngoing: boolean;
}

interface Dates {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The month of a JSON Resume date; January or December where the date is a year alone. */
function monthOf(date: string, edge: 'start' | 'end'): number {
  const [year, month] = date.split('-').map(Number);
  return (year ?? 0) * 12 + (month === undefined ? (edge === 'start' ? 0 : 11) : month - 1);
}

/**
 * From the first day of the first month to the last of the last: "2019-06 to 2019-08" is three months. Two years count from
 * the first to the second: "2016 to 2023" is about seven. A lone end is that month or year.
 */
export function intervalOf({ start, end }: Dates, today: Date): Interval | undefined {
  const thisMonth = today.getFullYear() * 12 + today.getMonth();
  if (start === undefined) {
    return end === undefined
      ? undefined
      : { from: monthOf(end, 'start'), to: monthOf(end, 'end') + 1, isExact: false, isOngoing: false };
  }
  const from = monthOf(start, 'start');
  const isExact = start.length > 4 && (end === undefined || end.length > 4);
  const to = end === undefined ? thisMonth + 1 : monthOf(end, 'end') + 1;
  return { from, to: Math.max(to, from + 1), isExact, isOngoing: end === undefined };
}

/** In months. A pair of years counts from the first to the second. */
export function monthsOf({ from, to, isExact, isOngoing }: Interval): number {
  const months = to - from;
  return isExact || isOngoing ? months : Math.max(months - 12, 12);
}

/** The same time without overlaps, in order. */
export function union(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (!last || interval.from > last.to) merged.push(interval);
    else if (interval.to >= last.to)
      merged[merged.length - 1] = { ...interval, from: last.from, isExact: last.isExact && interval.isExact };
  }
  return merged;
}

export function overlaps(a: Pick<Interval, 'from' | 'to'>, b: Pick<Interval, 'from' | 'to'>): boolean {
  return a.from < b.to && b.from < a.to;
}
