import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { mergeTranslation } from '../../../src/resume/merge-translation';

const resume = {
  basics: { name: 'Mara Lindqvist', label: 'Baker', location: { city: 'Bergen', countryCode: 'NO' } },
  work: [
    { name: 'Fjord Bakery', position: 'Head baker', startDate: '2020-03', highlights: ['Sourdough', 'Rye'] },
    { name: 'Mill Lane', position: 'Apprentice', startDate: '2016' },
  ],
};

describe('a résumé in a second language', () => {
  it('keeps what the translation leaves out, and takes the texts that it has', () => {
    const { resume: merged, remarks } = mergeTranslation(resume, {
      basics: { label: 'Bäckerin' },
      work: [{ position: 'Leitende Bäckerin' }, { position: 'Lehrling' }],
    });
    expect(merged).toEqual({
      basics: { ...resume.basics, label: 'Bäckerin' },
      work: [
        { ...resume.work[0], position: 'Leitende Bäckerin' },
        { ...resume.work[1], position: 'Lehrling' },
      ],
    });
    expect(remarks).toEqual([]);
  });

  it('may be a whole résumé of its own, with other entries', () => {
    const whole = {
      basics: { name: 'Mara Lindqvist', label: 'Bäckerin', location: { city: 'Bergen', countryCode: 'NO' } },
      work: [{ name: 'Fjord Bakery', position: 'Leitende Bäckerin', startDate: '2020-03' }],
    };
    expect(mergeTranslation(resume, whole)).toEqual({ resume: whole, remarks: [] });
  });

  it('replaces a list of texts as a whole, since its texts have no names to match', () => {
    const translation = { work: [{ highlights: ['Sauerteig'] }, {}] };
    expect(mergeTranslation(resume, translation).resume).toMatchObject({
      work: [{ highlights: ['Sauerteig'] }, { name: 'Mill Lane' }],
    });
  });

  it('matches entries by their id, in any order', () => {
    const original = {
      work: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', position: 'Cook' },
      ],
    };
    const translation = {
      work: [
        { id: 'b', position: 'Köchin' },
        { id: 'c', name: 'C' },
      ],
    };
    expect(mergeTranslation(original, translation)).toEqual({
      resume: {
        work: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B', position: 'Köchin' },
          { id: 'c', name: 'C' },
        ],
      },
      remarks: [],
    });
  });

  it('takes away what the translation sets to null', () => {
    const { resume: merged } = mergeTranslation(resume, { basics: { label: null }, work: [null, {}] });
    expect(merged).toMatchObject({ basics: { label: null }, work: [null, { name: 'Mill Lane' }] });
  });

  it('says which list may be matched wrongly', () => {
    const { resume: merged, remarks } = mergeTranslation(resume, { work: [{ position: 'Leiterin' }] });
    expect(merged).toMatchObject({ work: [{ position: 'Leiterin' }, { position: 'Apprentice' }] });
    expect(remarks).toMatchObject([{ path: 'work', message: expect.stringContaining('1 entries where') }]);
  });

  it('is the same résumé where it translates nothing, or everything to itself', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 })), (any) => {
        expect(mergeTranslation(any, {}).resume).toEqual(any);
        expect(mergeTranslation(any, any).resume).toEqual(any);
      }),
    );
  });

  it('survives any two values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(() => mergeTranslation(one, other)).not.toThrow();
      }),
    );
  });
});
