import { describe, expect, it } from 'vitest';
import { sentences as english } from '../../../../src/answers/languages/en/sentences';
import { sentences as german } from '../../../../src/answers/languages/de/sentences';
import { sentences as japanese } from '../../../../src/answers/languages/ja/sentences';
import { createFormat } from '../../../../src/answers/time/format';
import { intervalOf, monthsOf, overlaps, union } from '../../../../src/answers/time/intervals';
import { today } from '../../../support/answers';

const interval = (start?: string, end?: string) => {
  const found = intervalOf({ start, end }, today);
  if (!found) throw new Error('no interval');
  return found;
};
const months = (start?: string, end?: string) => monthsOf(interval(start, end));

describe('a stretch of time', () => {
  it.each([
    ['2019-06', '2019-08', 3],
    ['2020-09', '2021-02', 6],
    ['2021-05', '2025-05', 49],
    ['2021-05-17', '2021-05-20', 1],
    ['2016', '2023', 84],
    ['2019', '2019', 12],
    ['2025-10', undefined, 14],
  ])('from %s to %s has %i months', (start, end, count) => expect(months(start, end)).toBe(count));

  it('without dates is none', () => expect(intervalOf({}, today)).toBeUndefined());
  it('with an end alone is that year', () => expect(months(undefined, '2017')).toBe(12));
  it('that ends before it starts has at least a month', () => expect(months('2020-05', '2020-02')).toBe(1));
  it('with a year alone is not exact', () => expect(interval('2019', '2020-05').isExact).toBe(false));
});

describe('stretches together', () => {
  const total = (...spans: (readonly [string, string])[]) =>
    union(spans.map(([start, end]) => interval(start, end))).reduce((sum, each) => sum + monthsOf(each), 0);

  it('count overlaps once', () => expect(total(['2019-01', '2019-12'], ['2019-06', '2020-05'])).toBe(17));
  it('count one inside another once', () =>
    expect(total(['2019-01', '2020-12'], ['2019-06', '2019-08'])).toBe(24));
  it('leave out the gap between them', () =>
    expect(total(['2019-01', '2019-02'], ['2020-01', '2020-02'])).toBe(4));
  it('do not depend on their order', () =>
    expect(total(['2020-01', '2020-02'], ['2019-01', '2019-02'])).toBe(4));
  it('overlap if they share a month', () => {
    expect(overlaps(interval('2019-01', '2019-06'), interval('2019-06', '2019-09'))).toBe(true);
    expect(overlaps(interval('2019-01', '2019-05'), interval('2019-06', '2019-09'))).toBe(false);
  });
});

describe('durations in words', () => {
  const { duration, when } = createFormat('en', english);
  it.each([
    [49, true, '4 years'],
    [50, true, '4 years and 2 months'],
    [13, true, '1 year and 1 month'],
    [3, true, '3 months'],
    [84, false, 'about 7 years'],
  ])('%i months, exact: %s, are “%s”', (count, isExact, text) => expect(duration(count, isExact)).toBe(text));

  it('name dates as the CV has them', () => {
    expect(when('2024-03')).toEqual({ text: 'March 2024', hasMonth: true });
    expect(when('2024')).toEqual({ text: '2024', hasMonth: false });
  });

  it('are written in the visitor’s language', () => {
    expect(createFormat('de', german).duration(50, true)).toBe('4 Jahre und 2 Monate');
    expect(createFormat('ja', japanese).duration(50, true)).toBe('4年2か月');
  });
});
