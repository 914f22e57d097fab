import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/resume/open-questions';
import { parseProfile } from '../../../src/resume/profile';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';

const questionsOf = (resume: object) =>
  openQuestions(parseProfile({ basics: { name: 'Ada' }, ...resume })).map(({ question }) => question);
const answering = (question: string) => ({ assistant: { answers: [{ question, answer: 'Yes.' }] } });

describe('the questions that a CV leaves open', () => {
  it.each(sampleResumeFiles)('are at most five for %s', (file) => {
    expect(openQuestions(parseProfile(readSampleResume(file))).length).toBeLessThanOrEqual(5);
  });

  it('begin with what recruiters ask most', () => {
    const [first, second] = questionsOf({});
    expect(first).toContain('notice period');
    expect(second).toContain('salary');
  });

  it.each([
    ['When can she start?', 'notice period'],
    ['Quel est son préavis ?', 'notice period'],
    ['Wie hoch sind Ihre Gehaltsvorstellungen?', 'salary'],
    ['¿Necesita permiso de trabajo?', 'work permit'],
    ['在宅勤務は可能ですか', 'remotely'],
    ['Would you move to another city?', 'relocate'],
  ])('lack what the owner answers: %s', (question, subject) => {
    expect(questionsOf({}).join()).toContain(subject);
    expect(questionsOf(answering(question)).join()).not.toContain(subject);
  });

  it('lack what a fact or the CV itself tells', () => {
    expect(questionsOf({ assistant: { facts: ['Her notice period is a month.'] } }).join()).not.toContain(
      'notice',
    );
    const summary = 'I am available from May, have a Swiss work permit and am open to hybrid work.';
    const questions = questionsOf({ basics: { name: 'Ada', summary } }).join();
    for (const subject of ['notice', 'permit', 'remotely']) expect(questions).not.toContain(subject);
  });

  it('name the key of a section where the answer belongs there', () => {
    const questions = ['notice', 'salary', 'remote', 'visa', 'travel', 'What is next?', 'part-time?'];
    const profile = parseProfile({
      basics: { name: 'Ada' },
      interests: [{ name: 'Looms' }],
      assistant: { answers: [{ question: questions, answer: 'Ask me.' }] },
    });
    expect(openQuestions(profile).map(({ key }) => key)).toEqual(['references', 'assistant.answers']);
  });
});
