import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const resume = {
  basics: {
    name: 'Rocío Belmonte',
    label: 'Jefa de obra',
    email: 'rocio@example.org',
    location: { city: 'Málaga' },
    summary: 'Dirijo obras de vivienda y reforma desde hace una década. No trabajo de noche.',
  },
  work: [
    {
      name: 'Construcciones Valbuena',
      position: 'Jefa de obra',
      location: 'Málaga',
      startDate: '2020-04',
      highlights: ['Entrega de 42 viviendas sin un solo accidente.', 'Planificación con Presto y Revit.'],
    },
    {
      name: 'Estudio Peñarroya',
      position: 'Ayudante de obra',
      location: 'Granada',
      startDate: '2016-02',
      endDate: '2017-05',
      highlights: ['Mediciones y control de calidad.'],
    },
  ],
  education: [
    {
      institution: 'Universidad de la Vega',
      area: 'Edificación',
      studyType: 'Grado',
      startDate: '2011',
      endDate: '2015',
    },
  ],
  skills: [{ name: 'Programas', keywords: ['Presto', 'Revit', 'AutoCAD'] }],
  languages: [
    { language: 'Español', fluency: 'Nativo' },
    { language: 'Francés', fluency: 'B1' },
    { language: 'Inglés', fluency: 'Profesional' },
  ],
};
const question = '¿Qué puede contarme de Rocío?';
const read = claimReader(resume);
const marks = async (answer: string) => isMarked(await read(answer, question));

describe('a true sentence in Spanish is not marked', () => {
  it.each([
    'Rocío es jefa de obra en Construcciones Valbuena.',
    'Estuvo un año y tres meses en Estudio Peñarroya.',
    'Desde hace seis años y siete meses trabaja en Construcciones Valbuena.',
    'No, trabaja en Construcciones Valbuena.',
    'Ya no trabaja en Estudio Peñarroya.',
    'No trabaja de noche.',
    'Su inglés es de nivel profesional, y en francés tiene un B1.',
    'Presto y Revit son dos de sus herramientas.',
    'Se graduó en la Universidad de la Vega en 2015.',
    'El currículum no menciona Docker.',
  ])('"%s"', async (answer) => {
    expect(await marks(answer)).toBe(false);
  });
});

describe('what claims nothing in Spanish is not marked', () => {
  it.each([
    'No lo sé.',
    'Eso no lo puedo responder.',
    'Si busca a alguien así, no dude en escribirle.',
    'No se preocupe, Rocío contesta siempre.',
    'No sabría decirle.',
    'Esa pregunta es para Rocío, no para mí.',
    '¡No hay de qué!',
  ])('"%s"', async (answer) => {
    expect(await marks(answer)).toBe(false);
  });
});

describe('a lie in Spanish is marked', () => {
  it.each([
    ['a denied employer without a subject', 'Nunca ha trabajado en Construcciones Valbuena.'],
    ['a denied skill', 'No sabe usar AutoCAD.'],
    ['a length of time with months', 'Estuvo tres años y dos meses en Estudio Peñarroya.'],
    ['half a year more', 'Trabajó dos años y medio en Estudio Peñarroya.'],
    ['a raised level', 'Habla inglés con fluidez.'],
    ['another mother tongue', 'El francés es su lengua materna.'],
    ['a title', 'Rocío es subdirectora.'],
    ['a title with its department', 'Trabaja como jefa de ventas en Construcciones Valbuena.'],
    ['a skill before its verb', 'Kubernetes es una de sus competencias.'],
    ['a degree', 'Tiene un máster en Edificación por la Universidad de la Vega.'],
    ['an absence that is none', 'El CV no menciona AutoCAD.'],
  ])('%s', async (_, answer) => {
    expect(await marks(answer)).toBe(true);
  });
});
