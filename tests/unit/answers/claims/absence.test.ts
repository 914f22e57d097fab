import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const read = claimReader({
  basics: {
    name: 'Maud Ferris',
    label: 'Glazier',
    phone: '+44 20 7946 0222',
    location: { city: 'Hull', countryCode: 'GB' },
  },
  work: [
    {
      name: 'Humber Glassworks',
      position: 'Glazier',
      description: 'Workshop with 12 employees',
      location: 'Hull',
      startDate: '2020-03',
      highlights: ['Restored 140 church windows.', 'Lead three apprentices.'],
    },
  ],
  education: [
    { institution: 'Ouse College', area: 'Stained glass', studyType: 'Diploma', startDate: '2016' },
  ],
  certificates: [{ name: 'Scaffold Inspection', issuer: 'Northern Safety Board', date: '2022-05' }],
  awards: [
    {
      title: 'Clear View Prize',
      awarder: 'Guild of Glaziers',
      date: '2023',
      summary: 'For the rose window.',
    },
  ],
  languages: [{ language: 'Polish', fluency: 'B2' }],
  skills: [{ name: 'Tools', keywords: ['Excel', 'AutoCAD'] }],
});

const afterJob = 'She is a glazier at Humber Glassworks.';
const afterCertificate = 'She holds the Scaffold Inspection certificate.';
const afterPrize = 'She won the Clear View Prize.';

/** The claim of the last sentence. */
const last = async (...said: readonly string[]) => (await read(said.join(' '))).slice(-1);

describe('a sentence that calls missing what the CV says', () => {
  it.each([
    ['the issuer of what was spoken of', afterCertificate, 'The body that issued it isn’t named.'],
    ['its date', afterCertificate, 'When she got it has been left out.'],
    ['the reason of an award', afterPrize, 'The CV keeps quiet about what the prize was for.'],
    ['a number', afterJob, 'How many windows she restored isn’t stated.'],
    ['the size of an employer', afterJob, 'The size of the firm is not mentioned.'],
    ['a team by what it is made of', afterJob, 'How many people she leads is not disclosed.'],
    ['the title of a post', afterJob, 'Her position there goes unmentioned.'],
    ['a level', '', 'Her level of Polish isn’t given.'],
    ['a part of the CV', '', 'No awards are listed.'],
    ['a way to the owner', '', 'A phone number is missing from the CV.'],
    ['the home', '', 'Where she lives isn’t stated.'],
    ['a skill', '', 'Excel isn’t among the things she lists.'],
    ['by an indirect question', afterCertificate, 'Which organisation awarded it can’t be told.'],
    [
      'in French',
      'Elle a le certificat Scaffold Inspection.',
      'L’organisme qui l’a délivré n’est pas précisé.',
    ],
    ['in German', 'Sie gewann den Clear View Prize.', 'Wer ihn verliehen hat, verrät der Lebenslauf nicht.'],
    ['in Spanish', 'Ganó el Clear View Prize.', 'No se indica qué entidad lo concedió.'],
    ['in Portuguese', 'Ganhou o Clear View Prize.', 'A data não consta do currículo.'],
    ['in Arabic', 'حصلت على Clear View Prize.', 'لم تُذكر الجهة المانحة.'],
  ])('is marked: %s', async (_what, before, sentence) => {
    expect(isMarked(await last(before, sentence))).toBe(true);
  });

  it('is marked: in Japanese', async () => {
    const said = 'Scaffold Inspectionの資格を持っています。発行団体についての記載はありません。';
    expect(isMarked((await read(said, '資格はありますか。')).slice(-1))).toBe(true);
  });

  it('is answered with what the CV says', async () => {
    const [claim] = await last(afterCertificate, 'Who issued it isn’t given.');
    expect(claim?.reason).toEqual({ kind: 'mentioned', what: 'Northern Safety Board' });
  });

  it('does not move what "it" means', async () => {
    const said = [afterCertificate, 'No record of a renewal is listed.', 'Who issued it isn’t given.'];
    expect((await last(...said))[0]?.reason).toEqual({ kind: 'mentioned', what: 'Northern Safety Board' });
  });
});

describe('a sentence that calls missing what the CV lacks', () => {
  it.each([
    ['a field', afterCertificate, 'Where she got it isn’t stated.'],
    ['a field of something else', afterJob, 'The name of her manager isn’t stated.'],
    ['more than a field', afterPrize, 'The price of the trophy is not given.'],
    ['a number of other things', afterJob, 'How many mirrors she restored isn’t stated.'],
    ['a reason', afterJob, 'Why she joined is not explained.'],
    ['what is left beside what is known', '', 'No other awards are listed.'],
    ['what was done with a skill', '', 'What she draws with AutoCAD isn’t stated.'],
    ['a part of the CV', '', 'No references are listed.'],
    ['a way to the owner', '', 'No e-mail address is given.'],
    [
      'somebody',
      'Sie arbeitet bei Humber Glassworks.',
      'Wem sie unterstellt ist, steht nicht im Lebenslauf.',
    ],
    ['a language', '', 'Dutch isn’t mentioned.'],
  ])('is not marked: %s', async (_what, before, sentence) => {
    expect(isMarked(await last(before, sentence))).toBe(false);
  });
});

it('a word that ends in "nt" denies nothing', async () => {
  const [claim] = await read('The CV has a glazier’s assistant who mentions mirrors at Northgate Mills.');
  expect(claim?.verdict).toBe('unsupported');
});

describe('studies that were broken off', () => {
  const read = claimReader({
    basics: { name: 'Maud Ferris', label: 'Glazier' },
    education: [
      { institution: 'Ouse University', area: 'Chemistry', studyType: 'Doctorate', score: 'Not completed' },
    ],
  });

  it('may be denied, whatever the verb', async () => {
    expect(isMarked(await read('She never got her doctorate.'))).toBe(false);
  });

  it('took place at their school', async () => {
    expect(isMarked(await read('She never went to Ouse University.'))).toBe(true);
  });
});
