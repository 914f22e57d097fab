import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

/** An invented bell founder whose prose states one length of time, and whose dates tell others. */
const resume = {
  basics: {
    name: 'Merit Osterbeek',
    label: 'Bell founder',
    summary: 'Bell founder with twelve years at the furnace. Tuner since 2016.',
  },
  work: [
    {
      name: 'Kettering Foundry',
      position: 'Bell Founder',
      startDate: '2020-01',
      endDate: '2022-12',
      highlights: ['Cast bronze for carillons.'],
    },
    {
      name: 'Dunmow Casting',
      position: 'Moulder',
      startDate: '2013-01',
      endDate: '2019-12',
      highlights: ['Poured bronze statues.'],
    },
  ],
};
const merit = answererOf(resume);
const said = async (question: string) => (await converse(merit, question)).text;

describe('one question has one figure', () => {
  it.each(['How many years of experience does she have?', 'How long has she worked at the furnace?'])(
    '%s is answered by what the prose states',
    async (question) => {
      expect(await said(question)).toBe(
        'Under Summary, the CV says “Bell founder with twelve years at the furnace”.',
      );
    },
  );

  it('since when is answered by the year that the prose states', async () => {
    expect(await said('Since when is she a tuner?')).toBe('Under Summary, the CV says “Tuner since 2016”.');
  });

  it.each(['How long has she worked with bronze?', 'How many years of bronze does she have?'])(
    '%s counts every entry that tells of it, as the least',
    async (question) => {
      expect(await said(question)).toMatch(/at least 10 years/);
    },
  );
});
