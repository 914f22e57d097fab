import type { Bar } from './lanes';

/** Heights in units, from the top of the highest bar. */
export interface Geometry {
  /** Of the line that the years stand below. */
  readonly axis: number;
  /** Where the years have their base line. */
  readonly years: number;
  readonly height: number;
  /** The middle of a bar. */
  readonly yOf: (bar: Bar) => number;
  /** The base line of a row of names. */
  readonly rowOf: (row: number, isStudy: boolean) => number;
}

/** Of a bar and the space to the next one. */
const laneHeight = { work: 9, study: 8 };
const rowHeight = 15;

/** Lanes of work grow upwards from the axis, those of studies downwards from the years. */
export function geometryOf(work: readonly Bar[], studies: readonly Bar[]): Geometry {
  const axis = laneCount(work) * laneHeight.work + 1;
  const firstStudy = axis + 25;
  const height = studies.length > 0 ? firstStudy - 3 + laneCount(studies) * laneHeight.study : axis + 18;
  return {
    axis,
    years: axis + 15,
    height,
    yOf: ({ kind, lane }) => {
      if (kind === 'study') return firstStudy + lane * laneHeight.study;
      const middle = axis - 5 - lane * laneHeight.work;
      // It is thinner, and stands on the same ground as a job.
      return kind === 'internship' ? middle + 2 : middle;
    },
    rowOf: (row, isStudy) => (isStudy ? height + 11 + row * rowHeight : -6 - row * rowHeight),
  };
}

function laneCount(bars: readonly Bar[]): number {
  return Math.max(0, ...bars.map(({ lane }) => lane + 1));
}
