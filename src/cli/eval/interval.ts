/** A mean with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Of the mean of the strata's means, so that a kind with many questions weighs no more than one with few: the normal
 * approximation. Undefined without values.
 */
export function intervalOf(strata: readonly (readonly number[])[]): Interval | undefined {
  const filled = strata.filter(({ length }) => length > 0);
  if (filled.length === 0) return undefined;
  const mean = meanOf(filled.map(meanOf));
  const variance = filled.reduce((sum, values) => sum + varianceOf(values) / values.length, 0);
  const margin = (1.96 * Math.sqrt(variance)) / filled.length;
  const all = filled.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return { mean, low: Math.max(least, mean - margin), high: Math.min(most, mean + margin) };
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return meanOf(values.map((value) => (value - mean) ** 2));
}
