import { expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

const nurse = answererOf({
  basics: { name: 'Mira Holt', label: 'Nurse' },
  work: [
    { name: 'Northgate Hospital', position: 'Senior Nurse', startDate: '2020-03' },
    {
      name: 'Elm Clinic',
      position: 'Nurse',
      startDate: '2016-01',
      endDate: '2020-02',
      highlights: ['Trained six students'],
    },
  ],
});

it.each([
  ['How long has she worked at Northgate Hospital?', 'And at Elm Clinic?', /4 years and 2 months/],
  ['When did she start at Northgate Hospital?', 'And at Elm Clinic?', /starts in January 2016/],
  ['Combien de temps a-t-elle travaillé à Northgate Hospital ?', 'Et à Elm Clinic ?', /4 ans et 2 mois/],
  ['What did she do at Northgate Hospital?', 'And at Elm Clinic?', /Trained six students/],
  ['Did she work at Elm Clinic?', 'And at Northgate Hospital?', /^Yes/],
])('asks the same of another name: %s %s', async (question, next, words) => {
  const { text } = await converse(nurse, question, next);
  expect(text).toMatch(words);
});
