import { corpusNames, median } from '../stream/measure';
import type { Corpus, Cost } from '../stream/measure';

/** The cost of each round by renderer: `oracle`, `ours` and the peers. */
export type Costs = Readonly<Record<string, readonly Cost[]>>;

type Measure = 'processor' | 'append' | 'longest';

function middle(costs: Costs, name: string, measure: Measure): number {
  return median((costs[name] ?? []).map((cost) => cost[measure]));
}

export function tableOf(corpus: Corpus, length: number, costs: Costs): string {
  const processor = (name: string): number => middle(costs, name, 'processor');
  const rows = Object.keys(costs).map((name) => [
    name,
    processor(name).toFixed(0),
    (processor(name) / processor('oracle')).toFixed(2),
    (processor(name) / processor('ours')).toFixed(2),
    middle(costs, name, 'append').toFixed(0),
    middle(costs, name, 'longest').toFixed(1),
  ]);
  const head = [
    `${corpus} (${length})`,
    'µs/char',
    'times oracle',
    'times ours',
    'append µs/char',
    'longest append ms',
  ];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** A row for each renderer by its name in the README: multiples of the oracle, and what `append` takes on one reply. */
export function readmeTable(
  all: Readonly<Record<Corpus, Costs>>,
  lengths: Readonly<Record<Corpus, number>>,
  names: Readonly<Record<string, string>>,
): string {
  const head = [
    'times the oracle',
    ...corpusNames.map((corpus) => `${corpus} (${lengths[corpus]})`),
    'append on mixed, µs a character',
    'longest append on mixed, ms',
  ];
  const rows = Object.entries(names).map(([name, shownName]) => [
    shownName,
    ...corpusNames.map((corpus) =>
      (middle(all[corpus], name, 'processor') / middle(all[corpus], 'oracle', 'processor')).toFixed(1),
    ),
    middle(all.mixed, name, 'append').toFixed(0),
    middle(all.mixed, name, 'longest').toFixed(1),
  ]);
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A line for each peer: its cost over all replies as a multiple of ours. */
export function howManyTimes(all: Readonly<Record<Corpus, Costs>>, peers: readonly string[]): string[] {
  return peers.map((name) => {
    const times = corpusNames.map((corpus) => timesOurs(all[corpus], name)).toSorted((a, b) => a - b);
    const range = `${(times[0] ?? NaN).toFixed(1)} to ${(times.at(-1) ?? NaN).toFixed(1)} times`;
    return (times[0] ?? NaN) >= 1
      ? `ours is ${range} cheaper than ${name}`
      : `${name} costs ${range} what ours does`;
  });
}

/** A line for each peer and reply where ours is not cheaper. */
export function whereOursIsDearer(all: Readonly<Record<Corpus, Costs>>, peers: readonly string[]): string[] {
  return corpusNames.flatMap((corpus) =>
    peers
      // Written so that a cost that is no number counts against ours.
      .filter((name) => !(timesOurs(all[corpus], name) >= 1))
      .map((name) => `${corpus}: ours is dearer than ${name}`),
  );
}

function timesOurs(costs: Costs, name: string): number {
  return middle(costs, name, 'processor') / middle(costs, 'ours', 'processor');
}
