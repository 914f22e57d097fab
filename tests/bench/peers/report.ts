import { corpusNames, median } from '../stream/measure';
import type { Corpus, Cost } from '../stream/measure';

/** The cost of each round by renderer: `oracle`, `ours` and the peers. */
export type Costs = Readonly<Record<string, readonly Cost[]>>;

type Measure = 'processor' | 'append' | 'longest';

function middle(costs: Costs, name: string, measure: Measure): number {
  return median((costs[name] ?? []).map((cost) => cost[measure]));
}

/** The table of `src/streaming/markdown/README.md`: multiples of the oracle, and what `append` takes on one reply. */
export function tableOf(
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
