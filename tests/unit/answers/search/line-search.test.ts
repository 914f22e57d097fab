import { describe, expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { passagesOf } from '../../../../src/answers/passages';
import { createConcepts } from '../../../../src/answers/search/concepts';
import { createLineSearch, type Term } from '../../../../src/answers/search/line-search';
import { tokens } from '../../../../src/answers/text/tokens';
import { cvOf } from '../../../support/cv-of';

const resume = {
  basics: { name: 'Jo Ferrer', summary: 'I keep ferries afloat. Free from March.' },
  work: [
    {
      name: 'Harbour yard',
      position: 'Shipwright',
      startDate: '2019-02',
      highlights: ['Rebuilt the hull of a ferry with 40 cabins.', 'Trained two apprentices a year.'],
    },
    {
      name: 'Sail loft',
      position: 'Sailmaker',
      startDate: '2012-01',
      endDate: '2018-12',
      highlights: ['Cut sails for 60 dinghies.'],
    },
  ],
  certificates: [
    { name: 'Gefahrgutnachweis', date: '2020' },
    { name: '小型船舶操縦士', date: '2015' },
  ],
};
const lines = createLineSearch(passagesOf(cvOf(resume)));
const term = (written: string, ...others: readonly string[]): Term => ({
  written,
  ways: [written, ...others],
  sure: [written],
  share: 1,
});
const first = (...terms: readonly Term[]) => lines.find(terms)[0]?.line;

describe('the search over single lines', () => {
  it.each([
    ['a word of the line', [term('hull')], 'job-1-detail-1'],
    ['a form of one of its words', [term('apprentice')], 'job-1-detail-2'],
    ['another name for one', [term('boat body', 'hull')], 'job-1-detail-1'],
    ['a part of a compound', [term('Gefahrgut')], 'certificates-1'],
    ['characters of a Japanese name', [term('船舶操縦')], 'certificates-2'],
    ['a misspelt word that the CV lacks as written', [term('dinghys')], 'job-2-detail-1'],
    [
      'one word in the title above and one in the line',
      [term('shipwright'), term('trained')],
      'job-1-detail-2',
    ],
  ])('finds a line by %s', (_, terms, anchor) => {
    expect(first(...terms)?.passage.anchor).toBe(anchor);
  });

  it('takes each sentence of the summary for a line of its own', () => {
    expect(first(term('free'))?.text).toBe('Free from March.');
  });

  it('weighs a rare word more than a common one, and a missing one not at all', () => {
    const [rare, common, missing] = [term('hull'), term('ferry'), term('zeppelin')].map((each) =>
      lines.weightOf(each),
    );
    expect(rare).toBeGreaterThan(common ?? 0);
    expect(missing).toBe(0);
  });

  it('prefers the visitor’s own word to another name for it', () => {
    const [sails] = lines.find([term('sails')]);
    const [canvas] = lines.find([term('canvas', 'sails')]);
    expect(sails?.score).toBeGreaterThan(canvas?.score ?? 0);
  });
});

describe('the terms of a message', () => {
  const concepts = createConcepts([
    ['customs papers', 'border forms', 'Zollpapiere'],
    ['forms', 'Formulare'],
    ['通関', 'customs'],
    ['ship', '船'],
    ['waiting list', '待ち時間'],
    ['how long', 'どのくらい'],
  ]);
  const termsOf = (text: string, silent: readonly string[] = []) =>
    concepts.termsIn(text, tokens(text), ({ folded }) => (silent.includes(folded) ? 0 : 1));

  it('has the other names of a name of several words', () => {
    const [found] = termsOf('border forms');
    expect(found?.written).toBe('border forms');
    expect(found?.ways).toContain('customs papers');
  });

  it('has a word without other names as it is written', () => {
    expect(termsOf('zeppelin').map(({ ways }) => ways)).toEqual([['zeppelin']]);
  });

  it('finds a Japanese name inside a run of characters', () => {
    const [found] = termsOf('通関の経験');
    expect(found).toMatchObject({ written: '通関', start: 0, end: 2 });
  });

  it('leaves out what tells nothing', () => {
    expect(termsOf('the forms', ['the']).map(({ written }) => written)).toEqual(['forms']);
  });

  it('has one Japanese character only where it stands alone', () => {
    expect(termsOf('船に乗っていた頃', ['に', '乗', 'っていた', '頃']).map(({ written }) => written)).toEqual(
      ['船'],
    );
    expect(termsOf('造船の経験').flatMap(({ ways }) => ways)).not.toContain('ship');
  });
});
