import { describe, expect, it } from 'vitest';
import { lintResume } from '../../../src/resume/lint';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';

const lint = (resume: unknown) => lintResume(parseProfile(resume), resumeWords);
const lines = (remarks: readonly { path: string; message: string }[]) =>
  remarks.map(({ path, message }) => `${path} ${message}`);
const adviceOn = (resume: unknown) => lines(lint(resume).advice);
const noticesOn = (resume: unknown) => lines(lint(resume).notices);

const point = 'Wove the first brocade from cards, and cut the waste of brass by half in a year.';
const job = { name: 'Mill', position: 'Analyst', startDate: '1840', highlights: [point] };
const whole = {
  basics: { name: 'Ada Byron', label: 'Analyst', email: 'ada@example.com', summary: 'I count cards.' },
  work: [job],
  skills: [{ name: 'Materials', keywords: ['Brass'] }],
  languages: [{ language: 'English' }],
};

describe('advice on a CV', () => {
  const skills = ['Brass', 'Felt', 'Silk', 'Ice'];

  it.each([
    ['basics.email', { basics: { ...whole.basics, email: '' } }, 'nobody can reach you; add one'],
    ['basics.summary', { basics: { ...whole.basics, summary: null } }, 'is missing'],
    ['basics.summary', { basics: { ...whole.basics, summary: 'word '.repeat(200) } }, 'has 200 words'],
    ['work[].startDate', { work: [{ ...job, startDate: '' }] }, 'no dates stand at "Analyst, Mill"'],
    ['work[].highlights', { work: [{ ...job, highlights: [], keywords: ['Brass'] }] }, 'no line says'],
    ['skills', { skills: [{ name: 'A', keywords: skills }] }, '"Felt" and 2 more; '],
    ['skills', { skills: [] }, 'is empty'],
    ['basics.label', { basics: { ...whole.basics, label: undefined } }, 'is missing'],
    ['languages', { languages: [] }, 'is empty'],
  ])('is given at %s: %j', (path, change, said) => {
    expect(adviceOn({ ...whole, ...change })).toEqual([expect.stringContaining(`${path} `)]);
    expect(adviceOn({ ...whole, ...change }).join()).toContain(said);
  });

  it.each(sampleResumeFiles)('has at most five lines, each with an action: %s', (file) => {
    const advice = adviceOn(readSampleResume(file));
    expect(advice.length).toBeLessThanOrEqual(5);
    for (const line of advice) expect(line).toMatch(/; .|keep it/);
  });
});

describe('what an owner has to know', () => {
  it('is that answers and facts are public', () => {
    const assistant = { answers: [{ question: ['A?'], answer: 'B' }], facts: ['C'] };
    expect(noticesOn({ ...whole, assistant })).toEqual([
      expect.stringMatching(/^assistant\.answers .* is public/),
      expect.stringMatching(/^assistant\.facts .* is public/),
    ]);
  });

  it('is that a prompt is too long for small models', () => {
    const summary = 'Wrote the first program for a machine. '.repeat(300);
    const resume = { basics: { ...whole.basics, summary } };
    expect(noticesOn(resume)).toEqual([expect.stringContaining('above 1500')]);
    expect(lint(resume).promptTokens).toBeGreaterThan(1500);
  });
});
