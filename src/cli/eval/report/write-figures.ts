import type { Interval } from './bootstrap.ts';
import type { FigureName } from './figures.ts';

/** How the report writes the figures of one column. */
export interface Column {
  readonly name: FigureName;
  readonly title: string;
  /** What the figure is, in a sentence. */
  readonly meaning: string;
  /** Undefined where neither more nor less is better. */
  readonly better: 'more' | 'less' | undefined;
  readonly write: (value: number) => string;
  /** With the unit, for a figure that stands alone. */
  readonly writeAlone: (value: number) => string;
}

const percent = (value: number) => String(Math.round(value * 100));
const percentAlone = (value: number) => `${percent(value)} %`;
const seconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));
const words = (value: number) => String(Math.round(value));

const shares = { write: percent, writeAlone: percentAlone };

export const columns: readonly Column[] = [
  {
    name: 'score',
    title: 'Score',
    meaning:
      'The mean over the kinds of question. A reply has what its question tries (right, honest, persona), times the share of its statements that the CV supports, times its language.',
    better: 'more',
    ...shares,
  },
  {
    name: 'right',
    title: 'Right',
    meaning: 'The exact answer is said.',
    better: 'more',
    ...shares,
  },
  {
    name: 'honest',
    title: 'Honest',
    meaning:
      'What the CV does not hold is said to be absent, a false premise is refused, another task is declined.',
    better: 'more',
    ...shares,
  },
  {
    name: 'invented',
    title: 'Invented',
    meaning: 'The share of the statements that the CV does not support, of whole replies.',
    better: 'less',
    ...shares,
  },
  {
    name: 'language',
    title: 'Language',
    meaning: 'The reply is in the language of the question.',
    better: 'more',
    ...shares,
  },
  {
    name: 'persona',
    title: 'Persona',
    meaning: 'The rules of the persona are kept.',
    better: 'more',
    ...shares,
  },
  {
    name: 'words',
    title: 'Words',
    meaning: 'The length of a whole reply.',
    better: undefined,
    write: words,
    writeAlone: words,
  },
  {
    name: 'seconds',
    title: 'Seconds',
    meaning: 'From the question to the end of a whole reply.',
    better: 'less',
    write: seconds,
    writeAlone: (value) => `${seconds(value)} s`,
  },
  {
    name: 'first word',
    title: 'First word',
    meaning: 'Seconds from the question to the first word of a whole reply.',
    better: 'less',
    write: seconds,
    writeAlone: (value) => `${seconds(value)} s`,
  },
  {
    name: 'tokens/s',
    title: 'Tokens/s',
    meaning:
      'Tokens that the model writes in a second, as its server counts them, and by estimate in the browser.',
    better: 'more',
    write: seconds,
    writeAlone: seconds,
  },
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

/** The day of an ISO 8601 date. */
export function writeDay(date: string): string {
  return date.slice(0, 10);
}
