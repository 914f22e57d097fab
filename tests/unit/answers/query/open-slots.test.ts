import { expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';
import { ownerResume } from '../../../support/owner';

const tamsin = answererOf(ownerResume);
const openings = [
  ['Where does she work now?'],
  ['Does she speak Dutch?', 'and English?'],
  ['What did she do at the national library?', 'How long was she there?'],
];

it.each([
  'Where did she study?',
  'Which languages does she speak?',
  'How many jobs has she had?',
  'Does she know Kubernetes?',
  'Has she won a prize?',
  'Is there a master’s degree?',
  'A-t-elle le permis de conduire ?',
  'Quels prix a-t-elle reçus ?',
  'Wo wohnt sie?',
  'Welche Sprachen spricht sie?',
  '¿Cuántas personas dirige?',
  'どこで勉強しましたか',
  'أين درست؟',
])('a question that stands on its own has the same answer in any conversation: %s', async (question) => {
  const { text, quotes, intent } = await converse(tamsin, question);
  for (const opening of openings)
    expect(await converse(tamsin, ...opening, question)).toMatchObject({ text, quotes, intent });
});

it.each([
  'And before that?',
  'How long was she there?',
  'Since when?',
  'Et avant ?',
  'Seit wann?',
  'いつからですか',
])('an open slot is filled from what was said: %s', async (question) => {
  const { text } = await converse(tamsin, question);
  expect((await converse(tamsin, 'What did she do at the national library?', question)).text).not.toBe(text);
});
