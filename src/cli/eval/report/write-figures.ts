import type { Interval } from './bootstrap.ts';
import type { FigureName } from './figures.ts';

const percent = (value: number) => String(Math.round(value * 100));
const seconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const words = (value: number) => String(Math.round(value));

/** The columns of the table in their order, and how each writes a figure. The legend of `report-text.ts` says what they mean. */
export const columns: readonly (readonly [name: FigureName, write: (value: number) => string])[] = [
  ['score', percent],
  ['right', percent],
  ['honest', percent],
  ['invented', percent],
  ['language', percent],
  ['persona', percent],
  ['words', words],
  ['seconds', seconds],
  ['first word', seconds],
  ['tokens/s', seconds],
];

/** "71–79". */
export function writeRange({ low, high }: Interval, write: (value: number) => string): string {
  return `${write(low)}–${write(high)}`;
}

/** "+4", "−12", "0". */
export function writeChange(value: number, write: (value: number) => string): string {
  const figure = write(Math.abs(value));
  if (Number(figure) === 0) return figure;
  return `${value > 0 ? '+' : '−'}${figure}`;
}

/** "350 MB", "9.3 GB", "2 GB". */
export function writeMegabytes(megabytes: number | undefined): string {
  if (megabytes === undefined) return '–';
  if (megabytes >= 1000) return `${Number((megabytes / 1000).toFixed(1))} GB`;
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}
