import { describe, expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { lengthsIn } from '../../../../src/answers/claims/lengths';
import { numbersIn } from '../../../../src/answers/time/numbers';
import { claims as de } from '../../../../src/answers/languages/de/claims';
import { claims as en } from '../../../../src/answers/languages/en/claims';
import { claims as es } from '../../../../src/answers/languages/es/claims';
import { claims as fr } from '../../../../src/answers/languages/fr/claims';
import { claims as ja } from '../../../../src/answers/languages/ja/claims';

const phrasesOf = { en, fr, de, es, ja };

const languages = ['en', 'fr', 'de', 'es', 'ja'] as const;
const months = (language: (typeof languages)[number], text: string) =>
  lengthsIn(text, phrasesOf[language].time).map((length) => length.months);

describe('lengths of time', () => {
  it.each([
    ['en', 'He stayed four years and two months.', [50]],
    ['en', 'one year and ten months', [22]],
    ['en', 'two and a half years', [30]],
    ['en', 'two decades at sea', [240]],
    ['en', 'He baked for a year.', [12]],
    ['fr', "pendant une vingtaine d'années", [240]],
    ['fr', 'pendant quatre ans et demi', [54]],
    ['de', 'viereinhalb Jahre', [54]],
    ['de', 'seit drei Jahren und zwei Monaten', [38]],
    ['es', 'durante dos años y tres meses', [27]],
    ['ja', '4年2か月働きました', [50]],
    ['ja', '十年以上の経験', [120]],
  ] as const)('in %s: "%s"', (language, text, expected) => {
    expect(months(language, text)).toEqual(expected);
  });

  it.each([
    ['en', 'five years ago'],
    ['en', 'in 2019'],
    ['en', 'every two years'],
    ['ja', '2019年に'],
    ['ja', '3年前に'],
  ] as const)('are no points in time, in %s: "%s"', (language, text) => {
    expect(months(language, text)).toEqual([]);
  });

  it.each([
    ['four years', 51, true],
    ['four years', 62, false],
    ['more than four years', 60, true],
    ['almost four years', 44, true],
    ['almost four years', 52, false],
  ])('"%s" allow %i months: %s', (text, actual, isTrue) => {
    const [length] = lengthsIn(text, phrasesOf.en.time);
    expect(length && actual >= length.least && actual <= length.most).toBe(isTrue);
  });
});

describe('numbers', () => {
  it.each([
    ['nine hundred beds', '900'],
    ['1 150 entries', '1150'],
    ['einundzwanzig Leute', '21'],
    ['fourteen nurses', '14'],
    ['十二名', '12'],
  ])('are read in "%s"', (text, value) => {
    expect(numbersIn(text).map((number) => number.value)).toEqual([value]);
  });
});
