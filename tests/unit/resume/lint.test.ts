import { describe, expect, it } from 'vitest';
import { lintResume } from '../../../src/resume/lint';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';

const hintsFor = (resume: unknown) =>
  lintResume(resume, parseProfile(resume), resumeWords).hints.map(
    ({ path, message }) => `${path} ${message}`,
  );
const ada = { name: 'Ada Byron', email: 'ada@example.com' };

describe('linting a résumé', () => {
  it.each(sampleResumeFiles)('finds no misspelt key in %s', (file) => {
    expect(hintsFor(readSampleResume(file)).filter((hint) => hint.includes('did you mean'))).toEqual([]);
  });

  it('names a misspelt key by its path and what was meant', () => {
    const hints = hintsFor({ basics: { ...ada, sumary: 'x' }, work: [{ name: 'A', higlights: ['B'] }] });
    expect(hints).toEqual([
      expect.stringMatching(/^basics\.sumary .*`summary`/),
      expect.stringMatching(/^work\[0\]\.higlights .*`highlights`/),
    ]);
  });

  it('leaves keys for other programs alone', () => {
    expect(hintsFor({ basics: { ...ada, pronouns: 'she' }, x: 1, themeOptions: {} })).toEqual([]);
  });

  it('reads the texts around partners, and names their misspelt keys', () => {
    const partners = { heading: 'A', items: [{ name: 'B', logo: 'b.svg' }], more: 'C', expandLable: 'D' };
    expect(hintsFor({ basics: ada, partners })).toEqual([
      expect.stringMatching(/^partners\.expandLable .*`expandLabel`/),
    ]);
  });

  it('asks for an address that the assistant can give', () => {
    expect(hintsFor({ basics: { name: 'Ada' } })).toEqual([
      expect.stringMatching(/^basics\.email is missing/),
    ]);
  });

  it('says that the owner’s answers and facts are public', () => {
    const assistant = { answers: [{ question: ['A?'], answer: 'B', langauge: 'en' }], facts: ['C'] };
    expect(hintsFor({ basics: ada, assistant })).toEqual([
      expect.stringMatching(/^assistant\.answers\[0\]\.langauge .*`language`/),
      expect.stringMatching(/^assistant\.answers .* is public/),
      expect.stringMatching(/^assistant\.facts .* is public/),
    ]);
  });

  it('warns of a prompt that is too long for small models', () => {
    const resume = { basics: { ...ada, summary: 'Wrote the first program for a machine. '.repeat(300) } };
    expect(hintsFor(resume)).toEqual([expect.stringContaining('above 1500')]);
    expect(lintResume(resume, parseProfile(resume), resumeWords).promptTokens).toBeGreaterThan(1500);
  });
});
