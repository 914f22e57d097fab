import { describe, expect, it } from 'vitest';
import { openResume, parseProfile } from '../../../src/resume/profile';

const profileWith = (assistant: object) => parseProfile({ basics: { name: 'Ada' }, assistant });

const opened = (answers: unknown) => openResume({ basics: { name: 'Ada' }, assistant: { answers } });
const remarksOn = (answers: unknown) =>
  opened(answers).remarks.map(({ path, message }) => `${path} ${message}`);

describe('what the owner answers beyond the CV', () => {
  it('is read with one phrasing or several, its markdown, and its language', () => {
    const { answers } = profileWith({
      answers: [
        { question: ' Notice period? ', answer: '**One month**\n\n- from May' },
        { question: ['Préavis ?', 'Quand ?'], answer: 'Un mois', language: 'FR' },
      ],
    });
    expect(answers).toEqual([
      { questions: ['Notice period?'], answer: '**One month**\n\n- from May', language: undefined },
      { questions: ['Préavis ?', 'Quand ?'], answer: 'Un mois', language: 'fr' },
    ]);
  });

  it('has facts beside it, a sentence each', () => {
    expect(profileWith({ facts: ['Two newts.', ' ', 'A loom.'] }).facts).toEqual(['Two newts.', 'A loom.']);
  });

  it.each([
    ['no question', [{ answer: 'x' }], 'assistant.answers[0] `question` is missing; write'],
    ['no phrasing', [{ question: [' '], answer: 'x' }], 'assistant.answers[0] `question` is missing; write'],
    ['a question of no text', [{ question: true, answer: 'x' }], 'assistant.answers[0].question is true; '],
    ['no answer', [{ question: 'x', answer: '' }], 'assistant.answers[0] `answer` is missing; write'],
  ])('is left out with the path and what to do: %s', (_, answers, remark) => {
    expect(opened(answers).profile.answers).toEqual([]);
    expect(remarksOn(answers)).toContainEqual(expect.stringContaining(remark));
  });
});
