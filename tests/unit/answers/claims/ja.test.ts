import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const english = claimReader({
  basics: { name: 'Ivo Marek', label: 'Master baker', location: { city: 'Bristol', countryCode: 'GB' } },
  work: [
    {
      name: 'Thornfield Bakery',
      position: 'Head baker',
      location: 'Bristol',
      startDate: '2021-05',
      highlights: ['Lead a night shift of nine bakers.', 'Sold 12,000 loaves a year.'],
    },
    {
      name: 'Copper Lane',
      position: 'Pastry cook',
      location: 'Kyoto',
      startDate: '2016-02',
      endDate: '2021-04',
    },
  ],
  languages: [{ language: 'Czech', fluency: 'Native speaker' }],
});

const japanese = claimReader({
  basics: { name: '三輪 澄江', label: '製本職人', location: { city: '松本市' } },
  work: [
    {
      name: '株式会社すみれ製本',
      position: '工房長',
      location: '松本市',
      startDate: '2019-04',
      highlights: ['職人5人を率い、年に300冊を修復。'],
    },
    { name: '青葉書店', position: '販売員', location: '長野市', startDate: '2014-04', endDate: '2019-03' },
  ],
  skills: [{ name: '製本', keywords: ['革装', '箔押し'] }],
  awards: [{ title: '信州工芸展 奨励賞', awarder: '信州工芸会', date: '2022-10' }],
});

describe('a true Japanese sentence is not marked', () => {
  it.each([
    'イヴォさんはブリストルのソーンフィールド・ベーカリーで働いています。',
    'Ivoさんは2021年5月からThornfield Bakeryで働いています。',
    'その前は京都のCopper Laneで五年ほど働いていました。',
    '年に1万2千個、つまり12,000個のパンを売りました。',
    '連絡先の記載はありません。',
    'ぜひ直接お問い合わせください。',
    // A name of another script than the CV's is no claim that the CV lacks it.
    '以前はマイクロソフトで働いていました。',
  ])('about an English CV: %s', async (sentence) => {
    expect(isMarked(await english(sentence, '経歴を教えてください。'))).toBe(false);
  });

  it.each([
    '三輪さんは株式会社すみれ製本で工房長を務めています。',
    '松本市在住です。',
    '2014年4月から2019年3月まで青葉書店で販売員として働きました。',
    '最初の職場は青葉書店です。',
    '箔押しの経験があります。',
    '職人五人を率いています。',
    '革装だけでなく、箔押しも得意です。',
    '2022年10月に「信州工芸展 奨励賞」を受賞しました。',
  ])('about a Japanese CV: %s', async (sentence) => {
    expect(isMarked(await japanese(sentence, '経歴を教えてください。'))).toBe(false);
  });
});

describe('a lie in Japanese is marked', () => {
  it.each([
    ['a place in kanji', '大阪の店で働いたこともあります。'],
    ['a profession', '大学の教授を務めています。'],
  ])('%s, about an English CV', async (_, sentence) => {
    expect(isMarked(await english(sentence, '経歴を教えてください。'))).toBe(true);
  });

  it.each([
    ['an employer with its form', '三輪さんは株式会社みなと印刷で働いていました。'],
    ['an employer without', '以前は任天堂で働いていました。'],
    ['a school', '京都大学を卒業しました。'],
    ['a title', '三輪さんは株式会社すみれ製本で営業部長を務めています。'],
    ['the title of another job', '三輪さんは株式会社すみれ製本で販売員を務めています。'],
    ['a home', '住まいは横浜市です。'],
    ['a beginning', '2018年4月から株式会社すみれ製本で働いています。'],
    ['a length of time in kanji', '青葉書店で十年働きました。'],
    ['the order of jobs', '株式会社すみれ製本で働いた後、青葉書店に移りました。'],
    ['an award', '「全国装丁大会 金賞」を受賞しました。'],
    ['a skill', '陶芸の経験があります。'],
    ['a number with its counter', '職人九人を率いています。'],
    ['a false absence', '箔押しについては何も書かれていません。'],
    ['a denial', '箔押しの経験はありません。'],
  ])('%s, about a Japanese CV', async (_, sentence) => {
    expect(isMarked(await japanese(sentence, '経歴を教えてください。'))).toBe(true);
  });
});

it('reads a hostile answer in bounded time', async () => {
  const began = performance.now();
  for (const part of [
    'カタカナ',
    '漢字会社',
    '「あ',
    'の経験を使',
    '十百千万',
    'で年に',
    '現在働いて',
    '株式会社ア、',
  ])
    await english(part.repeat(20_000), '経歴を教えてください。');
  expect(performance.now() - began).toBeLessThan(20_000);
});
