import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const read = claimReader({
  basics: {
    name: 'Solène Kerivel',
    label: 'Relieuse',
    email: 'solene@example.org',
    location: { city: 'Vannes', countryCode: 'FR' },
    summary: 'Relieuse attachée au papier ancien et aux ateliers silencieux.',
  },
  work: [
    {
      name: 'Atelier Penhoët',
      position: "Cheffe d'atelier",
      location: 'Vannes',
      startDate: '2019-04',
      highlights: ['Encadrement de cinq relieurs.', 'Restauration de 60 registres par an.'],
    },
    {
      name: 'Papeterie Morvan',
      position: 'Relieuse',
      location: 'Quimper',
      startDate: '2013-09',
      endDate: '2019-03',
      highlights: ['Reliure de carnets cousus à la main.'],
    },
  ],
  education: [
    {
      institution: 'Lycée Tolbiac',
      area: 'Arts graphiques',
      studyType: 'Brevet des métiers',
      startDate: '2011',
      endDate: '2013',
    },
  ],
  skills: [{ name: 'Reliure', keywords: ['Dorure', 'Marbrure', 'Excel'] }],
  languages: [
    { language: 'Français', fluency: 'Langue maternelle' },
    { language: 'Anglais', fluency: 'B1' },
  ],
});

describe('a true French sentence is not marked', () => {
  it.each([
    "Solène est cheffe d'atelier à l'Atelier Penhoët, à Vannes, depuis avril 2019.",
    "Elle n'encadre que cinq relieurs.",
    "Avant qu'elle ne rejoigne l'Atelier Penhoët, elle a travaillé à la Papeterie Morvan.",
    'La dorure n’a plus de secrets pour elle.',
    'Elle ne connaît pas seulement la dorure, elle pratique aussi la marbrure.',
    'Elle ne travaille plus à la Papeterie Morvan.',
    "Sa langue maternelle est le français et son niveau d'anglais est correct.",
    'Le CV ne mentionne pas Photoshop.',
    'Le CV ne dit pas pourquoi elle a quitté la Papeterie Morvan.',
    'Elle serait sans doute ravie de travailler chez Hachette.',
    'Posez-lui la question, elle vous répondra.',
    'Je ne peux rien dire de son salaire.',
  ])('%s', async (sentence) => {
    expect(isMarked(await read(sentence))).toBe(false);
  });
});

describe('a false French sentence is marked', () => {
  it.each([
    ['another title', 'Son poste actuel : Directrice générale, chez Atelier Penhoët.'],
    ['a profession behind her name', 'Solène Kerivel, Responsable comptable.'],
    ['an invented skill', 'Parmi ses compétences : Kubernetes.'],
    ['an earlier start', "Elle travaille à l'Atelier Penhoët depuis avril 2016."],
    ['a longer time', 'Elle a travaillé une dizaine d’années à la Papeterie Morvan.'],
    ['a better level', 'Elle parle couramment anglais.'],
    ['a mother tongue', 'Langue maternelle : breton.'],
    ['a denial of what the CV says', "Elle n'a jamais travaillé à Quimper."],
    ['a denial of what the CV is silent about', "Elle n'a aucune expérience de la vente."],
    ['an absence that is none', "L'anglais n'est pas mentionné dans le CV."],
    ['an absence said otherwise', 'Le CV ne précise rien sur la dorure.'],
    ['a wrong count', 'Elle parle quatre langues.'],
  ])('%s: %s', async (_, sentence) => {
    expect(isMarked(await read(sentence))).toBe(true);
  });
});
