import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const alder = {
  name: 'Alder Infirmary',
  position: 'Clinical Pharmacist',
  location: 'Leeds',
  startDate: '2014-03',
  endDate: '2019-08',
  highlights: [
    'Turned down the post of deputy chief pharmacist to stay with patients',
    'Wrote the downtime procedure alone',
    'Most customers are hospitals in the north',
    'Lead a team of nine',
    'Taught two carpenters to count pills during the nine-hour outage',
    'Work on sites in Chile, Poland and South Africa',
  ],
};
const resume = {
  basics: {
    name: 'Maureen Gallacher',
    label: 'Pharmacist',
    location: { city: 'Leeds', countryCode: 'GB' },
  },
  work: [alder],
  education: [
    {
      institution: 'Evening School of Pharmacy',
      area: 'Dispensing',
      studyType: 'Forewoman',
      startDate: '2009-09',
      endDate: '2011-07',
    },
  ],
  projects: [
    { name: 'Pillcount', description: 'An app for carers. I wrote its texts; my brother wrote the code.' },
  ],
  certificates: [{ name: 'First Aid at Work', issuer: 'St Anne Ambulance', date: '2023-05' }],
  awards: [
    {
      title: 'Safety Prize',
      awarder: 'Pharmacy Guild',
      date: '2022-11',
      summary: 'For a ward without paper',
    },
  ],
  skills: [{ name: 'Pharmacy', keywords: ['Vaccine training', 'Dispensing'] }],
  interests: [{ name: 'Choral song', keywords: ['alto in the only village choir'] }],
};
const maureen = answererOf(resume);
const ask = async (question: string) => (await converse(maureen, question)).text;
const yes = /^(?:Yes|Oui|Ja|Sí|Sim|はい)/;

it.each([
  ['what was turned down', 'Was she deputy chief pharmacist?'],
  ['what another wrote', 'Did she write the code of Pillcount?'],
  ['company in what was done alone', 'Did she write the downtime procedure with someone else?'],
  ['studies at a university by an evening school', 'Hat sie studiert?'],
  ['what is outside by what is within', 'Has she lived outside the UK?'],
  ['the training of people by a skill called training', 'Has she trained apprentices?'],
])('no yes to %s: %s', async (_what, question) => {
  expect(await ask(question)).not.toMatch(yes);
});

it('says no yes to what ended in a year that the line names', async () => {
  const joerg = answererOf({
    basics: { name: 'Jörg Petersen', label: 'Industriemechaniker', summary: 'Ich leite die Fertigung.' },
    work: [{ name: 'Pressenbau', position: 'Produktionsleiter', startDate: '2019-04' }],
    volunteer: [
      {
        organization: 'Freiwillige Feuerwehr Vellmar',
        position: 'Gruppenführer',
        startDate: '2005-01',
        highlights: ['Rund 40 Einsätze im Jahr; Gerätewart bis 2018'],
      },
    ],
  });
  const { text } = await converse(joerg, 'Ist er noch Gerätewart bei der Feuerwehr?');
  expect(text).not.toMatch(yes);
});

it.each([
  ['who was trained has a certificate of it', 'Is she trained in first aid?'],
  ['a prize for something "without" another is won all the same', 'Has she won a prize?'],
  ['who leads a team has people under their orders', 'A-t-elle des gens sous ses ordres ?'],
])('yes: %s: %s', async (_what, question) => {
  expect(await ask(question)).toMatch(yes);
});

describe('what the CV lacks', () => {
  it('is said of a name', async () => {
    expect(await ask('Does she know Kubernetes?')).toContain('“Kubernetes” is not in the CV.');
  });

  it('is said of a common word as of a word: the CV may have another one for it', async () => {
    expect(await ask('Does she know blacksmithing?')).toContain('The word “blacksmithing” is not in the CV.');
  });

  it('is said of a licence beside the certificates that are there', async () => {
    expect(await ask('Does she have a driving licence?')).toContain('The word “driving” is not in the CV.');
  });
});

describe('a place', () => {
  it('of one post is answered with what was done there', async () => {
    expect(await ask('What did she do in Leeds?')).toContain('Alder Infirmary');
    expect(await ask('What did she do in Leeds?')).toMatch(/the CV says “/);
  });

  it('abroad may stand in a line, where no post is abroad', async () => {
    expect(await ask('Has she worked abroad?')).toContain('Chile');
  });

  it('abroad that no line names is not answered with the posts at home', async () => {
    const settled = answererOf({ ...resume, work: [{ ...alder, highlights: ['Lead a team of nine'] }] });
    expect((await converse(settled, 'Has she worked abroad?')).text).not.toContain('Leeds');
  });

  it('abroad is told by the places of a CV, where several name no country', async () => {
    const lisbon = { ...alder, name: 'Library', location: 'Lisboa', highlights: [] };
    const moved = answererOf({ ...resume, work: [{ ...alder, highlights: [] }, lisbon] });
    expect((await converse(moved, 'Has she worked abroad?')).text).toMatch(/Leeds.*Lisboa/);
  });
});

it('finds in a line what the CV has no section for', async () => {
  expect(await ask('Who are the customers?')).toContain('Most customers are hospitals');
});

it('does not invite to paste a job ad where none was spoken of', async () => {
  expect(await ask('Would a pure office job be something for her?')).not.toMatch(/paste/i);
});

it('says how she is introduced where only a line has the title that is asked', async () => {
  expect(await ask('Is she a carpenter?')).toContain('introduces Maureen as Pharmacist');
});

it('hears no form of "single" in "sing"', async () => {
  expect(await ask('Does she sing?')).not.toContain('only village');
});

it.each([
  ['pt', 'Ela reduziu o número de alertas?'],
  ['es', 'Dirigió la introducción de SAP?'],
])('is told to be %s: %s', async (language, question) => {
  expect((await converse(maureen, question)).language).toBe(language);
});

it('takes an address for no line, and the name of a section for no profession', async () => {
  const reachable = answererOf({
    ...resume,
    basics: { ...resume.basics, email: 'maureen@example.org' },
  });
  for (const question of ['Did all of her trainees pass the exam?', 'Has Maureen written patents?'])
    expect((await converse(reachable, question)).text).not.toContain('<maureen@');
  expect((await converse(reachable, 'Elle a déjà fait prof ?')).text).not.toContain('Profile');
});

it('takes the mastery of a thing for no language', async () => {
  expect(await ask('¿Entiende de Dispensing?')).toMatch(/^Sí/);
});

it('hears a question for a profession as no question of character', async () => {
  const plain = answererOf({ basics: { name: 'Ada Hall', label: 'Machinist' }, work: [alder] });
  expect((await converse(plain, 'Is she a nurse?')).text).toContain('Machinist');
});
