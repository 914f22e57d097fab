import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

const english = answererOf({
  basics: { name: 'Marit Lund', label: 'Midwife', location: { city: 'Tromsø', countryCode: 'NO' } },
  work: [
    {
      name: 'Nordlys Hospital',
      position: 'Lead midwife',
      startDate: '2019-03',
      highlights: ['Lead a team of eleven midwives', 'Coordinated the triage of 300 patients'],
    },
    {
      name: 'Fjord Birth House',
      position: 'Midwife',
      startDate: '2012-01',
      endDate: '2019-02',
      highlights: ['Wrote a guideline with the University of Oslo'],
    },
  ],
  education: [{ institution: 'UiT', area: 'Midwifery', studyType: 'Bachelor', endDate: '2011' }],
});

const german = answererOf({
  basics: { name: 'Jonas Witt', label: 'Konditor', location: { city: 'Graz', countryCode: 'AT' } },
  work: [
    {
      name: 'Hotel Sonnblick',
      position: 'Chef-Patissier',
      startDate: '2020-05',
      highlights: ['Lieferte Torten für die Salzburger Festspiele'],
    },
  ],
  languages: [
    { language: 'Deutsch', fluency: 'Muttersprache' },
    { language: 'Italienisch', fluency: 'B1' },
  ],
});

const french = answererOf({
  basics: { name: 'Solène Kerou', label: 'Paysagiste', location: { city: 'Nantes', countryCode: 'FR' } },
  work: [
    {
      name: 'Atelier Brise',
      position: 'Cheffe de projet',
      startDate: '2018-09',
      highlights: ['Parc de la Loire pour la ville de Nantes', 'Encadre trois paysagistes'],
    },
  ],
});

const spanish = answererOf({
  basics: {
    name: 'Rocío Beltrán',
    label: 'Enfermera',
    location: { city: 'Vigo', countryCode: 'ES' },
    summary: 'Enfermera desde 2019. No he trabajado en pediatría.',
  },
  work: [
    {
      name: 'Hospital Ribera',
      position: 'Enfermera de urgencias',
      startDate: '2019-01',
      highlights: ['Formé a ocho residentes', 'Coordiné el triaje de 300 pacientes al día'],
    },
  ],
  certificates: [{ name: 'Soporte vital avanzado', date: '2022', issuer: 'SEMES' }],
  languages: [{ language: 'Francés', fluency: 'A2' }],
});

describe('a question near to what a CV says', () => {
  it.each([
    [english, 'Has she been to Oslo?'],
    [english, 'Does she lead a team of twenty?'],
    [german, 'War er in Italien?'],
    [german, 'Hat er bei den Salzburger Festspielen gearbeitet?'],
    [french, 'Travaille-t-elle pour la ville de Nantes ?'],
    [spanish, '¿Ha vivido en Francia?'],
    [spanish, '¿Ha coordinado un equipo?'],
    [spanish, '¿Trabaja en SEMES?'],
    [spanish, '¿Ha formado a veinte residentes?'],
  ] as const)('hears neither yes nor no: %#', async (answerer, question) => {
    const { text } = await converse(answerer, question);
    expect(text).not.toMatch(/^(?:Yes|No|Ja|Nein|Oui|Non|Sí)\b/);
  });

  it.each([
    [english, 'Does she lead a team?', /^Yes/],
    [french, 'Encadre-t-elle une équipe ?', /^Oui/],
    [spanish, '¿Ha formado a residentes?', /^Sí/],
    [spanish, '¿Ha trabajado en pediatría?', /^No\b/],
    [spanish, '¿Vive en Francia?', /^No\b/],
  ] as const)('hears it where a line says so: %#', async (answerer, question, word) => {
    const { text } = await converse(answerer, question);
    expect(text).toMatch(word);
  });

  it('says once that a degree is not there', async () => {
    const { text } = await converse(english, 'Is she a doctor?');
    expect(text.match(/not in the CV/g)).toHaveLength(1);
  });
});

describe('a CV without what a question takes for granted', () => {
  it('says something where no entry has a place', async () => {
    const placeless = answererOf({
      basics: { name: 'Ana Ruiz' },
      work: [{ name: 'Alfa', position: 'Nurse' }],
    });
    expect((await converse(placeless, 'Has she worked abroad?')).text).not.toBe('');
  });

  it('has no master craftsman in whoever served an apprenticeship', async () => {
    const journeyman = answererOf({
      basics: { name: 'Jonas Witt' },
      work: [{ name: 'Netz GmbH', position: 'Elektriker', startDate: '2015' }],
      education: [
        { institution: 'Berufsschule', studyType: 'Ausbildung', area: 'Elektronik', endDate: '2014' },
      ],
    });
    expect((await converse(journeyman, 'Hat er einen Meister?')).text).not.toMatch(/^Ja/);
    expect((await converse(journeyman, 'Hat er eine Ausbildung?')).text).toMatch(/^Ja/);
  });
});
