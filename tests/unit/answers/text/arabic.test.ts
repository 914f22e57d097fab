import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/answers/text/fold';
import { stem } from '../../../../src/answers/text/stem';
import { foldWord, tokens } from '../../../../src/answers/text/tokens';

describe('Arabic words', () => {
  it.each([
    ['أُستاذة', 'استاذه'],
    ['إدارة', 'اداره'],
    ['مستشفى', 'مستشفي'],
    ['خبـــرة', 'خبره'],
    ['آلاف', 'الاف'],
    ['٢٠١٩', '2019'],
  ])('fold the spellings of %s', (written, folded) => expect(fold(written)).toBe(folded));

  it.each([
    ['المهارات', 'مهارات'],
    ['والمهارات', 'مهارات'],
    ['بالقاهرة', 'قاهره'],
    ['للشركة', 'شركه'],
    ['بشركة', 'شركه'],
    ['ومهاراتها', 'مهاراتها'],
    ['الألمانية', 'مانيه'],
    ['ألمانية', 'مانيه'],
  ])('lose the article and the prefixes of %s', (written, folded) => expect(foldWord(written)).toBe(folded));

  it.each([['إلى'], ['الآن'], ['لغة'], ['بنك'], ['كتاب'], ['وعد']])('keep %s whole', (written) =>
    expect(foldWord(written)).toBe(fold(written)),
  );

  it('share a stem over number and pronouns', () => {
    expect(new Set(['شركه', 'شركات', 'شركته', 'شركتها'].map(stem))).toEqual(new Set(['شرك']));
    expect(new Set(['مهندسين', 'مهندسون', 'مهندس'].map(stem))).toEqual(new Set(['مهندس']));
  });

  it('keep their places, and end a clause at an Arabic comma', () => {
    const [first, second] = tokens('المهارات، واللغات');
    expect(first).toMatchObject({ written: 'المهارات', start: 0, end: 8, joinsNext: false });
    expect(second).toMatchObject({ written: 'واللغات', folded: 'لغات', start: 10, end: 17 });
  });
});
