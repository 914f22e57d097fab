import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bootstrapInterval, meanOf, stratifiedInterval } from '../../../../src/cli/eval/report/bootstrap';

const marks = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 });
const strata = fc.array(marks, { minLength: 1, maxLength: 6 });
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

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(marks, seeds, (values, seed) => {
        const first = bootstrapInterval(values, { ...options, seed });
        expect(bootstrapInterval(values, { ...options, seed })).toEqual(first);
      }),
    );
  });

  it('moves and grows with the values', () => {
    fc.assert(
      fc.property(
        marks,
        fc.double({ min: -5, max: 5, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (values, shift, scale) => {
          const plain = bootstrapInterval(values, options);
          const moved = bootstrapInterval(
            values.map((value) => value * scale + shift),
            options,
          );
          expect(moved.mean).toBeCloseTo(plain.mean * scale + shift, 6);
          expect(moved.low).toBeCloseTo(plain.low * scale + shift, 6);
          expect(moved.high).toBeCloseTo(plain.high * scale + shift, 6);
        },
      ),
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

  it('holds the true share in about 95 of 100 samples', () => {
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const hits = Array.from({ length: 300 }, (_, seed) => {
      const values = Array.from({ length: 100 }, () => (random() < 0.6 ? 1 : 0));
      const { low, high } = bootstrapInterval(values, { samples: 400, seed });
      return low <= 0.6 && 0.6 <= high;
    }).filter(Boolean);
    expect(hits.length / 300).toBeGreaterThan(0.9);
    expect(hits.length / 300).toBeLessThan(0.99);
  });

  it('does not exist without values', () => {
    expect(() => bootstrapInterval([])).toThrow(RangeError);
    expect(() => stratifiedInterval([[1], []])).toThrow(RangeError);
    expect(() => stratifiedInterval([])).toThrow(RangeError);
  });
});

describe('the interval over kinds', () => {
  it('is about the mean of the kinds, however many questions each has', () => {
    fc.assert(
      fc.property(strata, (kinds) => {
        const { mean, low, high } = stratifiedInterval(kinds, options);
        expect(mean).toBeCloseTo(meanOf(kinds.map(meanOf)), 9);
        expect(low).toBeGreaterThanOrEqual(meanOf(kinds.map((kind) => Math.min(...kind))) - rounding);
        expect(high).toBeLessThanOrEqual(meanOf(kinds.map((kind) => Math.max(...kind))) + rounding);
      }),
    );
  });

  it('draws within a kind: kinds that differ, each of equal values, leave a point', () => {
    const { mean, low, high } = stratifiedInterval([
      [1, 1, 1],
      [0, 0],
    ]);
    expect([mean, low, high]).toEqual([0.5, 0.5, 0.5]);
  });
});
