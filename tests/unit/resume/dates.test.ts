import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../../../src/resume/dates';
import { resumeWords } from '../../../src/resume/words.en';

const words = resumeWords.dates;

describe('a date', () => {
  it.each([
    ['2025-06-12', 'June 2025'],
    ['2025-06', 'June 2025'],
    ['2025', '2025'],
  ])('formats %s as %s', (date, formatted) => {
    expect(formatDate(date, words)).toBe(formatted);
  });
});

describe('a period', () => {
  it.each([
    ['2025-06', '2025-09', 'June 2025 – September 2025'],
    ['2025-10', '', 'October 2025 – Ongoing'],
    ['2019', '2020', '2019-2020'],
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
});
