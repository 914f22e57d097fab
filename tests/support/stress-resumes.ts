/** Invented CVs that strain the page: too much of everything, words that nothing breaks, and next to nothing. */

const address = `https://example.com/${'an-address-without-any-space/'.repeat(6)}index.html`;
const email = `${'a'.repeat(44)}@example-mail.org`;
const compound =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsvorsitzender';
const ideographs = '分散学習基盤の設計と運用および大規模言語モデルの評価手法に関する研究開発'.repeat(2);
const unbroken = 'x'.repeat(120);

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const year = (index: number) => 1960 + index;

/** Words that nothing breaks, in every field that the page shows. */
const longWords = {
  basics: {
    name: `${compound} ${compound}`,
    label: `${compound}, ${ideographs}`,
    email,
    phone: '+49 30 5550 1234 5678 9012 3456 7890 1234',
    url: address,
    summary: `${compound} ${address} ${ideographs} ${unbroken}`,
    location: { city: compound, region: ideographs },
    profiles: many(30, (index) => ({ network: index === 0 ? address : `Network ${index}`, url: address })),
  },
  languages: [{ language: compound, fluency: compound }],
  skills: [{ name: compound, level: compound, keywords: [compound, address, ideographs, unbroken] }],
  work: [
    {
      name: compound,
      position: unbroken,
      location: ideographs,
      url: address,
      startDate: '2019-01',
      endDate: '2021-03',
      summary: address,
      highlights: [compound, address, ideographs, unbroken],
      links: [{ label: unbroken, url: address }],
    },
  ],
  teachings: {
    intro: unbroken,
    items: [
      {
        key: 'long',
        title: compound,
        role: unbroken,
        summary: address,
        stats: [{ value: compound, label: unbroken }],
        courses: [{ name: unbroken, summary: compound, url: address }],
      },
    ],
  },
  partners: { heading: compound, more: unbroken, expandLabel: compound, items: [] },
  education: [
    { institution: compound, title: unbroken, endDate: '2010', location: address, courses: [compound] },
  ],
  projects: [
    { name: unbroken, url: address, description: compound, highlights: [address], keywords: [compound] },
  ],
  publications: [
    { name: compound, publisher: unbroken, releaseDate: '2020-02', url: address, summary: address },
  ],
  interests: [{ name: unbroken, keywords: [unbroken] }],
  references: [{ name: compound, reference: unbroken }],
  meta: { lastUpdated: unbroken, sourceCode: { label: unbroken, url: address } },
};

/** Sixty jobs, a group of two hundred skills and thirty-nine more, sixty publications. */
const muchOfAll = {
  basics: { name: 'Ilse Anselm-Okafor', label: 'Archivist', summary: 'Keeps what others throw away.' },
  skills: [
    { name: 'Catalogues', keywords: many(200, (index) => `Catalogue ${index + 1}`) },
    ...many(39, (index) => ({ name: `Group ${index + 1}`, keywords: ['Reading', 'Binding'] })),
  ],
  work: many(60, (index) => ({
    name: `Archive ${index + 1}`,
    position: 'Archivist',
    startDate: `${year(index)}-02`,
    endDate: `${year(index)}-11`,
    highlights: ['Sorted a cellar.'],
  })),
  publications: many(60, (index) => ({
    name: `On shelves and boxes, part ${index + 1}: a study of paper in damp rooms`,
    publisher: 'Proceedings of an invented society',
    releaseDate: `${year(index)}`,
  })),
};

const named = { basics: { name: 'Ode' } };
const withoutWork = {
  basics: { name: 'Bo', summary: 'Begins.' },
  education: [{ institution: 'A school', area: 'Weaving' }],
};
const withoutDates = { basics: { name: 'Una Vey' }, work: [{ name: 'A mill', position: 'Weaver' }] };

export const stressResumes = { longWords, muchOfAll, named, withoutWork, withoutDates } as const;
