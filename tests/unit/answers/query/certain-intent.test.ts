import { describe, expect, it } from 'vitest';
import { certainIntent } from '../../../../src/answers/query/certain-intent';
import { ownerResume } from '../../../support/owner';
import { answererOf, converse } from '../../../support/answers';

describe('the intent of a question whose form leaves no doubt', () => {
  it.each([
    'Who is she?',
    'and who’s he then?',
    'Qui est-elle ?',
    'C’est qui ?',
    'Wer ist er denn?',
    '¿Quién es?',
    '彼女は誰ですか？',
    'من هي؟',
  ])('asks who the owner is: %s', (question) => {
    expect(certainIntent(question)).toBe('about');
  });

  it.each([
    'Is she tall?',
    'How tall is he?',
    'Is {name} tall?',
    'What does she look like?',
    'Est-elle très grande ?',
    'Combien pèse-t-il ?',
    'Ist sie groß?',
    '¿Es alta?',
    '背は高いですか？',
    'هل هي طويلة؟',
  ])('asks what the owner looks like: %s', (question) => {
    expect(certainIntent(question)).toBe('private');
  });

  it.each([
    'Who is her employer?',
    'Who is this for?',
    'Is she short of experience in Rust?',
    'Is the team big?',
    'Qui est-elle venue remplacer ?',
    'Wer ist sein Chef?',
    '¿Quién es su jefe?',
    'この人の雇用主は誰ですか',
  ])('is left to the classifier: %s', (question) => {
    expect(certainIntent(question)).toBeUndefined();
  });

  it('gives no job for an answer to a question about looks', async () => {
    const { text, quotes } = await converse(answererOf(ownerResume), 'Is she big?');
    expect(text).toContain('not in the CV');
    expect(quotes).toEqual([]);
  });
});
