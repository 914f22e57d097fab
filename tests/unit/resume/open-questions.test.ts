import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/resume/open-questions';
import { parseProfile } from '../../../src/resume/profile';
import { loadEditorWords } from '../../../src/words/editor/load-words';
import { interfaceLanguages } from '../../../src/words/languages';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';

const topicsOf = (resume: object) =>
  openQuestions(parseProfile({ basics: { name: 'Ada' }, ...resume })).map(({ topic }) => topic);
const answering = (question: string) => ({ assistant: { answers: [{ question, answer: 'Yes.' }] } });

describe('the questions that a CV leaves open', () => {
  it.each(sampleResumeFiles)('are at most five for %s', (file) => {
    expect(openQuestions(parseProfile(readSampleResume(file))).length).toBeLessThanOrEqual(5);
  });

  it('begin with what recruiters ask most', () => {
    expect(topicsOf({}).slice(0, 2)).toEqual(['availability', 'salary']);
  });

  it.each([
    ['When can she start?', 'availability'],
    ['Quel est son préavis ?', 'availability'],
    ['Wie hoch sind Ihre Gehaltsvorstellungen?', 'salary'],
    ['¿Necesita permiso de trabajo?', 'work-permit'],
    ['在宅勤務は可能ですか', 'remote'],
    ['Would you move to another city?', 'relocation'],
  ])('lack what the owner answers: %s', (question, subject) => {
    expect(topicsOf({})).toContain(subject);
    expect(topicsOf(answering(question))).not.toContain(subject);
  });

  it.each(interfaceLanguages)('lack what is answered in the editor, in %s', async (language) => {
    const { topics } = (await loadEditorWords[language]()).ask;
    for (const [topic, [question]] of Object.entries(topics)) {
      const profile = parseProfile({ basics: { name: 'Ada' }, ...answering(question) });
      expect(openQuestions(profile, 10).map((open) => open.topic)).not.toContain(topic);
    }
  });

  it('lack what a fact or the CV itself tells', () => {
    const facts = ['Her notice period is a month.'];
    expect(topicsOf({ assistant: { facts } })).not.toContain('availability');
    const summary = 'I am available from May, have a Swiss work permit and am open to hybrid work.';
    const questions = topicsOf({ basics: { name: 'Ada', summary } });
    for (const subject of ['availability', 'work-permit', 'remote']) expect(questions).not.toContain(subject);
  });

  it('name the key of a section where the answer belongs there', () => {
    const questions = ['notice', 'salary', 'remote', 'visa', 'travel', 'What is next?', 'part-time?'];
    const assistant = { answers: [{ question: questions, answer: 'Ask me.' }] };
    const profile = parseProfile({ basics: { name: 'Ada' }, interests: [{ name: 'Looms' }], assistant });
    expect(openQuestions(profile).map(({ key }) => key)).toEqual(['references', 'assistant.answers']);
  });
});
