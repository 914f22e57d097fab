import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const read = claimReader({
  basics: {
    name: 'Henrike Aldag',
    label: 'Konditormeisterin',
    email: 'henrike@example.org',
    location: { city: 'Husum', countryCode: 'DE' },
    summary: 'Konditormeisterin mit einem Faible für Torten und ruhige Morgenstunden.',
  },
  work: [
    {
      name: 'Café Deichblick',
      position: 'Backstubenleiterin',
      location: 'Husum',
      startDate: '2020-03',
      highlights: ['Leitung von sechs Leuten und Planung der Schichten.', '140 Torten im Monat gebacken.'],
    },
    {
      name: 'Konditorei Wiesner',
      position: 'Konditorin',
      location: 'Kiel',
      startDate: '2014-08',
      endDate: '2020-02',
      highlights: ['Hochzeitstorten entworfen.'],
    },
  ],
  education: [
    {
      institution: 'Meisterschule Nordsee',
      area: 'Konditorhandwerk',
      studyType: 'Meisterbrief',
      startDate: '2017',
      endDate: '2018',
    },
  ],
  skills: [{ name: 'Backstube', keywords: ['Tortendesign', 'Schokolade', 'Excel'] }],
  languages: [
    { language: 'Deutsch', fluency: 'Muttersprache' },
    { language: 'Englisch', fluency: 'Grundkenntnisse' },
  ],
});

describe('a true German sentence is not marked', () => {
  it.each([
    'Henrike arbeitet seit März 2020 als Backstubenleiterin beim Café Deichblick in Husum.',
    'Nach fünf Jahren und sieben Monaten verließ sie die Konditorei Wiesner.',
    'Seit 2018 hat sie den Meisterbrief.',
    'Im Bereich der Planung kann sie mit Leidenschaft und Erfahrung aufwarten.',
    'Deutsch ist ihre Muttersprache, auf Englisch hat sie Grundkenntnisse.',
    'Über Zertifikate gibt der Lebenslauf keine Auskunft.',
    'Ihre Konditorei könnte sie eines Tages bei Google eröffnen.',
    'Ihren Geburtsort kenne ich nicht.',
    'Am besten laden Sie Henrike zu einem Gespräch ein.',
  ])('%s', async (sentence) => {
    expect(isMarked(await read(sentence))).toBe(false);
  });
});

describe('a false German sentence is marked', () => {
  it.each([
    ['an employer', 'Sie arbeitet derzeit bei Bosch.'],
    ['an employer of several words', 'Früher war sie bei Backhaus Lüneburg.'],
    ['a school', 'Sie lernte an der Einrichtung Handwerksakademie Sylt.'],
    ['a place', 'Ihr Wohnort ist Straubing.'],
    ['a title', 'Sie war als Kellnerin bei der Konditorei Wiesner tätig.'],
    ['a degree', 'Seit 2018 trägt sie den Abschluss Doktor.'],
    ['a skill before its verb', 'Photoshop gehört zu ihren Stärken.'],
    ['a language', 'Sie kann Deutsch und Finnisch.'],
    ['the level of a language', 'Sie spricht fließend Englisch.'],
    ['a length of one', 'Bei der Konditorei Wiesner war sie ein Jahr.'],
    ['what the CV mentions', 'Angaben zu Excel fehlen.'],
    ['a denial without the owner', 'Erfahrung mit Schokolade ist nicht vorhanden.'],
  ])('%s: %s', async (_kind, sentence) => {
    expect(isMarked(await read(sentence))).toBe(true);
  });
});
