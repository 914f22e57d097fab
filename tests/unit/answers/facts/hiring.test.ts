import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

const mason = answererOf({
  basics: {
    name: 'Ines Harrow',
    label: 'Stonemason',
    email: 'ines@example.com',
    summary:
      'Stonemason with a workshop of her own. I am looking for work on churches, from March 2027; my day rate starts at €400. I travel gladly, but I do not move. No night shifts. Clean driving licence.',
  },
  work: [
    {
      name: 'Harrow Masonry',
      position: 'Owner',
      startDate: '2019-01',
      summary: 'At the head of a team of six people.',
      highlights: ['Raised £9,000 for the repair of the market cross.'],
    },
    {
      name: 'Minster Works',
      position: 'Mason',
      startDate: '2012-01',
      endDate: '2018-12',
      highlights: ['Supervised three apprentices.'],
    },
  ],
  education: [
    {
      institution: 'Tolbury College',
      studyType: 'Master (not completed)',
      area: 'Conservation',
      startDate: '2010-09',
      endDate: '2011-06',
    },
  ],
});
const ask = async (question: string) => converse(mason, question);

describe('what the owner says to those who hire', () => {
  it.each([
    ['When is she available?', 'March 2027'],
    ['Wann ist sie verfügbar?', 'March 2027'],
    ['Quel est son tarif journalier ?', '€400'],
    ['¿Tiene carné de conducir?', 'driving licence'],
    ['夜勤は可能ですか', 'night shifts'],
  ])('%s is answered with a sentence of the summary', async (question, words) => {
    const { text, quotes } = await ask(question);
    expect(text).toContain(words);
    expect(quotes[0]?.anchor).toBe('summary');
  });

  it('says no where the very clause does', async () => {
    expect((await ask('Would she move?')).text).toMatch(/^No/);
    expect((await ask('Würde sie nachts arbeiten?')).text).toMatch(/^Nein/);
  });

  it('says yes where the very clause does', async () => {
    expect((await ask('Does she travel for work?')).text).toMatch(/^Yes/);
  });

  it('keeps saying that the CV lacks what no sentence tells', async () => {
    expect((await ask('What is her notice period?')).text).not.toContain('Yes');
    expect((await ask('Is she a Swiss citizen?')).text).toContain('not in the CV');
  });
});

it.each([
  'Has she got her own business?',
  'hat sie eine eigene Firma?',
  '¿tiene empresa propia?',
  'elle a sa propre entreprise ?',
  '自分の会社を持っていますか',
])('a firm of her own: %s', async (question) => {
  expect((await ask(question)).text).toMatch(/^(?:Yes|Ja|Sí|Oui|はい).*Harrow Masonry/);
});

describe('single facts', () => {
  it('tells how many are led now, not before', async () => {
    expect((await ask('How many people does she lead now?')).text).toContain('team of six');
  });

  it('takes an amount of a line for what it is, no salary', async () => {
    expect((await ask('How much money did she raise for the market cross?')).text).toContain('£9,000');
  });

  it('does not take broken-off studies for a degree', async () => {
    expect((await ask('Does she have a master?')).text).not.toMatch(/^Yes/);
  });

  it('answers small talk and tasks without quoting words that they share with the CV', async () => {
    expect((await ask('Write me a poem about churches')).quotes).toEqual([]);
  });
});
