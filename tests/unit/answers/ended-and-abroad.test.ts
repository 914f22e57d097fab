import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const home = { city: 'Lymington', region: 'Hampshire', countryCode: 'GB' };
const estate = {
  name: 'Fernhill Estate',
  position: 'Head Gardener',
  location: 'Beaulieu, Hampshire',
  startDate: '2019-03',
  highlights: ['Gave up peat in 2021 and stopped all use of glyphosate', 'Supplies the café with vegetables'],
};
const glasshouses = {
  name: 'Tolland Botanic Garden',
  position: 'Glasshouse Supervisor',
  location: 'Bristol',
  startDate: '2015-09',
  endDate: '2019-02',
  highlights: [
    'Left when the city closed the glasshouses to save money',
    'Prepared the audit, though the certificate was issued by an agency',
  ],
};
const villa = {
  name: 'Villa Serrano',
  position: 'Gardener',
  location: 'Como, Italy',
  startDate: '2011-02',
  endDate: '2012-11',
};
const resume = {
  basics: {
    name: 'Imogen Hartley',
    label: 'Gardener',
    location: home,
    summary: 'Looking for a permanent post near the coast. Work abroad is not for me any more.',
  },
  work: [estate, glasshouses, villa],
  volunteer: [
    {
      organization: 'Garden Hands',
      position: 'Trustee',
      startDate: '2020-01',
      highlights: ['Secured a grant for raised beds'],
    },
  ],
  awards: [
    {
      title: 'Golden Spade',
      awarder: 'Garden Society',
      date: '2023-05',
      summary: 'Second place for the walled garden',
    },
  ],
  languages: [{ language: 'French', fluency: 'Basic' }],
  projects: [{ name: 'Oral History', description: 'Interviews with 94 gardeners' }],
};
const imogen = answererOf(resume);
const ask = async (question: string) => (await converse(imogen, question)).text;
const yes = /^(?:Yes|Oui|Ja|Sí|はい)/;

describe('work abroad', () => {
  it.each(['Has she worked abroad?', 'A-t-elle travaillé à l’étranger ?', '海外で働いたことはありますか。'])(
    'is a post in another country than the home: %s',
    async (question) => {
      const text = await ask(question);
      expect(text).toMatch(yes);
      expect(text).toContain('Como, Italy');
    },
  );

  it('has no yes where each post is at home or names no country', async () => {
    const settled = answererOf({ ...resume, work: [estate, glasshouses] });
    expect((await converse(settled, 'Has she worked abroad?')).text).not.toMatch(yes);
  });
});

describe('what has ended', () => {
  it.each([
    'Does she still use peat?',
    'Verwendet sie noch Glyphosat?',
    'Did she issue the certificate?',
    'Did she close the glasshouses?',
    'Did she win the Golden Spade?',
    'Has she interviewed more than a hundred gardeners?',
  ])('%s is no yes', async (question) => {
    expect(await ask(question)).not.toMatch(yes);
  });

  it('still affirms what goes on', async () => {
    expect(await ask('Does she supply vegetables?')).toMatch(yes);
  });
});

describe('why somebody left', () => {
  it.each([
    'Why did she leave Bristol?',
    'Was she fired from Tolland?',
    'Pourquoi a-t-elle quitté Tolland ?',
  ])('is the line that tells it: %s', async (question) => {
    expect(await ask(question)).toContain('Left when the city closed the glasshouses');
  });

  it('is not in the CV where no line of that post tells it', async () => {
    expect(await ask('Why did she leave Villa Serrano?')).not.toContain('glasshouses');
  });
});

it('what somebody wishes is said before what they do not', async () => {
  expect(await ask('What is she looking for in her next role?')).toContain('permanent post near the coast');
});

describe('a home', () => {
  it.each(['Does she live near Lymington?', 'Does she live alone?', 'A-t-elle l’habitude du froid ?'])(
    'is denied by no other question: %s',
    async (question) => {
      expect(await ask(question)).not.toMatch(/^(?:No|Non)\b/);
    },
  );

  it('is denied in another town', async () => {
    expect(await ask('Does she live in London?')).toMatch(/^No: /);
  });

  it('tells no nationality', async () => {
    expect(await ask('Is she British?')).not.toMatch(yes);
  });
});

it('says of a post what was done there, and not its title twice', async () => {
  expect(await ask('Has she raised money for a charity?')).not.toContain('says “Trustee”');
});
