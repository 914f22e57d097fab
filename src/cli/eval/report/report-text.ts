import type { Run } from '../models/run.ts';
import { table } from '../table.ts';
import { compareRuns, isClear } from './compare-runs.ts';
import { figuresOf, isBaseline } from './figures.ts';
import { rank } from './rank.ts';
import { columns, writeChange, writeMegabytes, writeRange } from './write-figures.ts';

/** The table for a terminal: the best first, each figure with its 95 % interval. */
export function reportText(runs: readonly Run[]): string {
  const owners = [...new Set(runs.map(({ owner }) => owner))];
  if (owners.length < 2) return tableOf(runs);
  return owners
    .map((owner) => `About ${inOneCell(owner)}\n\n${tableOf(runs.filter((run) => run.owner === owner))}`)
    .join('\n\n');
}

function tableOf(runs: readonly Run[]): string {
  const head = ['model', 'prompt', ...columns.map(({ name }) => name), 'megabytes', 'failed'];
  const rows = rank(runs).map((run) => {
    const figures = figuresOf(run);
    const cells = columns.map(({ name, write }) => {
      const interval = figures[name];
      return interval ? `${write(interval.mean)} (${writeRange(interval, write)})` : '–';
    });
    const failed = run.answers.filter(({ error }) => error !== undefined).length;
    return [nameOf(run), run.prompt, ...cells, writeMegabytes(run.megabytes), String(failed)].map(inOneCell);
  });
  return `${table([head, ...rows])}\n\nShares in percent; in brackets the interval that holds 95 of 100 draws of as many questions.`;
}

/** Two runs question by question, for a terminal. */
export function comparisonText(before: Run, after: Run): string {
  const { shared, differences, changed } = compareRuns(before, after);
  const rows = columns.flatMap(({ name, write }) => {
    const difference = differences[name];
    if (!difference) return [];
    const { mean, low, high } = difference;
    const range = `${writeChange(low, write)} to ${writeChange(high, write)}`;
    return [[name, writeChange(mean, write), range, isClear(difference) ? 'clear' : 'not clear']];
  });
  const head = ['figure', 'change', '95 % interval', 'so it is'];
  return [
    `${nameOf(before)}, ${before.prompt} → ${nameOf(after)}, ${after.prompt}: ${shared} questions`.replace(
      /\s+/g,
      ' ',
    ),
    table([head, ...rows]),
    `${changed.length} of them with another outcome.`,
  ].join('\n\n');
}

function nameOf(run: Run): string {
  return isBaseline(run) ? run.model : `${run.model} (${run.backend})`;
}

function inOneCell(text: string): string {
  return text.replace(/[\s|]+/g, ' ');
}
