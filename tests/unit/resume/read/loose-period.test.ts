import { describe, expect, it } from 'vitest';
import { readLoosePeriod } from '../../../../src/resume/read/loose-date';

describe('readLoosePeriod', () => {
  it.each([
    ['2019 – 2021', '2019', '2021'],
    ['2019-2021', '2019', '2021'],
    ['2019/2021', '2019', '2021'],
    ['2019-05 - 2020-06', '2019-05', '2020-06'],
    ['2019-05-2020-06', '2019-05', '2020-06'],
    ['2019-05-01/2020-06-30', '2019-05-01', '2020-06-30'],
    ['05/2019-08/2020', '2019-05', '2020-08'],
    ['May 2019 to June 2020', '2019-05', '2020-06'],
    ['von Mai 2019 bis Juni 2020', '2019-05', '2020-06'],
    ['de mai 2019 à juin 2020', '2019-05', '2020-06'],
    ['mayo de 2019 - junio de 2020 (1 año)', '2019-05', '2020-06'],
    ['May - August 2019', '2019-05', '2019-08'],
    ['May 12 – June 3, 2019', '2019-05-12', '2019-06-03'],
    ['2021年4月～2023年3月', '2021-04', '2023-03'],
    ['2021年4月から2023年3月', '2021-04', '2023-03'],
    ['2021年4月至2023年3月', '2021-04', '2023-03'],
    ['2018/19', '2018', '2019'],
    ['2009/10', '2009', '2010'],
    ['2018–19', '2018', '2019'],
    ['2010-11', '2010-11', '2010-11'],
    ["'19 – '21", '2019', '2021'],
    ['2019', '2019', '2019'],
    ['May 2019', '2019-05', '2019-05'],
    ['05/2020', '2020-05', '2020-05'],
    ['12.05.2020', '2020-05-12', '2020-05-12'],
    ['Summer 2019', '2019', '2019'],
  ])('reads %s', (text, start, end) => {
    expect(readLoosePeriod(text)).toEqual({ start, end, isOngoing: false });
  });

  it.each([
    ['May 2019 - Present', '2019-05'],
    ['May 2019 - Present · 3 yrs 2 mos', '2019-05'],
    ['mai 2019 - aujourd’hui (3 ans)', '2019-05'],
    ['2021–heute', '2021'],
    ['2021 bis heute', '2021'],
    ['2021年4月〜現在', '2021-04'],
    ['2021年4月至今', '2021-04'],
    ['since 2019', '2019'],
    ['seit Mai 2019', '2019-05'],
    ['2019 –', '2019'],
    ['2019 -', '2019'],
  ])('reads %s as ongoing', (text, start) => {
    expect(readLoosePeriod(text)).toEqual({ start, isOngoing: true });
  });

  it('reads an end without a start', () => {
    expect(readLoosePeriod('until 2020')).toEqual({ end: '2020', isOngoing: false });
    expect(readLoosePeriod('– 05/2020')).toEqual({ end: '2020-05', isOngoing: false });
  });

  it('reads a word for "until now" alone', () => {
    expect(readLoosePeriod('Present')).toEqual({ isOngoing: true });
  });

  it.each(['', '–', 'three years', `2019 – 2021${' '.repeat(200)}x`])(
    'does not guess a period from %j',
    (text) => {
      expect(readLoosePeriod(text)).toBeUndefined();
    },
  );

  it('stays fast on hostile texts', () => {
    const start = performance.now();
    for (const piece of ['-', '(', ' to ', '2019-', '至']) {
      readLoosePeriod(piece.repeat(200).slice(0, 200));
      readLoosePeriod(piece.repeat(100_000));
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
