import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootstrapInterval, meanOf, stratifiedInterval } from '../../../../src/cli/eval/report/bootstrap';

const marks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 });
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const options = { samples: 200 };
const rounding = 1e-9;

describe('the interval of a mean', () => {
  it('holds the mean of the values, inside of their range', () => {
    fc.assert(
      fc.property(marks, seeds, (values, seed) => {
        const { mean, low, high } = bootstrapInterval(values, { ...options, seed });
        expect(mean).toBeCloseTo(meanOf(values), 9);
        expect(low).toBeGreaterThanOrEqual(Math.min(...values) - rounding);
        expect(high).toBeLessThanOrEqual(Math.max(...values) + rounding);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('is a point where all values are equal', () => {
    expect(bootstrapInterval([1, 1, 1])).toEqual({ mean: 1, low: 1, high: 1 });
  });

  it('is as wide as the formula for shares says', () => {
    const values = Array.from({ length: 300 }, (_, index) => (index < 210 ? 1 : 0));
    const { low, high } = bootstrapInterval(values);
    const error = 1.96 * Math.sqrt((0.7 * 0.3) / 300);
    expect(Math.abs(low - (0.7 - error))).toBeLessThan(0.01);
    expect(Math.abs(high - (0.7 + error))).toBeLessThan(0.01);
  });

  it('does not exist without values', () => {
    expect(() => bootstrapInterval([])).toThrow(RangeError);
    expect(() => stratifiedInterval([[1], []])).toThrow(RangeError);
    expect(() => stratifiedInterval([])).toThrow(RangeError);
  });
});

describe('the interval over kinds', () => {
  it('draws within a kind: kinds that differ, each of equal values, leave a point', () => {
    const { mean, low, high } = stratifiedInterval([
      [1, 1, 1],
      [0, 0],
    ]);
    expect([mean, low, high]).toEqual([0.5, 0.5, 0.5]);
  });
});
