const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const sentence = (subject: string, number: number) =>
  `${subject} ${number} kept the rota of six depots, the stock of spare parts and the peace between two shifts.`;

/** Somebody's whole life: 60 jobs, 200 skills, 40 publications. */
export const longResume = {
  basics: {
    name: 'Perpetua Longlines',
    label: 'Operations lead',
    email: 'perpetua@mail.example',
    phone: '+44 20 7946 0000',
    url: 'https://longlines.example',
    location: { city: 'Leeds', region: 'England' },
    summary: numbers(4)
      .map((number) => sentence('Decade', number))
      .join(' '),
  },
  work: numbers(60).map((number) => ({
    name: `Employer ${number} Ltd`,
    position: `Dispatcher grade ${number}`,
    startDate: `${2025 - number}-01`,
    endDate: `${2025 - number}-11`,
    location: 'Leeds',
    summary: number % 3 === 0 ? sentence('Team', number) : undefined,
    highlights: numbers(number % 5).map((point) => sentence(`Office ${number} desk`, point)),
  })),
  skills: numbers(10).map((group) => ({
    name: `Field ${group} of work`,
    level: 'Advanced',
    keywords: numbers(20).map((skill) => `craft ${group}-${skill} of carts`),
  })),
  publications: numbers(40).map((number) => ({
    name: `On the loading of carts, part ${number}`,
    publisher: 'Journal of Carts',
    releaseDate: `${2025 - number}-03`,
    url: `https://carts.example/${number}`,
    summary: sentence('Volume', number),
  })),
};
