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
    const [first, second] = resume.work;
    expect(merged).toEqual({
      basics: { ...resume.basics, label: 'Bäckerin' },
      work: [
        { ...first, position: 'Leitende Bäckerin' },
        { ...second, position: 'Lehrling' },
      ],
    });
    expect(remarks).toEqual([]);
  });

  it('finds the same entries by name and dates, and shows a new one as it stands in the first language', () => {
    const [current, first] = resume.work;
    const newest = { name: 'Harbour Café', position: 'Owner', startDate: '2025-01' };
    const whole = [
      { name: 'Fjord Bakery', position: 'Leitende Bäckerin', startDate: 'März 2020' },
      { name: 'Mühlengasse', position: 'Lehrling', startDate: 2016 },
    ];
    for (const work of [whole, whole.toReversed()]) {
      const merged = mergeTranslation({ work: [newest, current, first] }, { work });
      expect(merged.resume).toMatchObject({
        work: [newest, { position: 'Leitende Bäckerin', highlights: ['Sourdough', 'Rye'] }, whole[1]],
      });
      expect(merged.remarks).toMatchObject([{ kind: 'lost', path: 'work[0]' }]);
    }
  });

  it.each([
    ['shorter', [{ position: 'Leiterin' }]],
    ['as long, of a job that is gone', [{ name: 'Mill Lane', startDate: '2016' }, { name: 'Gone' }]],
    ['of other dates', [{ startDate: '2020-04', position: 'Leiterin' }, {}]],
    ['that says ongoing of what has ended', [{ name: 'Fjord Bakery' }, { endDate: 'heute' }]],
    ['with two entries for one', [{ name: 'Mill Lane' }, { name: 'Mill Lane', startDate: '2016' }]],
  ])('leaves out a list whose entries cannot be told apart, and says so: one %s', (_, work) => {
    const jobs = resume.work.map((job) => ({ ...job, endDate: '2024' }));
    const merged = mergeTranslation({ ...resume, work: jobs }, { basics: { label: 'Bäckerin' }, work });
    expect(merged.resume).toMatchObject({ basics: { label: 'Bäckerin' }, work: jobs });
    expect(merged.remarks).toEqual([
      { kind: 'lost', path: 'work', message: expect.stringMatching(/cannot be matched by name and dates; /) },
    ]);
  });

  it('matches entries by their id, in any order', () => {
    const [a, b, c] = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', position: 'Cook' },
      { id: 'c', name: 'C' },
    ];
    const inFrench = { id: 'b', position: 'Cuisinière' };
    const merged = mergeTranslation({ work: [a, b] }, { work: [inFrench, c] });
    expect(merged).toEqual({ resume: { work: [a, { ...b, ...inFrench }, c] }, remarks: [] });
  });

  it('takes away what the translation sets to null', () => {
    const { resume: merged } = mergeTranslation(resume, { basics: { label: null }, work: [null, {}] });
    expect(merged).toMatchObject({ basics: { label: null }, work: [null, { name: 'Mill Lane' }] });
  });

  it('survives any two values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(() => mergeTranslation(one, other)).not.toThrow();
      }),
    );
  });
});
