import type { CareerSpan } from './career-spans';

/** The width of a drawing, in units; its height has ten for each em. */
export const drawingWidth = 1000;

/** Room after the current month, for what goes on. */
const future = 30;

export interface TimeScale {
  /** Where a month begins, in whole units from the start of the line. */
  readonly xOf: (month: number) => number;
  /** Years to write below the line, at the first of January. */
  readonly years: readonly number[];
  readonly firstYear: number;
  readonly lastYear: number;
  readonly isOpen: boolean;
}

/** From the first start to the last end; undefined where that is less than a year. */
export function timeScale(spans: readonly CareerSpan[], mostYears: number): TimeScale | undefined {
  const start = Math.min(...spans.map(({ from }) => from));
  const end = Math.max(...spans.map(({ to }) => to));
  const months = end - start;
  if (!(months >= 12)) return undefined;
  const isOpen = spans.some(({ isOngoing }) => isOngoing);
  const width = isOpen ? drawingWidth - future : drawingWidth;
  return {
    xOf: (month) => Math.round(((month - start) / months) * width),
    years: yearsBetween(start, end, mostYears),
    firstYear: Math.floor(start / 12),
    lastYear: Math.floor((end - 1) / 12),
    isOpen,
  };
}

/** Round years, as many as there is room for. */
function yearsBetween(start: number, end: number, most: number): number[] {
  for (let tens = 1; ; tens *= 10) {
    for (const step of [tens, 2 * tens, 5 * tens]) {
      const first = Math.ceil(start / 12 / step) * step;
      const count = Math.floor((end / 12 - first) / step) + 1;
      if (count <= most)
        return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * step);
    }
  }
}
