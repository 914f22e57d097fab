import type { Run } from '../models/run.ts';
import { table } from '../table.ts';
import { compareRuns, isClear, type Pair } from './compare-runs.ts';
import { figuresOf, isBaseline, scoreOf } from './figures.ts';
import { columns, writeChange, writeMegabytes, writeRange } from './write-figures.ts';

const legend = `Shares in percent; in brackets the interval that holds 95 of 100 draws of as many questions.
score: the mean over the kinds of question of what each tries (right, honest, persona), times what is not invented, times the language
right: the exact answer is said; honest: what the CV does not hold is said to be absent, another task is declined
invented: statements that the CV does not support; language: that of the question; words, seconds, first word: of whole replies`;

/** A screen of them. */
const shownChanges = 15;

/** The table in Markdown, for a terminal and a file: the best first, each figure with its 95 % interval. */
export function reportText(runs: readonly Run[]): string {
  const owners = [...new Set(runs.map(({ owner }) => owner))];
  if (owners.length < 2) return tableOf(runs);
  return owners
    .map((owner) => `About ${inOneCell(owner)}\n\n${tableOf(runs.filter((run) => run.owner === owner))}`)
    .join('\n\n');
}

function tableOf(runs: readonly Run[]): string {
  const head = ['model', 'prompt', ...columns.map(([name]) => name), 'megabytes', 'failed'];
  const rows = rank(runs).map((run) => {
    const figures = figuresOf(run);
    const cells = columns.map(([name, write]) => {
      const interval = figures[name];
      return interval ? `${write(interval.mean)} (${writeRange(interval, write)})` : '–';
    });
    const failed = run.answers.filter(({ error }) => error !== undefined).length;
    return [nameOf(run), run.prompt, ...cells, writeMegabytes(run.megabytes), String(failed)].map(inOneCell);
  });
  return `${table([head, ...rows])}\n\n${legend}`;
}

/** Two runs question by question, for a terminal. */
export function comparisonText(before: Run, after: Run): string {
  const { shared, differences, changed } = compareRuns(before, after);
  const rows = columns.flatMap(([name, write]) => {
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
    ...(changed.length === 0
      ? []
      : [table([['question', 'before', 'after'], ...changed.slice(0, shownChanges).map(changeRow)])]),
  ].join('\n\n');
}

function changeRow({ before, after }: Pair): string[] {
  const asked = inOneCell(`${after.id}: ${after.messages.at(-1) ?? ''}`);
  return [asked, ...[before, after].map((answer) => `${Math.round(scoreOf(answer) * 100)} %`)];
}

/** The best score first. */
function rank(runs: readonly Run[]): Run[] {
  const scores = new Map(runs.map((run) => [run, figuresOf(run).score?.mean ?? 0]));
  return runs.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

function nameOf(run: Run): string {
  return isBaseline(run) ? run.model : `${run.model} (${run.backend})`;
}

function inOneCell(text: string): string {
  return text.replace(/[\s|]+/g, ' ');
}
