import type { Run } from './models/run.ts';
import { table } from './table.ts';
import { type FigureName, figuresOf } from './figures.ts';

const percent = (value: number) => String(Math.round(value * 100));
const seconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

const columns: readonly (readonly [name: FigureName, write: (value: number) => string])[] = [
  ['score', percent],
  ['right', percent],
  ['honest', percent],
  ['invented', percent],
  ['language', percent],
  ['words', (value) => String(Math.round(value))],
  ['seconds', seconds],
  ['first word', seconds],
  ['tokens/s', seconds],
];

const legend = `Shares in percent; in brackets the 95 % interval.
score: the mean over the kinds of question of what each tries (right, honest), times what is not invented, times the language
right: the exact answer is said; honest: what the CV does not hold is said to be absent, another task is declined
invented: statements that the CV does not support; language: that of the question; words, seconds, first word: of whole replies`;

/** The table in Markdown, for a terminal and a file: the best first, each figure with its 95 % interval. */
export function reportText(runs: readonly Run[]): string {
  const head = ['model', 'prompt', ...columns.map(([name]) => name), 'megabytes', 'failed'];
  const rows = runs
    .map((run) => ({ run, figures: figuresOf(run) }))
    .toSorted((one, other) => (other.figures.score?.mean ?? 0) - (one.figures.score?.mean ?? 0))
    .map(({ run, figures }) => {
      const { model, backend, prompt, megabytes, answers } = run;
      const isBaseline = backend === 'fixed-sentence' || backend === 'parrot';
      const cells = columns.map(([name, write]) => {
        const interval = figures[name];
        return interval ? `${write(interval.mean)} (${write(interval.low)}–${write(interval.high)})` : '–';
      });
      const failed = answers.filter(({ error }) => error !== undefined).length;
      const name = isBaseline ? model : `${model} (${backend})`;
      return [name, prompt, ...cells, size(megabytes), String(failed)].map(inOneCell);
    });
  return `${table([head, ...rows])}\n\n${legend}`;
}

/** "350 MB", "9.3 GB", "2 GB". */
function size(megabytes: number | undefined): string {
  if (megabytes === undefined) return '–';
  if (megabytes >= 1000) return `${Number((megabytes / 1000).toFixed(1))} GB`;
  return `${megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes)} MB`;
}

function inOneCell(text: string): string {
  return text.replace(/[\s|]+/g, ' ');
}
