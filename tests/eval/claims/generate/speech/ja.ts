import type { Length, Speech } from './speech-type';

const numbers = '〇 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(
  ' ',
);

function duration({ modifier, years, months }: Length, number: (count: number) => string): string {
  const rest = months === 'half' ? '半' : months === 0 ? '' : `${number(months)}か月`;
  const length = `${years === 0 ? '' : `${number(years)}年`}${rest}`;
  switch (modifier) {
    case 'about':
      return `約${length}`;
    case 'almost':
      return `${length}近く`;
    case 'over':
      return `${length}以上`;
    case undefined:
      return length;
  }
}

export const japanese: Speech = {
  numbers,
  duration: (length, number) => ({ duration: duration(length, number) }),
  inMonth: (month) => `${month}に`,
  inYear: (year) => `${year}年に`,
  years: (from, to) => `${from}年〜${to}年`,
  person: (pronoun, first, name) => {
    const named = [`${first}さん`, `${name}さん`];
    const word = pronoun && { she: '彼女', he: '彼' }[pronoun];
    return {
      subjects: word === undefined ? named : [`${first}さん`, word, `${name}さん`],
      within: [word ?? `${first}さん`],
      slots: {},
    };
  },
};
