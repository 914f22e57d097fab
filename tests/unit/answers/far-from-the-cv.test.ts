import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const ask = async (question: string, resume: object) => (await converse(answererOf(resume), question)).text;
const yes = /^(?:Yes|Oui|Ja|Sí|Sim)/;

const engineer = {
  basics: { name: 'Jo Ferrer', summary: 'I make delivery of software the easy part.' },
  work: [
    {
      name: 'Quillmark',
      position: 'Platform Engineer',
      startDate: '2019-03',
      highlights: ['Hired four engineers, and redesigned the rota for 70 % fewer pages at night.'],
    },
  ],
  education: [
    {
      institution: 'Nordhavn',
      area: 'Computer Science',
      studyType: 'MSc',
      startDate: '2012',
      endDate: '2014',
    },
  ],
};

const accountant = {
  basics: { name: 'Maëlle Le Goff', summary: 'Comptable. Permis B et voiture.' },
  work: [
    {
      name: 'Transports Le Goasduff',
      position: 'Assistante',
      startDate: '2010-02',
      highlights: [
        'Saisie des factures et paie de 30 chauffeurs.',
        'Organisation des banquets du personnel.',
      ],
    },
  ],
};

describe('no yes rests on', () => {
  it.each([
    ['a word that sounds like another', 'Does she knit?', engineer],
    ['a word that may mean the same elsewhere', 'Has she worked on a ship?', engineer],
    ['another degree of the same level', 'Does she have an MBA?', engineer],
    [
      'a word of another language that looks alike',
      'Hat sie mit Leder gearbeitet?',
      {
        ...engineer,
        work: [
          {
            name: 'Quillmark',
            position: 'Nurse',
            startDate: '2019',
            highlights: ['Led the night shift of a ward.'],
          },
        ],
      },
    ],
    [
      'a compound that only ends like a certificate',
      'Hat er einen Pilotenschein?',
      {
        basics: { name: 'Jo Ferrer', summary: 'Ich führe eine Werkstatt und bilde gern aus.' },
        certificates: [{ name: 'Ersthelfer im Betrieb', date: '2020-05' }],
      },
    ],
    ['a word that only begins alike', 'Sait-elle faire du pain ?', accountant],
  ])('%s: %s', async (_, question, resume) => {
    expect(await ask(question, resume)).not.toMatch(yes);
  });
});

describe('a yes still rests on', () => {
  it.each([
    ['another form of the word', 'Has she hired engineers?', engineer],
    ['the degree by its own name', 'Does she have an MSc?', engineer],
    ['a degree by its level', 'Does she have a master’s degree?', engineer],
    [
      'a word for a firm of her own',
      'Has she got her own business?',
      {
        ...engineer,
        work: [{ name: 'Ferrer Masonry', position: 'Owner', startDate: '2019' }],
      },
    ],
  ])('%s: %s', async (_, question, resume) => {
    expect(await ask(question, resume)).toMatch(yes);
  });
});
