import { describe, expect, it } from 'vitest';
import { belowFloors, floorsOf } from '../../../eval/floors/floors';
import type { Case } from '../../../eval/floors/labelled-sets';

const cases = (passed: number, failed: number, language: string): Case[] =>
  Array.from({ length: passed + failed }, (_, at) => ({
    half: at % 2 === 0 ? 'build' : 'measured',
    rows: [language],
    isPassed: at < passed,
    account: `${language} ${at}`,
  }));

describe('floors', () => {
  it('are the figures less one question or two points, for rows of ten questions or more', () => {
    const asked = [...cases(18, 2, 'de'), ...cases(3, 1, 'ja')];
    expect(floorsOf(asked)).toEqual({ all: 83, measured: 75, de: 85 });
  });

  it('name the row below, its figure, its floor and failed questions of the build half', () => {
    const [sentence] = belowFloors('near', cases(14, 6, 'de'), { all: 75, measured: 70, de: 70 });
    expect(sentence).toBe('near, all: 70.0 % of 20 pass, floor 75 %\n  de 14\n  de 16\n  de 18');
    expect(belowFloors('near', cases(14, 6, 'de'), { all: 70, measured: 70, de: 70 })).toEqual([]);
  });

  it('are wanted for every row, and every row for its floor', () => {
    const floorsOfOthers = { all: 10, measured: 10, fr: 10 };
    expect(belowFloors('near', cases(14, 6, 'de'), floorsOfOthers)).toEqual([
      'near, fr: has a floor and no questions',
      'near, de: has no floor',
    ]);
  });
});
