import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const nurse = answererOf({
  basics: { name: 'Ada Penrose', label: 'Charge Nurse', summary: 'Nurse with fourteen years on wards.' },
  work: [
    { name: 'Severn Hospital', position: 'Charge Nurse', location: 'Bristol', startDate: '2021-04' },
    { name: 'Peregrine Air', position: 'Flight Nurse', startDate: '2018-09', endDate: '2021-03' },
    { name: 'Calder Hospital', position: 'Staff Nurse', startDate: '2014-10', endDate: '2018-08' },
  ],
  references: [{ name: 'Dr Okon', reference: 'She keeps a full unit calm.' }],
});

const says = (question: string, said: string) =>
  it(question, async () => {
    expect((await converse(nurse, question)).text).toContain(said);
  });

describe('where she works is her job now', () => {
  for (const question of [
    'Where does she work?',
    'Wo arbeitet sie?',
    'Où travaille-t-elle ?',
    '¿Dónde trabaja?',
  ])
    it(question, async () => {
      const { text } = await converse(nurse, question);
      expect(text).toContain('Severn Hospital');
      expect(text).not.toContain('Peregrine');
    });
});

describe('what she did before, without anything said before, is the job before this one', () => {
  for (const question of [
    'What did she do before?',
    'And before that?',
    'Was hat sie vorher gemacht?',
    'Qu’a-t-elle fait avant ?',
    '¿Qué hacía antes?',
    '以前は何をしていましたか？',
    'O que fazia antes?',
    'ماذا كانت تعمل من قبل؟',
  ])
    says(question, 'Peregrine');
});

describe('a first question for a part of the jobs or for the references', () => {
  says('Who can vouch for her?', 'She keeps a full unit calm');
  says('Which hospitals has she worked at?', '2 jobs');
  says('Which employers were in Bristol?', 'one job');
  says(
    'Did she work at Severn Hospital before Calder Hospital?',
    'No: Staff Nurse, Calder Hospital came first',
  );
});
