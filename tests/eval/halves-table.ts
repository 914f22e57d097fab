import { table } from '../../src/cli/eval/report';

/** One half is built with; the other is only measured. */
export const halves = ['build', 'measured'] as const;
export type Half = (typeof halves)[number];

/** A figure of the results of one half; undefined where nothing counts. */
export interface Column<Result> {
  readonly heading: string;
  readonly figure: (results: readonly Result[]) => number | undefined;
}

/** The results of a row, by its name. */
export type Row<Result> = readonly [name: string, isIn: (result: Result) => boolean];

/** Each cell is "build / measured", rounded. */
export function halvesTable<Result>(
  results: readonly Result[],
  halfOf: (result: Result) => Half,
  [first, rows]: readonly [heading: string, rows: readonly Row<Result>[]],
  columns: readonly Column<Result>[],
): string {
  const cell = (own: readonly Result[], { figure }: Column<Result>) =>
    halves
      .map((half) => {
        const value = figure(own.filter((result) => halfOf(result) === half));
        return value === undefined ? '–' : String(Math.round(value));
      })
      .join(' / ');
  return table([
    [first, ...columns.map(({ heading }) => heading)],
    ...rows.map(([name, isIn]) => {
      const own = results.filter(isIn);
      return [name, ...columns.map((column) => cell(own, column))];
    }),
  ]);
}

/** In percent; undefined where there is nothing to count. */
export function share<Item>(items: readonly Item[], counts: (item: Item) => boolean): number | undefined {
  return items.length === 0 ? undefined : (items.filter(counts).length / items.length) * 100;
}

export const count: Column<unknown>['figure'] = ({ length }) => length;
