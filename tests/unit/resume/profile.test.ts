import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openResume, parseProfile, ProfileError } from '../../../src/resume/profile';
import { ownerResume } from '../../support/owner';

const publishedResumes = [
  '@jsonresume/schema/sample.resume.json',
  '@jsonresume/schema/examples/career-changer.resume.json',
  '@jsonresume/schema/examples/new-grad.resume.json',
  '@jsonresume/schema/examples/senior-engineer.resume.json',
];

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

describe('a résumé with this site’s further keys', () => {
  const profile = parseProfile(ownerResume);

  it('has its internships, teachings and partners read', () => {
    expect(profile.internships.map(({ jobTitle }) => jobTitle)).toEqual(
      ownerResume.internships.map(({ position }) => position),
    );
    expect(profile.teachings?.items.map(({ key }) => key)).toEqual(
      ownerResume.teachings.items.map(({ key }) => key),
    );
    expect(profile.partners?.items.map(({ name }) => name)).toEqual(
      ownerResume.partners.items.map(({ name }) => name),
    );
    expect(profile.lastUpdated).toBe(ownerResume.meta.lastUpdated);
  });
});

describe('a JSON Resume of someone else', () => {
  it.each(publishedResumes)('is read without a problem: %s', (name) => {
    const json: unknown = JSON.parse(readFileSync(`node_modules/${name}`, 'utf8'));
    const profile = parseProfile(json);
    expect(profile.work.length).toBeGreaterThan(0);
    expect(profile.teachings).toBeUndefined();
  });

  it('needs nothing but a name', () => {
    expect(parseProfile(named({}))).toMatchObject({
      name: 'Ada Byron',
      firstName: 'Ada',
      work: [],
      more: [],
    });
  });

  it('reads the names that fields had before JSON Resume 1.0', () => {
    const [job] = parseProfile(
      named({ work: [{ company: 'Mill', position: 'Analyst', website: 'mill.example' }] }),
    ).work;
    expect(job).toMatchObject({ employer: 'Mill', jobTitle: 'Analyst', employerUrl: 'https://mill.example' });
  });

  it('adds the scheme to an address without one', () => {
    const { more } = parseProfile(named({ projects: [{ name: 'Engine', url: 'engine.example.com' }] }));
    expect(more[0]?.items[0]?.url).toBe('https://engine.example.com');
  });
});

describe('work experience', () => {
  it('is sorted newest first, with current jobs before past ones', () => {
    const profile = parseProfile(
      named({
        work: [
          { position: 'Old', startDate: '2001', endDate: '2005' },
          { position: 'Ended', startDate: '2020-01', endDate: '2024-02-10' },
          { position: 'Current', startDate: '2019-05' },
        ],
      }),
    );
    expect(profile.work.map(({ jobTitle }) => jobTitle)).toEqual(['Current', 'Ended', 'Old']);
    expect(profile.work.map(({ current }) => current)).toEqual([true, false, false]);
  });
});

describe('a résumé of nobody', () => {
  it.each([
    ['nothing at all', undefined, 'the file: is empty; '],
    ['a list', [], 'the file: is a list; '],
    ['a text', 'Ada', 'the file: is a text; '],
    ['no basics', {}, 'basics.name: is missing; '],
    ['no name', { basics: { label: 'Analyst' } }, 'basics.name: is missing; '],
    ['a name that is none', { basics: { name: true } }, 'basics.name: is true; '],
  ])('is refused with the path: %s', (_, json, said) => {
    expect(() => parseProfile(json)).toThrow(said);
  });
});

describe('a résumé with mistakes', () => {
  it.each([
    [
      'an impossible date',
      named({ work: [{ name: 'Mill', startDate: '2021-02-31' }] }),
      ['work[0].startDate'],
    ],
    [
      'a date in words',
      named({ education: [{ area: 'Maths', endDate: 'June 2020' }] }),
      ['education[0].endDate'],
    ],
    [
      'an end before the start',
      named({ work: [{ name: 'Mill', startDate: '2021', endDate: '2020' }] }),
      ['work[0]'],
    ],
    ['an object for a list', named({ skills: { Looms: ['Jacquard'] } }), ['skills']],
    ['a text for an object', named({ skills: [{ name: 'Looms' }, 'Engines'] }), ['skills[1]']],
    ['a list for a text', { basics: { name: ['Ada'] } }, ['basics.name']],
    ['a wrong e-mail address', { basics: { name: 'Ada', email: 'ada at example' } }, ['basics.email']],
    [
      'an address that runs script',
      named({ projects: [{ name: 'X', url: 'javascript:alert(1)' }] }),
      ['projects[0].url'],
    ],
    ['a job without employer or title', named({ work: [{ startDate: '2020' }] }), ['work[0]']],
    [
      'a logo elsewhere',
      named({ partners: [{ name: 'Mill', logo: 'https://mill.example/a.svg' }] }),
      ['partners[0].logo', 'partners[0]'],
    ],
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
