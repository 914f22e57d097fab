import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseProfile, ProfileError } from '../../../src/resume/profile';
import resume from '../../../resume.json';

const publishedResumes = [
  '@jsonresume/schema/sample.resume.json',
  '@jsonresume/schema/examples/career-changer.resume.json',
  '@jsonresume/schema/examples/new-grad.resume.json',
  '@jsonresume/schema/examples/senior-engineer.resume.json',
];

function problemsOf(json: unknown): string[] {
  try {
    parseProfile(json);
  } catch (error) {
    if (error instanceof ProfileError) return error.problems.map(({ path }) => path);
    throw error;
  }
  return [];
}

const named = (more: object) => ({ basics: { name: 'Ada Byron' }, ...more });

describe('the owner’s résumé', () => {
  const profile = parseProfile(resume);

  it('says what the specification says of the owner', () => {
    expect(profile.headline).toBe('Machine Learning Engineer, Artificial Intelligence Specialist');
    expect(profile.location).toBe('Paris, France');
    expect(profile.internships).toHaveLength(3);
    expect(profile.teachings?.items.map(({ key }) => key)).toEqual(['spellm', 'dlojz', 'idris', 'misc']);
    expect(profile.teachings?.partners).toHaveLength(22);
    expect(profile.lastUpdated).toBe('September 2025');
  });

  it('names no real organisation: every address is at example.com', () => {
    const addresses = JSON.stringify(resume).match(/https?:\/\/[^"]+|[\w.]+@[\w.]+/g) ?? [];
    const elsewhere = addresses.filter((each) => !/^(https:\/\/|[\w.]+@)([\w-]+\.)*example\.com/.test(each));
    expect(elsewhere).toEqual([resume.$schema]);
  });
});

describe('a JSON Resume of someone else', () => {
  it.each(publishedResumes)('%s is understood whole', (name) => {
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

  it('counts empty texts, nulls and blanks as absent', () => {
    const profile = parseProfile({
      basics: { name: 'Ada', label: '', summary: null, email: '  ' },
      work: null,
    });
    expect(profile).not.toHaveProperty('headline');
    expect(profile).not.toHaveProperty('summary');
    expect(profile).not.toHaveProperty('email');
  });

  it('reads the names that fields had before JSON Resume 1.0', () => {
    const [job] = parseProfile(
      named({ work: [{ company: 'Mill', position: 'Analyst', website: 'mill.example' }] }),
    ).work;
    expect(job).toMatchObject({ employer: 'Mill', jobTitle: 'Analyst', employerUrl: 'https://mill.example' });
  });

  it('takes an address without a scheme as people mean it', () => {
    const { more } = parseProfile(named({ projects: [{ name: 'Engine', url: 'engine.example.com' }] }));
    expect(more[0]?.items[0]?.url).toBe('https://engine.example.com');
  });

  it('leaves out a photo on another host, since the page asks nothing of other hosts', () => {
    expect(parseProfile({ basics: { name: 'Ada', image: 'https://example.com/a.jpg' } })).not.toHaveProperty(
      'photo',
    );
  });

  it('says the month of lastModified when the file has no label of its own', () => {
    expect(parseProfile(named({ meta: { lastModified: '2017-12-24T15:53:00' } })).lastUpdated).toBe(
      'December 2017',
    );
  });
});

describe('work experience', () => {
  it('comes newest first, and what goes on before what ended', () => {
    const profile = parseProfile(
      named({
        work: [
          { position: 'Old', startDate: '2001', endDate: '2005' },
          { position: 'Ended', startDate: '2020-01', endDate: '2024-02-10' },
          { position: 'Going on', startDate: '2019-05' },
        ],
      }),
    );
    expect(profile.work.map(({ jobTitle }) => jobTitle)).toEqual(['Going on', 'Ended', 'Old']);
    expect(profile.work.map(({ current }) => current)).toEqual([true, false, false]);
  });
});

describe('a résumé with mistakes', () => {
  it.each([
    ['nothing at all', undefined, ['']],
    ['a list', [], ['']],
    ['no basics', {}, ['basics']],
    ['no name', { basics: {} }, ['basics.name']],
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
      ['work[0].endDate'],
    ],
    ['an object for a list', named({ work: {} }), ['work']],
    ['a text for an object', named({ skills: [{ name: 'Looms' }, 'Engines'] }), ['skills[1]']],
    ['a list for a text', { basics: { name: ['Ada'] } }, ['basics.name']],
    ['a wrong e-mail address', { basics: { name: 'Ada', email: 'ada at example' } }, ['basics.email']],
    [
      'an address that runs script',
      named({ projects: [{ name: 'X', url: 'javascript:alert(1)' }] }),
      ['projects[0].url'],
    ],
    ['a job without employer or title', named({ work: [{ startDate: '2020' }] }), ['work[0]']],
    ['an entry without a name', named({ publications: [{ publisher: 'Press' }] }), ['publications[0].name']],
    [
      'a logo elsewhere',
      named({ partners: [{ name: 'Mill', logo: 'https://mill.example/a.svg' }] }),
      ['partners[0].logo'],
    ],
    ['a path out of the site', { basics: { name: 'Ada', image: '../secret.jpg' } }, ['basics.image']],
  ])('with %s is refused by the path of the field', (_, json, paths) => {
    expect(problemsOf(json)).toEqual(paths);
  });

  it('has all its problems told at once, each with a way out', () => {
    const wrong = {
      basics: { name: 'Ada', email: 'ada' },
      work: [{}, { name: 'Mill', startDate: '1840/01' }],
    };
    expect(() => parseProfile(wrong)).toThrow(
      [
        'The résumé file cannot be used as it stands:',
        '  - basics.email: "ada" is not an e-mail address; write something like name@example.com',
        '  - work[0]: says neither what the job was nor where; write `position`, `name` (the employer) or both',
        '  - work[1].startDate: "1840/01" is not a date; write YYYY, YYYY-MM or YYYY-MM-DD',
      ].join('\n'),
    );
  });
});
