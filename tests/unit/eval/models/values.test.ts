import { describe, expect, it } from 'vitest';
import { countsIn } from '../../../../src/cli/eval/models/amounts';
import { nameValue, says, type Value } from '../../../../src/cli/eval/models/values';

const date: Value = { type: 'date', date: '2021-04' };
const stay: Value = { type: 'duration', months: 50, isExact: true };
const years: Value = { type: 'duration', months: 24, isExact: false };

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
  it('may be a year off where the CV has years alone', () => {
    expect(['two years', 'three years', 'four years'].map((text) => says(text, years))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('an expected number', () => {
  it('is said in digits or spelled', () => {
    expect(countsIn('Three jobs, deux langues, einundzwanzig, 4.')).toEqual([3, 2, 21, 4]);
    expect(countsIn('in 2021, 1.500 of them, 言語は三つ')).toEqual([3]);
  });
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

describe('an address', () => {
  it('counts without its blanks and brackets', () => {
    const phone: Value = { type: 'literal', text: '+44 20 7946 0321' };
    expect(says('Call +44 (20) 79460321.', phone)).toBe(true);
    expect(says('Call +44 20 7946 0322.', phone)).toBe(false);
  });
});

describe('a level of a language', () => {
  it('is said in other words of the same height', () => {
    const level: Value = { type: 'level', level: 'Native' };
    expect(says('English is her mother tongue.', level)).toBe(true);
    expect(says('Her English is basic.', level)).toBe(false);
  });
});
