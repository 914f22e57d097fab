import { describe, expect, it } from 'vitest';
import { nameValue, says, type Value } from '../../../../src/cli/eval/models/values';

const date: Value = { type: 'date', date: '2021-04' };
const stay: Value = { type: 'duration', months: 50, isExact: true };
describe('an expected date', () => {
  it.each(['In April 2021.', 'en avril 2021', '2021年4月から', 'in 2021'])(
    'is said in any spelling: %s',
    (text) => expect(says(text, date)).toBe(true),
  );
  it.each(['In May 2021.', 'in 2020', 'April', 'four years ago'])('is not another one: %s', (text) =>
    expect(says(text, date)).toBe(false),
  );
});

describe('an expected duration', () => {
  it.each([
    '4 years and 2 months',
    'four years, two months',
    '4 ans et 2 mois',
    'vier Jahre und zwei Monate',
    'cuatro años y un mes',
    '四年間',
    '51 months',
  ])('is said in words or digits, a month more or less: %s', (text) => expect(says(text, stay)).toBe(true));
  it.each(['six years', '4 years and 8 months', '2004', 'three years', '40 months', '五年間', 'April 2021'])(
    'is not another one: %s',
    (text) => expect(says(text, stay)).toBe(false),
  );
});

describe('an expected name', () => {
  it.each([
    ['A city archive', 'She works at the City Archive in Ghent.'],
    ['HTML/CSS', 'It is CSS.'],
    ['Senior Charge Nurse, Intensive Care', 'She is a senior charge nurse.'],
    ['A checklist for delirium at the bedside', 'The delirium checklist at the bedside, in 2023'],
    ['株式会社あおぞら', 'あおぞらで働いています'],
  ])('%s is said by "%s"', (name, text) => expect(says(text, nameValue(name))).toBe(true));
  it.each([
    ['Java', 'She writes JavaScript.'],
    ['A city archive', 'At an archive.'],
  ])('%s is not said by "%s"', (name, text) => expect(says(text, nameValue(name))).toBe(false));
});
