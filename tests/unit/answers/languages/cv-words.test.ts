import { describe, expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { inLanguages } from '../../../../src/answers/languages/cv-words-in-use';
import { languagesOf } from '../../../../src/answers/languages/languages-of-cv';
import { loadCvWords } from '../../../../src/answers/languages/load-pack';
import { numbersIn } from '../../../../src/answers/time/numbers';
import { answererOf, converse } from '../../../support/answers';
import { cvOf } from '../../../support/cv-of';

const schooled = (area: string, summary = '') => ({
  basics: { name: 'Mara Lindqvist', summary },
  work: [{ name: 'Bergvik Library', position: 'Librarian', startDate: '2020-01' }],
  education: [{ institution: 'School of Bergvik', area, startDate: '2010', endDate: '2013' }],
});

describe('the languages of a CV', () => {
  it('are those of its lines', () => {
    const summary = 'Elle travaille depuis dix ans dans une bibliothèque et elle aime les livres.';
    expect(languagesOf(cvOf(schooled('Literature')))).toEqual(['en']);
    expect(languagesOf(cvOf(schooled('Literature', summary)))).toContain('fr');
  });

  it('are those of a single word too, where no other of its languages reads it so', () => {
    expect(languagesOf(cvOf(schooled('Abitur')))).toEqual(['en', 'de']);
    expect(languagesOf(cvOf(schooled('博士')))).toContain('ja');
    expect(languagesOf(cvOf(schooled('Doctor of Letters')))).toEqual(['en']);
  });
});

describe('the words in use', () => {
  const values = (text: string) => numbersIn(text).map(({ value }) => value);

  it('are those of the languages that were chosen, whatever else is loaded', async () => {
    await loadCvWords(['en', 'es']);
    expect(inLanguages(['en'], () => values('once'))).toEqual([]);
    expect(inLanguages(['en', 'es'], () => values('once'))).toEqual(['11']);
    expect(inLanguages(['en'], () => [inLanguages(['es'], () => values('once')), values('once')])).toEqual([
      ['11'],
      [],
    ]);
  });

  it('are not those of an earlier question in another language', async () => {
    const answerer = answererOf(schooled('Literature'));
    await converse(answerer, '¿Qué estudió?');
    // "Once" is eleven in Spanish, and she was a librarian a single time.
    expect((await converse(answerer, 'Was she once a librarian?')).text).toMatch(/^Yes/);
  });
});
