import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../../../src/resume/dates';

describe('dates', () => {
  it.each([
    ['2025-06-12', 'June 2025'],
    ['2025-06', 'June 2025'],
    ['2025', '2025'],
  ])('says %s as %s', (date, said) => {
    expect(formatDate(date)).toBe(said);
  });

  it.each([
    ['2025-06', '2025-09', 'June 2025 – September 2025'],
    ['2025-10', '', 'October 2025 – Ongoing'],
    ['2019', '2020', '2019-2020'],
    ['2019', '2020-06', '2019 – June 2020'],
    ['', '2017', '2017'],
    ['2016-08-24', '2016-08-24', 'August 2016'],
    ['', '', ''],
  ])('says from %j to %j as "%s"', (start, end, said) => {
    expect(formatPeriod(start, end)).toBe(said);
  });
});
