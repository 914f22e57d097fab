import { describe, expect, it } from 'vitest';
import { openResume, parseProfile, ProfileError } from '../../../src/resume/profile';
import { splitName } from '../../../src/resume/names';
import { toCv } from '../../../src/resume/cv';
import { siteWords } from '../../../src/words/site-words';

/** Paths of what a strict build stops at. */
function problemsOf(json: unknown): string[] {
  try {
    openResume(json, { isStrict: true });
  } catch (error) {
    if (error instanceof ProfileError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

const named = (more: object) => ({ basics: { name: 'Ada Byron' }, ...more });

it('work experience is sorted newest first, with current jobs before past ones', () => {
  const work = [
    { position: 'Old', startDate: '2001', endDate: '2005' },
    { position: 'Ended', startDate: '2020-01', endDate: '2024-02-10' },
    { position: 'Current', startDate: '2019-05' },
  ];
  const profile = parseProfile(named({ work }));
  expect(profile.work.map(({ jobTitle }) => jobTitle)).toEqual(['Current', 'Ended', 'Old']);
  expect(profile.work.map(({ current }) => current)).toEqual([true, false, false]);
});

it.each([
  ['nothing at all', undefined, 'the file: is empty; '],
  ['a list', [], 'the file: is a list; '],
  ['a text', 'Ada', 'the file: is a text; '],
  ['no basics', {}, 'basics.name: is missing; '],
  ['no name', { basics: { label: 'Analyst' } }, 'basics.name: is missing; '],
  ['a name that is none', { basics: { name: true } }, 'basics.name: is true; '],
])('a résumé of nobody is refused with the path: %s', (_, json, said) => {
  expect(() => parseProfile(json)).toThrow(said);
});

describe('a résumé with mistakes', () => {
  const mill = { name: 'Mill', logo: 'https://mill.example/a.svg' };

  it.each([
    ['an impossible date', named({ work: [{ name: 'A', startDate: '2021-02-31' }] }), ['work[0].startDate']],
    [
      'a date in words',
      named({ education: [{ endDate: 'June 2020', area: 'A' }] }),
      ['education[0].endDate'],
    ],
    ['an early end', named({ work: [{ name: 'A', startDate: '2021', endDate: '2020' }] }), ['work[0]']],
    ['an object for a list', named({ skills: { Looms: ['Jacquard'] } }), ['skills']],
    ['a text for an object', named({ skills: [{ name: 'Looms' }, 'Engines'] }), ['skills[1]']],
    ['a list for a text', { basics: { name: ['Ada'] } }, ['basics.name']],
    ['a wrong e-mail address', { basics: { name: 'Ada', email: 'ada at example' } }, ['basics.email']],
    ['an address of script', named({ projects: [{ name: 'X', url: 'javascript:x' }] }), ['projects[0].url']],
    ['a job without employer or title', named({ work: [{ startDate: '2020' }] }), ['work[0]']],
    ['a logo elsewhere', named({ partners: [mill] }), ['partners[0].logo', 'partners[0]']],
    ['a path out of the site', { basics: { name: 'Ada', image: '../secret.jpg' } }, ['basics.image']],
  ])('makes a profile, and with %s a strict build stops at the path of the value', (_, json, paths) => {
    expect(problemsOf(json)).toEqual(paths);
    expect(parseProfile(json).name).toMatch(/^Ada/);
  });

  it('has every problem reported at once, each with an action', () => {
    const wrong = {
      basics: { name: 'Ada', email: 'ada' },
      work: [{ startDate: '1840' }, { name: 'Mill', startDate: 'some day' }],
    };
    expect(() => openResume(wrong, { isStrict: true })).toThrow(
      [
        'The résumé file cannot be used as it stands:',
        '  - basics.email: "ada" is not an e-mail address; write something like name@example.com',
        '  - work[0]: says neither what the job was nor where; write `position`, `name` (the employer) or both',
        '  - work[1].startDate: "some day" is not a date; write YYYY, YYYY-MM or YYYY-MM-DD',
      ].join('\n'),
    );
  });
});

it.each([
  ['Ada Byron', { title: '', given: ['Ada'], family: 'Byron' }],
  ['Dr. Lena Maria Vasquez', { title: 'Dr.', given: ['Lena', 'Maria'], family: 'Vasquez' }],
  ['Prof. Dr. Ada', { title: 'Prof. Dr.', given: ['Ada'], family: '' }],
  ['Prof. Anna Falk FREng', { title: 'Prof.', given: ['Anna'], family: 'Falk' }],
  ['Ada Lovelace, PhD', { title: '', given: ['Ada'], family: 'Lovelace' }],
  ['Jean Paul DUPONT', { title: '', given: ['Jean', 'Paul'], family: 'DUPONT' }],
  ['Li Ma', { title: '', given: ['Li'], family: 'Ma' }],
  ['Aristotle', { title: '', given: ['Aristotle'], family: '' }],
  ['Miss', { title: '', given: ['Miss'], family: '' }],
  ['', { title: '', given: [], family: '' }],
])('a full name: %s', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
});

const json = {
  basics: { name: 'Ada Nova', location: { city: 'Kyoto', region: 'Kinki' } },
  work: [{ name: 'A mill', position: 'Analyst' }],
  education: [{ institution: 'A school', studyType: 'BSc', area: 'Weaving' }],
  volunteer: [{ organization: 'A club', position: 'Guide', location: 'Nara' }],
};

describe.each([
  ['en', ', '],
  ['de-CH', ', '],
  ['ja', '、'],
  ['ar', '، '],
  ['fa-IR', '، '],
])('a CV in %s', (language, separator) => {
  const profile = parseProfile(json, language);

  it('joins titles, places and bylines as the language does', () => {
    const headings = toCv(profile, siteWords.en.resume).entries.map(({ heading }) => heading);
    expect(headings).toContain(['Analyst', 'A mill'].join(separator));
    expect(headings).toContain(['BSc', 'Weaving', 'A school'].join(separator));
    expect(profile.location).toBe(['Kyoto', 'Kinki'].join(separator));
    expect(profile.more[0]?.items[0]?.byline).toBe(['Guide', 'Nara'].join(separator));
  });
});
