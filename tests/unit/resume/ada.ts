/** A short CV that has a section of every kind. */
export const ada = {
  basics: {
    name: 'Ada Byron',
    label: 'Analyst',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    url: 'https://ada.example.org',
    summary: 'I write programs for a machine of brass.',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'Letters', url: 'https://letters.example.org/ada' }],
  },
  languages: [{ language: 'English', fluency: 'Native' }, { language: 'French' }],
  skills: [{ name: 'Mathematics', level: 'Expert', keywords: ['Series', 'Tables'] }, { name: 'Patience' }],
  work: [
    {
      name: 'A mill',
      position: 'Analyst',
      location: 'Nottingham',
      description: 'Lace of all widths',
      startDate: '1840-02',
      summary: 'Counted cards.',
      highlights: ['Cut the waste of cards by half.', 'Wrote the notes that others still use'],
    },
  ],
  internships: [{ name: 'An observatory', position: 'Computer', startDate: '1833', endDate: '1834' }],
  teachings: {
    intro: 'I have taught since 1841.',
    items: [
      {
        key: 'tables',
        title: 'Tables',
        role: 'Reader',
        summary: 'Numbers in rows.',
        stats: [{ value: '7', label: 'digits' }],
        courses: [
          { name: 'Bernoulli numbers', summary: 'By hand.', url: 'https://courses.example.org/bernoulli' },
        ],
      },
    ],
  },
  partners: {
    heading: 'Those who lent a machine',
    intro: 'Each of them waited.',
    items: [
      { name: 'A museum', logo: 'partners/museum.svg' },
      { name: 'A bank', logo: 'partners/bank.svg' },
    ],
    more: 'and others',
    expandLabel: 'See all lenders',
  },
  education: [
    {
      studyType: 'Lessons',
      area: 'Mathematics',
      institution: 'A tutor',
      location: 'Ockham',
      score: 'Good',
      startDate: '1829',
      endDate: '1832',
      courses: ['Geometry', 'Algebra'],
    },
  ],
  projects: [
    {
      name: 'A program',
      description: 'For an engine that is not built.',
      roles: ['Author'],
      highlights: ['Has a loop'],
      keywords: ['Brass'],
      startDate: '1842',
      endDate: '1843',
      url: 'https://ada.example.org/program',
    },
  ],
  publications: [{ name: 'Notes', publisher: 'A journal', releaseDate: '1843-09' }],
  meta: { lastModified: '1843-10-02T08:00:00' },
};
