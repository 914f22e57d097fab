import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../../../src/resume/dates';
import { formatDuration } from '../../../src/resume/format-duration';
import { resumeWords } from '../../../src/resume/words.en';

const words = resumeWords.dates;

it.each([
  ['2025-06-12', 'June 2025'],
  ['2025-06', 'June 2025'],
  ['2025', '2025'],
])('a date formats %s as %s', (date, formatted) => {
  expect(formatDate(date, words)).toBe(formatted);
});

describe('a period', () => {
  it.each([
    ['2025-06', '2025-09', 'June 2025 – September 2025'],
    ['2025-10', '', 'October 2025 – Ongoing'],
    ['2019', '2020', '2019–2020'],
    ['2019', '2020-06', '2019 – June 2020'],
    ['', '2017', '2017'],
    ['2016-08-24', '2016-08-24', 'August 2016'],
  ])('formats %j to %j as "%s"', (start, end, formatted) => {
    expect(formatPeriod(start, end, words)?.text).toBe(formatted);
  });

  it('is nothing without dates', () => {
    expect(formatPeriod('', '', words)).toBeUndefined();
  });

  it('keeps the dates beside their labels, for programs that read the page', () => {
    expect(formatPeriod('2025-10', '', words)).toMatchObject({
      from: { label: 'October 2025', date: '2025-10' },
      to: { label: 'Ongoing' },
    });
  });

  it.each([
    ['2021-05', '2025-05', '4 years'],
    ['2021-05', '2021-11', '7 months'],
    ['2020-09', '2021-08', '1 year'],
    ['2020-09', '2021-09', '1 year, 1 month'],
    ['2012-03-31', '2016-05-01', '4 years, 3 months'],
  ])('from %s to %s lasted %s', (start, end, duration) => {
    expect(formatPeriod(start, end, words)?.duration).toBe(duration);
  });

  it.each([
    ['2019', '2020'],
    ['2019', '2020-06'],
    ['2025-10', ''],
    ['2025-06', '2025-06'],
    ['2025-06', '2025-02'],
    ['', '2017-03'],
  ])('says no duration from %j to %j, where a month is unknown or the words say it', (start, end) => {
    expect(formatPeriod(start, end, words)?.duration).toBeUndefined();
  });

  it.each([
    ['fr', '1 an et 2 mois'],
    ['de', '1 Jahr, 2 Monate'],
    ['ja', '1 年 2 か月'],
  ])('writes its duration in the language %s', (language, text) => {
    expect(formatDuration(1, 2, language).replaceAll(/\s/g, ' ')).toBe(text);
  });
});
