import { describe, expect, it } from 'vitest';
import { parseProfile, ProfileError } from '../../../src/resume/profile';

const profileWith = (assistant: object) => parseProfile({ basics: { name: 'Ada' }, assistant });

function problemsOf(answers: unknown): string[] {
  try {
    profileWith({ answers });
  } catch (error) {
    if (error instanceof ProfileError) return error.problems.map(({ path, message }) => `${path} ${message}`);
    throw error;
  }
  return [];
}

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

  it('is empty where the file has none', () => {
    expect(profileWith({})).toMatchObject({ answers: [], facts: [] });
  });

  it('has facts beside it, a sentence each', () => {
    expect(profileWith({ facts: ['Two newts.', ' ', 'A loom.'] }).facts).toEqual(['Two newts.', 'A loom.']);
  });

  it.each([
    ['no question', [{ answer: 'x' }], 'assistant.answers[0].question is missing'],
    ['no phrasing', [{ question: [' '], answer: 'x' }], 'assistant.answers[0].question is missing'],
    [
      'a question of another kind',
      [{ question: {}, answer: 'x' }],
      'assistant.answers[0].question is an object',
    ],
    ['no answer', [{ question: 'x', answer: '' }], 'assistant.answers[0].answer is missing'],
    ['answers of another kind', { question: 'x', answer: 'y' }, 'assistant.answers is an object'],
    [
      'a language that is none',
      [{ question: 'x', answer: 'y', language: 'french' }],
      'assistant.answers[0].language "french" is not a language code',
    ],
  ])('stops a build with the path and what to do: %s', (_, answers, problem) => {
    expect(problemsOf(answers)).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf(answers).join()).toContain('; ');
  });
});
