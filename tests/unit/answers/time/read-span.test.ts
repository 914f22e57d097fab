import { describe, expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { allPacks } from '../../../../src/answers/languages/all-packs';
import type { Language } from '../../../../src/answers/languages/language-pack';
import { dateOf, readPoints } from '../../../../src/answers/time/read-span';

const today = new Date(2026, 10, 15);

/** The first and the last month of each time that a message names. */
function spans(text: string, language: Language): string[] {
  const points = readPoints(text, allPacks[language].lexicon.times, language, today);
  return points.map(({ from, to }) => `${dateOf(from)}/${dateOf(to - 1)}`);
}

describe('times in a message', () => {
  it.each<[string, Language, string[]]>([
    ['what was she doing in 2019', 'en', ['2019-01/2019-12']],
    ['between mid 2012 and early 2013', 'en', ['2012-05/2012-08', '2013-01/2013-04']],
    ['from March to June 2019', 'en', ['2019-03/2019-03', '2019-06/2019-06']],
    ['in 05/2018', 'en', ['2018-05/2018-05']],
    ['the last five years', 'en', ['2021-11/2026-11']],
    ['three years ago', 'en', ['2023-01/2023-12']],
    ['in the 2010s', 'en', ['2010-01/2019-12']],
    ['im Sommer 2019', 'de', ['2019-06/2019-08']],
    ['in den letzten drei Jahren', 'de', ['2023-11/2026-11']],
    ['vor März 2018', 'de', ['2018-03/2018-03']],
    ['à l’automne 2011', 'fr', ['2011-09/2011-11']],
    ['fin 2018', 'fr', ['2018-09/2018-12']],
    ['en verano de 2012', 'es', ['2012-06/2012-08']],
    ['hace dos años', 'es', ['2024-01/2024-12']],
    ['2019年の春', 'ja', ['2019-03/2019-05']],
    ['2015年4月から2016年まで', 'ja', ['2015-04/2015-04', '2016-01/2016-12']],
  ])('%s', (text, language, expected) => {
    expect(spans(text, language)).toEqual(expected);
  });

  it('takes a modal verb for no month', () => {
    expect(spans('may I ask where she works', 'en')).toEqual([]);
  });

  it('keeps the words of the visitor', () => {
    const [point] = readPoints('In Summer 2019?', allPacks.en.lexicon.times, 'en', today);
    expect(point).toMatchObject({ written: 'Summer 2019', isVague: true });
  });
});
