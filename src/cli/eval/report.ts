import { questionKinds, type Answered, type Run } from './made-question.ts';

/** A mean with its 95 % interval. */
interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Of the mean of the strata's means, so that a kind with many questions weighs no more than one with few: the normal
 * approximation. Undefined without values.
 */
function intervalOf(strata: readonly (readonly number[])[]): Interval | undefined {
  const filled = strata.filter(({ length }) => length > 0);
  if (filled.length === 0) return undefined;
  const mean = meanOf(filled.map(meanOf));
  const variance = filled.reduce((sum, values) => {
    const own = meanOf(values);
    return sum + meanOf(values.map((value) => (value - own) ** 2)) / values.length;
  }, 0);
  const margin = (1.96 * Math.sqrt(variance)) / filled.length;
  const all = filled.flat();
  return {
    mean,
    low: Math.max(Math.min(...all), mean - margin),
    high: Math.min(Math.max(...all), mean + margin),
  };
}

/**
 * What one reply is worth, from 0 to 1: what its question tries (right or honest), times the share of its statements
 * that the CV supports, times its language. So neither silence nor invention earns anything by itself, and a reply that
 * failed has 0.
 */
export function scoreOf({ marks: { right, honest, invented, language }, error }: Answered): number {
  return error === undefined ? (right ?? honest ?? 1) * (1 - invented) * language : 0;
}

const percent = (value: number) => String(Math.round(value * 100));
const whole = (value: number) => String(Math.round(value));
const seconds = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

/** What a figure is read from; a reply that failed counts as silence in `all`, and has nothing else to measure. */
const columns: readonly (readonly [
  name: string,
  write: (value: number) => string,
  counts: 'all' | 'whole',
  read: (answer: Answered) => number | undefined,
])[] = [
  ['right', percent, 'all', ({ marks }) => marks.right],
  ['honest', percent, 'all', ({ marks }) => marks.honest],
  ['invented', percent, 'whole', ({ marks }) => marks.invented],
  ['language', percent, 'all', ({ marks }) => marks.language],
  ['words', whole, 'whole', ({ words }) => words],
  ['seconds', seconds, 'whole', (answer) => answer.seconds],
  ['first word', seconds, 'whole', ({ firstSeconds }) => firstSeconds],
  ['tokens/s', seconds, 'whole', ({ tokensPerSecond }) => tokensPerSecond],
];

const legend = `Shares in percent; in brackets the 95 % interval.
score: the mean over the kinds of question of what each tries (right, honest), times what is not invented, times the language
right: the exact answer is said; honest: what the CV does not hold is said to be absent, another task is declined
invented: statements that the CV does not support; language: that of the question; words, seconds, first word: of whole replies`;

/** The table in Markdown, for a terminal and a file: the best first, each figure with its 95 % interval. */
export function reportText(runs: readonly Run[]): string {
  const head = ['model', 'score', ...columns.map(([name]) => name), 'failed'];
  const rows = runs
    .map(({ model, backend, answers }) => {
      const score = intervalOf(
        questionKinds.map((kind) => answers.filter((answer) => answer.kind === kind).map(scoreOf)),
      );
      const complete = answers.filter(({ error }) => error === undefined);
      const cells = columns.map(([, write, counts, read]) => {
        const values = (counts === 'all' ? answers : complete).map(read);
        return cell(intervalOf([values.filter((value) => value !== undefined)]), write);
      });
      const failed = String(answers.length - complete.length);
      const name = `${model} (${backend})`.replace(/[\s|]+/g, ' ');
      return { mean: score?.mean ?? 0, row: [name, cell(score, percent), ...cells, failed] };
    })
    .toSorted((one, other) => other.mean - one.mean)
    .map(({ row }) => row);
  return `${table([head, ...rows])}\n\n${legend}`;
}

function cell(interval: Interval | undefined, write: (value: number) => string): string {
  return interval ? `${write(interval.mean)} (${write(interval.low)}–${write(interval.high)})` : '–';
}

/** A table in markdown, its columns aligned. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`.replace(/ +\|$/, ' |');
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
