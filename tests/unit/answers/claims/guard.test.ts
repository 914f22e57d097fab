import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

const resume = {
  basics: {
    name: 'Ivo Marek',
    label: 'Master baker',
    email: 'ivo@example.org',
    phone: '+44 20 7946 0111',
    location: { city: 'Leeds', countryCode: 'GB' },
    summary: 'Baker with twelve years at the oven.',
  },
  work: [
    {
      name: 'Thornfield Bakery',
      position: 'Head baker',
      location: 'Leeds',
      startDate: '2021-05',
      highlights: [
        'Lead a night shift of nine bakers.',
        'Introduced a sourdough range, which brings 30 % of the sales.',
      ],
    },
    {
      name: 'Copper Lane Patisserie',
      position: 'Pastry cook',
      location: 'York',
      startDate: '2016-02',
      endDate: '2021-04',
      highlights: [
        'Made 400 croissants a day by hand.',
        'Trained four apprentices.',
        'Cut waste from 50 to 40 kg a week.',
      ],
    },
  ],
  education: [
    {
      institution: 'Yorkshire College of Food',
      area: 'Baking',
      studyType: 'Diploma',
      startDate: '2013',
      endDate: '2015',
    },
  ],
  skills: [{ name: 'Oven', keywords: ['Sourdough', 'Laminated dough', 'Excel'] }],
  certificates: [
    { name: 'Food hygiene level 3', issuer: 'Ashby Institute', date: '2017-03' },
    { name: 'Allergen adviser', issuer: 'Grain Guild', date: '2019-06' },
  ],
  languages: [
    { language: 'Czech', fluency: 'Native speaker' },
    { language: 'German', fluency: 'B1' },
  ],
};
const read = claimReader(resume);

describe('a true sentence is not marked', () => {
  it.each([
    'Ivo is head baker at Thornfield Bakery in Leeds.',
    'He has been there since May 2021.',
    'Before that, he was a pastry cook at Copper Lane Patisserie for about five years.',
    'He started his career at Copper Lane Patisserie in February 2016.',
    'At Copper Lane Patisserie he made **400 croissants** a day and trained four apprentices.',
    'He no longer works at Copper Lane Patisserie.',
    'Czech is his native language, and he speaks some German (B1).',
    'He speaks two languages.',
    'He holds a diploma in baking from Yorkshire College of Food (2013–2015).',
    'The CV does not mention Docker.',
    'He works in the UK.',
    'Ivo is a dedicated baker who leads a night shift of nine.',
    'He also heads a bakery in Europe.',
    'You can reach him at ivo@example.org or +44 20 7946 0111.',
    'His food hygiene certificate came out in March 2017.',
    'He cut waste by 10 kg a week at Copper Lane Patisserie.',
    'Before Thornfield Bakery he trained four apprentices and made 400 croissants a day.',
    'He works at Thornfield Bakery, and he got his allergen certificate from the Grain Guild.',
  ])('"%s"', async (answer) => {
    expect(isMarked(await read(answer))).toBe(false);
  });
});

describe('a lie is marked', () => {
  it.each([
    ['another employer', 'He worked at Northgate Mills.'],
    ['another year', 'He has been at Thornfield Bakery since May 2019.'],
    ['an inflated length of time', 'He worked at Copper Lane Patisserie for nine years.'],
    ['a raised degree', 'He holds a Master’s degree from Yorkshire College of Food.'],
    ['another school', 'He studied at Oxford.'],
    ['another country', 'He has worked in Portugal.'],
    ['a skill', 'He is skilled in Kubernetes and sourdough.'],
    ['a changed address', 'Write to ivo@example.com!'],
    ['a changed number', 'Call him at +44 20 7946 0112.'],
    ['another number', 'He leads a night shift of nineteen bakers.'],
    ['a denied fact', 'He has never worked in York.'],
    ['a denial that the CV does not make', 'He has never used Rust.'],
    ['another human language', 'He is fluent in Spanish.'],
    ['a raised level', 'He is a native speaker of German.'],
    ['another title', 'He is the financial director of Thornfield Bakery.'],
    ['a fact of another job', 'At Thornfield Bakery he made 400 croissants a day by hand.'],
    ['an order turned round', 'After Thornfield Bakery, he joined Copper Lane Patisserie.'],
    ['a false absence', 'The CV does not mention Excel.'],
    ['another number of what is counted', 'At Copper Lane Patisserie he trained nine apprentices.'],
    ['the place of another job', 'He works at Thornfield Bakery in York.'],
    ['the issuer of another certificate', 'The Grain Guild gave him Food hygiene level 3.'],
    ['a title by another word', 'He was the chief baker at Thornfield Bakery.'],
    ['an invented family', 'His brother runs the shop.'],
  ])('%s: "%s"', async (_kind, answer) => {
    expect(isMarked(await read(answer))).toBe(true);
  });

  it('with the reason, and the line of the CV that comes nearest', async () => {
    const [claim] = await read('He has been at Thornfield Bakery since May 2019.');
    expect(claim).toMatchObject({
      verdict: 'contradicted',
      reason: { kind: 'apart', first: 'Thornfield Bakery', second: 'May 2019' },
      quote: { anchor: expect.stringMatching(/^job-1/) as string },
    });
  });

  it('only where it stands', async () => {
    const claims = await read(
      'He is head baker at Thornfield Bakery. He also knows Kubernetes. He lives in Leeds.',
    );
    expect(claims.map(({ verdict }) => verdict)).toEqual(['supported', 'unsupported', 'supported']);
  });

  it('in a list', async () => {
    const claims = await read('His skills:\n- Sourdough\n- Kubernetes');
    expect(claims.map(({ verdict }) => verdict)).toEqual(['supported', 'supported', 'unsupported']);
  });
});

