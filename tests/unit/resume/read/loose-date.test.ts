import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLooseDate, readLoosePeriod } from '../../../../src/resume/read/loose-date';
import { monthLanguages } from '../../../../src/resume/read/month-names';
import { piecesOf } from '../../../support/pieces-of';

describe('readLooseDate', () => {
  it.each([
    ['August 2021', '2021-08'],
    ['Aug. 2011', '2011-08'],
    ['Sept 2019', '2019-09'],
    ['SEPTEMBER, 2019', '2019-09'],
    ['08/2021', '2021-08'],
    ['8.2021', '2021-08'],
    ['08-2021', '2021-08'],
    ['08 / 2021', '2021-08'],
    ['2021/08', '2021-08'],
    ['2021.08', '2021-08'],
    ['2021-08', '2021-08'],
    ['2021 08', '2021-08'],
    ['2016-1', '2016-01'],
    ['202108', '2021-08'],
    ['20210817', '2021-08-17'],
    ['12 May 2019', '2019-05-12'],
    ['May 12, 2019', '2019-05-12'],
    ['12th of May 2019', '2019-05-12'],
    ['1er mai 2019', '2019-05-01'],
    ['12. Mai 2019', '2019-05-12'],
    ['12 de mayo de 2019', '2019-05-12'],
    ['12.05.2019', '2019-05-12'],
    ['5.12.2019', '2019-12-05'],
    ['25/12/2019', '2019-12-25'],
    ['12/25/2019', '2019-12-25'],
    ['05/05/2019', '2019-05-05'],
    ['2019-05-12', '2019-05-12'],
    ['2019-05-12T10:00:00.000Z', '2019-05-12'],
    ['2019-05-12 10:00', '2019-05-12'],
    ['2019', '2019'],
    ['(2019)', '2019'],
    ['ca. 2019', '2019'],
    ['12 tháng 4, 2021', '2021-04-12'],
    ['Expected May 2027', '2027-05'],
    ['fevrier 2020', '2020-02'],
    ['juill. 2020', '2020-07'],
    ['كانون الثاني 2020', '2020-01'],
    ['كانون الأول ٢٠٢٠', '2020-12'],
    ['اكتوبر ٢٠٢٠', '2020-10'],
    ['เมษายน 2564', '2021-04'],
    ['2021年4月', '2021-04'],
    ['2021 年 4 月 1 日', '2021-04-01'],
    ['2021年', '2021'],
    ['2021年度', '2021'],
    ['２０２１年１２月', '2021-12'],
    ['二〇二一年十一月', '2021-11'],
    ['令和3年4月', '2021-04'],
    ['令和元年5月1日', '2019-05-01'],
    ['㍻30年4月', '2018-04'],
    ["'16", '2016'],
    ["May '98", '1998-05'],
    ['H30年4月', '2018-04'],
    ['民國110年4月', '2021-04'],
    ['2021년 4월', '2021-04'],
  ])('reads %s', (text, date) => {
    expect(readLooseDate(text)).toEqual({ date });
  });

  it.each([
    ['1987-01-', '1987-01'],
    ['2016-00', '2016'],
    ['2016-00-00', '2016'],
    ['2014-13', '2014'],
    ['2019-02-31', '2019-02'],
    ['03/04/2019', '2019'],
    ['03-04-2019', '2019'],
    ['Summer 2019', '2019'],
    ['Été 2019', '2019'],
    ['WS 2018/19', '2018'],
    ['2018/19', '2018'],
    ['2009/10', '2009'],
    ['Q3 2020', '2020'],
    ['3Q2020', '2020'],
    ['KW 5 2019', '2019'],
    ['nov.-déc. 2019', '2019'],
    ['jui 2019', '2019'],
  ])('takes of %s what is certain', (text, date) => {
    expect(readLooseDate(text)).toEqual({ date });
  });

  const others =
    '- May·19 03/04/19 May 5·years 0000-00-00 9999-12-31 1066 2019·-·2021 2019·–·Present 平成80年 TBD +49·2019·5550123';

  it.each(['', ...piecesOf(others), `2019 ${'x'.repeat(100)}`])('does not guess a date from %j', (text) => {
    expect(readLooseDate(text)).toBeUndefined();
  });

  it.each(
    piecesOf(
      'Present PRESENT (Present) now current today ongoing to·date till·now aktuell heute bis·heute laufend ' +
        "Aujourd’hui aujourd'hui «·à·ce·jour·» en·cours actualidad hasta·la·actualidad presente hoy actual oggi in·corso " +
        'até·o·momento heden nu obecnie dosud současnost сейчас по·настоящее·время по·н.в. σήμερα الآن حتى·الآن היום ' +
        'वर्तमान halen saat·ini ปัจจุบัน hiện·tại 現在 現在に至る 至今 现在 현재',
    ),
  )('reads %s as ongoing', (text) => {
    expect(readLooseDate(text)).toEqual({ isOngoing: true });
  });

  const months = fc.record({
    year: fc.integer({ min: 1950, max: 2049 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    language: fc.constantFrom(...monthLanguages),
    style: fc.constantFrom('long' as const, 'short' as const),
  });

  it('reads every month that Intl writes in its languages', () => {
    fc.assert(
      fc.property(months, ({ year, month, day, language, style }) => {
        const at = Date.UTC(year, month - 1, day);
        const write = (options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(at);
        const text = write({ month: style, year: 'numeric' });
        const iso = new Date(at).toISOString();
        expect(readLooseDate(text), text).toEqual({ date: iso.slice(0, 7) });
        const withDay = write({ month: 'long', year: 'numeric', day: 'numeric' });
        expect(readLooseDate(withDay), withDay).toEqual({ date: iso.slice(0, 10) });
      }),
      { numRuns: 400 },
    );
  });

  it('returns a JSON Resume date or nothing for any text', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d年月日./ -]{0,20}$/));
    fc.assert(
      fc.property(anything, (text) => {
        const read = readLooseDate(text);
        if (read && 'date' in read) expect(read.date).toMatch(/^(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?$/);
      }),
    );
  });
});

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

  it.each(['', '–', 'three years', `2019 – 2021${' '.repeat(200)}x`])(
    'does not guess a period from %j',
    (text) => {
      expect(readLoosePeriod(text)).toBeUndefined();
    },
  );
});
