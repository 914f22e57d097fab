import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthsOf } from '../../../eval/claims/generate/spans';
import type { Length } from '../../../eval/claims/generate/speech/speech-type';

const monthsSaid = ({ years, months }: Length) => years * 12 + (months === 'half' ? 6 : months);

/** From `months` whole months, of which the last may count or not. */
const exactly = (months: number) =>
  lengthsOf({ from: 24_000, to: 24_000 + months, isExact: true, isOngoing: false });

describe('lengths of time', () => {
  it('are said as the dates have them', () => {
    // May 2021 to May 2025 are 48 months, or 49 with both.
    expect(exactly(49).right).toContainEqual({ years: 4, months: 0 });
    expect(exactly(49).right).toContainEqual({ years: 4, months: 1 });
    expect(exactly(49).right).not.toContainEqual({ modifier: 'over', years: 4, months: 0 });
  });

  it('called true agree with the dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480 }), (months) => {
        for (const length of exactly(months).right) {
          const said = monthsSaid(length);
          switch (length.modifier) {
            case 'over':
              expect(said).toBeLessThan(months - 1);
              break;
            case 'almost':
              expect(said).toBeGreaterThan(months);
              expect(said - months).toBeLessThanOrEqual(3);
              break;
            case 'about':
              expect(Math.abs(said - months)).toBeLessThanOrEqual(4);
              break;
            case undefined:
              expect(Math.abs(said - months)).toBeLessThanOrEqual(2);
          }
        }
      }),
    );
  });

  it('called false are clearly too long or too short', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480 }), (months) => {
        for (const length of exactly(months).wrong) {
          expect(Math.abs(monthsSaid(length) - months)).toBeGreaterThanOrEqual(18);
          if (length.modifier === 'over') expect(monthsSaid(length)).toBeGreaterThan(months);
        }
      }),
    );
  });

  it('between two years are said as "about"', () => {
    const { right } = lengthsOf({ from: 24_000, to: 24_036, isExact: false, isOngoing: false });
    expect(right).toEqual([{ modifier: 'about', years: 2, months: 0 }]);
  });
});
