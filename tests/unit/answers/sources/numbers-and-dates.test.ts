import { expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { datesIn } from '../../../../src/answers/sources/dates';
import { numbersIn } from '../../../../src/answers/time/numbers';
import { tokens } from '../../../../src/answers/text/tokens';

it.each([
  ['5.000 bis 180.000 Euro', ['5000', '180000']],
  ['5,000 to 180,000 euros', ['5000', '180000']],
  ['a grade of 1.4', ['1.4']],
  ['Note 1,4', ['1.4']],
  ['58%から81%に改善', ['58', '81']],
  ['thirty-one articles, and sixty pieces', ['31', '60']],
  ['soixante-dix personnes et neuf commis', ['70', '9']],
  ['zwölf Betten', ['12']],
  ['nueve trabajos', ['9']],
  ['a team of eleven', ['11']],
  ['社員二千三百名', ['2300']],
  ['the EC135 and OT-2, printed in 3D', []],
])('numbers in the text "%s"', (text, values) => {
  expect(numbersIn(text).map(({ value }) => value)).toEqual(values);
});

it.each([
  ['since April 2021', ['2021-04']],
  ['depuis avril 2021', ['2021-04']],
  ['seit März 2016', ['2016-03']],
  ['desde enero de 2017 hasta febrero de 2021', ['2017-01', '2021-02']],
  ['2022年3月に修了', ['2022-03']],
  ['02/2014 – 06/2014', ['2014-02', '2014-06']],
  ['in February and March 2016', ['2016-02', '2016-03']],
  ['from 2007 to 2009', ['2007', '2009']],
  ['in May', []],
])('dates in the text "%s"', (text, dates) => {
  expect(datesIn(text, tokens(text)).map(({ date }) => date)).toEqual(dates);
});
