import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../../support/answers';

const baker = answererOf({
  basics: {
    name: 'Maud Ferrow',
    label: 'Baker',
    email: 'maud@example.com',
    location: { city: 'Tolbury', countryCode: 'GB' },
    summary: 'I bake sourdough bread. My next step is to run a bakery. I work in French kitchens.',
  },
  work: [
    {
      name: 'Mill Lane Bakery',
      position: 'Senior Baker',
      description: 'Bakery in an old laundry',
      location: 'Tolbury, United Kingdom',
      startDate: '2021-03',
      highlights: [
        'Lead a team of four bakers on the night shift.',
        'Delivered to 60 shops, without an accident.',
      ],
    },
    {
      name: 'Fournil du Port',
      position: 'Assistant Baker (part-time)',
      location: 'Nantes, France',
      startDate: '2017-01',
      endDate: '2020-12',
      highlights: ['Taught evening classes in sourdough.', 'Designed menus, and wrote recipes in French.'],
    },
  ],
  education: [
    {
      institution: 'Aarhus Bakery School',
      location: 'Aarhus, Denmark',
      studyType: 'Diploma',
      area: 'Rye bread',
      startDate: '2016-01',
      endDate: '2016-06',
    },
    {
      institution: 'Tolbury College',
      studyType: 'Bachelor',
      area: 'Food Science',
      startDate: '2013-09',
      endDate: '2015-06',
      score: 'Left without the degree',
    },
  ],
  certificates: [
    { name: 'Food Hygiene Level 2', issuer: 'Guild of Bakers', date: '2022-05' },
    { name: 'Forklift Licence (lapsed in 2019)', issuer: 'Lift Register', date: '2014-05' },
  ],
  awards: [{ title: 'Second place, Golden Loaf', awarder: 'Bread Fair', date: '2023-09' }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'B1' },
    { language: 'Danish', fluency: 'Basic' },
  ],
});
const ask = async (question: string) => (await converse(baker, question)).text;
const yes = /^(?:Yes|Oui|Ja\b|Doch|Sí|はい|نعم)/;

describe('no yes goes beyond its evidence', () => {
  it.each([
    // a number that the CV does not reach
    'Does she lead more than ten bakers?',
    '¿dirige un equipo de diez panaderos?',
    // what has ended
    'does she still teach evening classes',
    'arbeitet sie noch im Fournil du Port?',
    // another extent
    'was the job at Fournil du Port full time?',
    'has she only worked at Mill Lane Bakery?',
    'did she win the Golden Loaf?',
    // another certificate, a lapsed one, studies without a degree
    'does she have a driving licence?',
    '¿tiene carné de conducir?',
    'does she have a forklift licence?',
    'did she finish her bachelor?',
    'hat sie einen Bachelor?',
    // a wish, a denial
    'is she a bakery manager?',
    'any accidents?',
    // another year
    'did she get the Golden Loaf in 2020?',
    // fewer years than the CV has
    'has she been a senior baker for less than three years?',
    // a better command of a language
    'is she fluent in Danish?',
    'spricht sie fließend Dänisch?',
    'parle-t-elle couramment danois ?',
    // the country of a language, and where she works
    'does she live in Nantes?',
    // what counts something else, and what was only studied
    'did she deliver to more than 100 shops?',
    'did she work in Denmark?',
    // given up
    'did she drop out of Mill Lane Bakery?',
    // what she was when she taught, and not whom
    'هل درّبت خبازين؟',
  ])('%s', async (question) => {
    expect(await ask(question)).not.toMatch(yes);
  });

  it.each([
    'did she deliver to over 50 shops?',
    'has she delivered to 60 shops?',
    'Is she still at Mill Lane Bakery?',
    'does she speak French?',
    'is she a native speaker of English?',
    'does she have the Food Hygiene Level 2?',
    'does she know sourdough?',
    // a number of people that is passed by those whom the line names
    'does she lead more than three people?',
    // the kind of place where the line's entry was
    'did she deliver to 60 shops in a laundry?',
    // dates of the entry as a whole
    'has she been a senior baker for more than three years?',
    // a language in which something was done
    'has she written recipes in French?',
    // a light verb, a wish
    'did she participate in the night shift?',
    'A-t-elle participé au service de nuit ?',
    'does she want to run a bakery?',
    // Arabic: another word of the same root, another language's name for it
    'هل تقود فريقًا من الخبازين؟',
    'هل كتبت وصفات؟',
  ])('yes: %s', async (question) => {
    expect(await ask(question)).toMatch(yes);
  });
});

it('says beside a no what it is about, and nothing else', async () => {
  const { quotes } = await converse(baker, 'arbeitet sie noch im Fournil du Port?');
  expect(quotes.map(({ anchor }) => anchor)).toEqual(['job-2']);
});

it.each([
  ['arbeitet sie noch im Fournil du Port?', /^Nein.*Dezember 2020/],
  ['is she fluent in Danish?', /^No: .*Danish \(Basic\)/],
  ['did she finish her bachelor?', /^No: .*Left without the degree/],
  ['does she live in Nantes?', /Tolbury/],
  ['Where did she study?', /Left without the degree/],
  ['when did she finish her bachelor?', /Left without the degree/],
  ['does she have a forklift licence?', /lapsed in 2019/],
])('what is known to be otherwise is said: %s', async (question, answer) => {
  expect(await ask(question)).toMatch(answer);
});

describe('what another line says by other words, what dates tell, and a word of an employer’s name', () => {
  const driller = answererOf({
    basics: { name: 'Oona Fairweather', label: 'Hydrogeologist' },
    work: [
      {
        name: 'Deep Wells',
        position: 'Hydrogeologist',
        startDate: '2019-03',
        highlights: ['Leads the survey of the coast'],
      },
      {
        name: 'Werkstatt Ahorn',
        position: 'Field Assistant',
        startDate: '2014-09',
        endDate: '2014-12',
        highlights: ['Drilled and tested 40 boreholes', 'Did not work offshore'],
      },
      {
        name: 'Lochan',
        position: 'Restauratorin',
        startDate: '2015-01',
        endDate: '2018-12',
        highlights: ['Leitete die Werkstatt mit drei Kolleginnen'],
      },
    ],
    education: [
      {
        institution: 'Oslo',
        studyType: 'PhD',
        area: 'Glaciology',
        startDate: '2016',
        endDate: '2017',
        courses: ['Not completed'],
      },
    ],
  });

  it.each([
    'Has she worked offshore?',
    'Did she work more than a year at Werkstatt Ahorn?',
    '¿Trabajó más de un año en Werkstatt Ahorn?',
    'Does she have a PhD?',
  ])('%s', async (question) => {
    expect((await converse(driller, question)).text).not.toMatch(yes);
  });

  it.each(['Did she work more than a year at Lochan?', 'Hat sie eine Werkstatt geleitet?'])(
    'yes: %s',
    async (question) => {
      expect((await converse(driller, question)).text).toMatch(yes);
    },
  );
});