describe('a sentence without a name is held against what was spoken of', () => {
  it.each([
    [
      'a deed of another job',
      'He lives in Leeds. He worked at Copper Lane Patisserie. He leads a night shift of nine bakers there.',
    ],
    ['a date of another part', 'He worked at Copper Lane Patisserie. He left in 2015.'],
    ['a length of another job', 'He is head baker at Thornfield Bakery. He stayed for two years.'],
    ['another issuer', 'His certificates:\n- Allergen adviser, from the Ashby Institute'],
  ])('%s is marked', async (_kind, answer) => {
    expect((await read(answer)).at(-1)?.verdict).toMatch(/unsupported|contradicted/);
  });

  it.each([
    ['the issuer of a certificate', 'His certificates:\n- Allergen adviser, from the Grain Guild'],
    ['a deed of that job', 'He worked at Copper Lane Patisserie. He trained four apprentices there.'],
    [
      'a deed of another job after the talk has moved on',
      'He worked at Copper Lane Patisserie. Now he leads a night shift of nine bakers.',
    ],
    ['the end of that job', 'He worked at Copper Lane Patisserie. He left in April 2021.'],
    [
      'the date of a thing it shares a word with',
      'He is head baker at Thornfield Bakery. The college diploma is from 2015.',
    ],
    ['the length of that job', 'He worked at Copper Lane Patisserie. He stayed for five years.'],
  ])('%s is not marked', async (_kind, answer) => {
    expect(isMarked(await read(answer))).toBe(false);
  });
});

describe('what claims nothing has no verdict', () => {
  it.each([
    'Would you like to know more?',
    'He would probably enjoy Kubernetes.',
    'Feel free to ask me about Google!',
    'I can only answer questions about the CV.',
    'I don’t know that.',
  ])('"%s"', async (answer) => {
    expect((await read(answer)).map(({ verdict }) => verdict)).toEqual(['none']);
  });
});

it('a sentence keeps its verdict while the answer grows', async () => {
  const answer = 'He is head baker at Thornfield Bakery. He also knows Kubernetes. He speaks Czech.';
  const whole = await read(answer);
  expect((await read(answer.slice(0, 50))).slice(0, 1)).toEqual(whole.slice(0, 1));
});

it('a hostile answer is read in bounded time', async () => {
  const began = performance.now();
  for (const part of ['((((', 'a b ', 'for a year ', '1 2 3 ', 'no ']) await read(part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(20_000);
});

describe('what a list or a field does not hold, and the rest of the CV says', () => {
  const read = claimReader({
    basics: { name: 'Ruth Adler', label: 'German teacher', summary: 'Teacher with a PhD in linguistics.' },
    work: [
      {
        name: 'Oakfield School',
        position: 'German teacher',
        startDate: '2018-09',
        highlights: ['Lessons in Spanish for beginners.'],
      },
    ],
    education: [{ institution: 'Bonn', area: 'German', studyType: 'BA', endDate: '2015-07' }],
    certificates: [{ name: 'Master of Project Management', issuer: 'Beta Institute', date: '2021-05' }],
    languages: [{ language: 'English' }, { language: 'French', fluency: 'B2' }],
  });

  it.each([
    'She also gives Spanish lessons for beginners.',
    'Ruth holds a PhD in linguistics.',
    'She holds a Master of Project Management.',
    'You could ask her about:\n- Kotlin\n- Rust',
  ])('is not marked: %j', async (answer) => {
    expect(isMarked(await read(answer))).toBe(false);
  });
});
