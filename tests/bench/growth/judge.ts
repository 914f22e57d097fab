/** How long one reader took for texts of one pattern, and how that grows with their length. */
export interface Growth {
  readonly reader: string;
  readonly pattern: string;
  /** Milliseconds of the longest task for the longest text, on a machine as fast as the one of the limits. */
  readonly task: number;
  /** Milliseconds of all tasks for it, on such a machine. */
  readonly total: number;
  /** 1 is linear, 2 quadratic. */
  readonly exponent: number;
}

export interface Times {
  readonly task: number;
  readonly total: number;
}

/** Milliseconds of `calibrate()` (`readers.ts`) on an idle core of the machine for which the limits were set. */
const calibrated = 5;
/** Milliseconds of one task: the limit of the project for 64,000 characters (docs of `src/streaming/markdown`). */
const longestTask = 200;
/** A quadratic reader has 2. Caches, the garbage collector and timers of 0.1 ms make up to 1.2 of a linear one. */
const steepest = 1.35;
/** Milliseconds. Shorter times are harmless at any exponent, and too short to fit one. */
const shortest = 60;

/** @param times of texts with 16,000 and 64,000 characters */
export function growthOf(
  reader: string,
  pattern: string,
  times: readonly [Times, Times],
  calibration: number,
): Growth {
  // A slow or busy machine takes as much longer for the calibration.
  const factor = calibrated / calibration;
  const [first, last] = times;
  const exponent = Math.log(Math.max(last.total, 1) / Math.max(first.total, 1)) / Math.log(4);
  return { reader, pattern, task: last.task * factor, total: last.total * factor, exponent };
}

export const isSlow = ({ task }: Growth): boolean => task > longestTask;
export const isSteep = ({ total, exponent }: Growth): boolean => total > shortest && exponent > steepest;
