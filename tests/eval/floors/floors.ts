import type { Case } from './labelled-sets';

/** Of each row of a set: how many of a hundred questions pass at least. */
export type Floors = Readonly<Record<string, number>>;

/** A row of fewer questions moves by several points with each of them. */
const leastQuestions = 10;
/** Points that a floor is below the figure; and never less than one question. */
const margin = 2;
const shownCases = 5;

/** The questions of each language, of each kind, of the held-out set, and all. */
export function rowsOf(cases: readonly Case[]): ReadonlyMap<string, readonly Case[]> {
  const names = [...new Set(cases.flatMap(({ rows }) => rows))];
  return new Map(
    [
      ['all', cases] as const,
      ['measured', cases.filter(({ half }) => half === 'measured')] as const,
      ...names.map((name) => [name, cases.filter(({ rows }) => rows.includes(name))] as const),
    ].filter(([, { length }]) => length >= leastQuestions),
  );
}

export function floorsOf(cases: readonly Case[]): Floors {
  return Object.fromEntries(
    Array.from(rowsOf(cases), ([name, row]) => {
      const slack = Math.max(margin, 100 / row.length);
      return [name, Math.max(0, Math.floor(passed(row) - slack))];
    }),
  );
}

/** A sentence for each row below its floor or without one, with failed questions of the development set alone. */
export function belowFloors(set: string, cases: readonly Case[], floors: Floors): string[] {
  const rows = rowsOf(cases);
  const missing = Object.keys(floors).filter((name) => !rows.has(name));
  return [
    ...missing.map((name) => `${set}, ${name}: has a floor and no questions`),
    ...Array.from(rows).flatMap(([name, row]) => {
      const floor = floors[name];
      if (floor === undefined) return [`${set}, ${name}: has no floor`];
      if (passed(row) >= floor) return [];
      const failed = row.filter(({ half, isPassed }) => half === 'build' && !isPassed);
      const shown = failed.slice(0, shownCases).map(({ account }) => `\n  ${account}`);
      return [
        `${set}, ${name}: ${passed(row).toFixed(1)} % of ${row.length} pass, floor ${floor} %${shown.join('')}`,
      ];
    }),
  ];
}

const passed = (cases: readonly Case[]) =>
  (100 * cases.filter(({ isPassed }) => isPassed).length) / cases.length;
