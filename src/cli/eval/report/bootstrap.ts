/** A mean with the interval that holds it in 95 of 100 draws of as many questions; `low <= mean <= high` but for rounding. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface BootstrapOptions {
  /** How many draws. */
  readonly samples?: number | undefined;
  /** Equal seeds give equal intervals. */
  readonly seed?: number | undefined;
}

const usualSamples = 2000;
const usualSeed = 18;
const share = 0.95;

/** Percentile bootstrap of a mean (Efron and Tibshirani 1993, chapter 13). Throws a RangeError without values. */
export function bootstrapInterval(values: readonly number[], options: BootstrapOptions = {}): Interval {
  return stratifiedInterval([values], options);
}

/**
 * The same for the mean of the strata's means: each draw takes as many values of a stratum as it has, so that a kind
 * with many questions weighs no more than one with few. Throws a RangeError for an empty stratum.
 */
export function stratifiedInterval(
  strata: readonly (readonly number[])[],
  { samples = usualSamples, seed = usualSeed }: BootstrapOptions = {},
): Interval {
  if (strata.length === 0 || strata.some((values) => values.length === 0))
    throw new RangeError('There are no values to draw from.');
  const random = createRandom(seed);
  const means = new Float64Array(samples);
  for (let sample = 0; sample < samples; sample++)
    means[sample] = meanOf(strata.map((values) => meanOfDraw(values, random)));
  means.sort();
  return {
    mean: meanOf(strata.map(meanOf)),
    low: quantile(means, (1 - share) / 2),
    high: quantile(means, (1 + share) / 2),
  };
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanOfDraw(values: readonly number[], random: () => number): number {
  let sum = 0;
  for (let drawn = 0; drawn < values.length; drawn++)
    sum += values[Math.floor(random() * values.length)] ?? 0;
  return sum / values.length;
}

/** Between two neighbours, as far as the share is between theirs. */
function quantile(sorted: Float64Array, at: number): number {
  const position = at * (sorted.length - 1);
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** Numbers from 0 up to 1: mulberry32, which Tommy Ettinger gave to the public domain. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}
