import { describe, expect, it } from 'vitest';
import { openResume } from '../../../../src/resume/profile';
import { type Remark, remarkLines } from '../../../../src/resume/read/remark';

const open = (more: object, basics: object = {}) =>
  openResume({ basics: { name: 'Ada Byron', ...basics }, ...more });
const linesOn = (more: object, basics: object = {}) => remarkLines(open(more, basics).remarks);

describe('a résumé in another shape', () => {
  it('may have what belongs to `basics` beside the sections', () => {
    const website = { name: 'Notes', url: 'ada.example' };
    const person = { name: 'Ada Byron', title: 'Analyst', location: 'London', bio: 'Counts.' };
    const { profile } = openResume({ ...person, website });
    expect(profile).toMatchObject({ headline: 'Analyst', location: 'London', summary: 'Counts.' });
    expect(profile.links).toEqual([{ label: 'Notes', url: 'https://ada.example' }]);
  });

  const both = ['Go', 'SQL'];

  it.each<[skills: unknown, groups: string[]]>([
    [both, both],
    ['Go, SQL', both],
    [{ Backend: ['Go', 'SQL'] }, ['Backend: Go SQL']],
    [{ Backend: 'Go, SQL', Tools: 'Git' }, ['Backend: Go SQL', 'Tools: Git']],
    [[{ name: 'Backend', keywords: [{ name: 'Go' }, { name: 'SQL' }] }], ['Backend: Go SQL']],
    [[{ name: 'Backend', keywords: 'Go; SQL' }], ['Backend: Go SQL']],
    [[{ keywords: ['Go', 'SQL'] }], ['Go', 'SQL']],
    [[['Go'], ['SQL']], both],
  ])('has its skills read: %j', (skills, groups) => {
    const read = open({ skills }).profile.skills;
    expect(read.map(({ name, tags }) => [name, tags.join(' ')].filter(Boolean).join(': '))).toEqual(groups);
  });

  it('has its languages read, in a text, a list or objects, and none of no level', () => {
    const namesOf = (languages: unknown) => open({ languages }).profile.languages.map(({ name }) => name);
    for (const languages of [
      ['French'],
      'French',
      [{ name: 'French' }],
      [{ language: 'French', fluency: null }],
    ])
      expect(namesOf(languages)).toEqual(['French']);
    expect(namesOf({ French: '' })).toEqual([]);
  });

  it('has the country beside the region, and no street', () => {
    const home = { address: '1 Lace St', postalCode: 'N1', city: 'York' };
    const location = { ...home, region: 'Yorkshire', countryCode: 'GB' };
    const { profile, resume } = open({}, { location });
    expect(profile.location).toBe('York, Yorkshire, United Kingdom');
    expect(JSON.stringify([profile, resume])).not.toMatch(/Lace|N1/);
    const street = 'basics.location.address, basics.location.postalCode';
    expect(linesOn({}, { location })).toEqual([`${street}: never published`]);
  });
});

describe('dates', () => {
  const jobWith = (startDate: unknown, endDate: unknown) => {
    const [job] = open({ work: [{ position: 'Analyst', startDate, endDate }] }).profile.work;
    return [job?.start, job?.end, job?.current];
  };

  it.each([
    ['August 2021', 'Present', ['2021-08', '', true]],
    ['08/2021', '2022-03', ['2021-08', '2022-03', false]],
    [{ year: 2019, month: JSON.parse('{"toString": 1}') as unknown }, '2020', ['2019', '2020', false]],
    ['1987-01-', '1988', ['1987-01', '1988', false]],
    [2019, null, ['2019', '', true]],
    [{ year: 2019, month: 4 }, '2020-01-31T00:00:00Z', ['2019-04', '2020-01-31', false]],
  ])('are read as people write them: %j to %j', (start, end, read) => {
    expect(jobWith(start, end)).toEqual(read);
  });

  it.each([
    ['2013-2020', ['2013', '2020', false]],
    ['May 2013 – Present', ['2013-05', '', true]],
    ['a while', ['', '', false]],
  ])('may stand in one text: %s', (period, read) => {
    const { profile, remarks } = open({ work: [{ position: 'Analyst', period }] });
    const [job] = profile.work;
    expect([job?.start, job?.end, job?.current]).toEqual(read);
    expect(remarks.map(({ path }) => path)).toEqual(['work[0].period']);
  });

  it('that end nobody knows when do not make a job a present one', () => {
    expect(jobWith('2012', 'whenever it was')).toEqual(['2012', '2012', false]);
  });
});

describe('a slip that changes what visitors read', () => {
  const today = '2026-11-23';
  const read = (resume: object, isStrict = false) => {
    const { basics } = { basics: {}, ...resume };
    return openResume({ ...resume, basics: { name: 'Ada', ...basics } }, { today, isStrict });
  };
  const pathsOf = (remarks: readonly Remark[], kind: string) =>
    remarks.filter((each) => each.kind === kind).map(({ path }) => path);
  const job = (dates: object) => ({ work: [{ position: 'Analyst' }, { position: 'Cook', ...dates }] });

  it.each([
    ['month 13', job({ startDate: '2014-13' }), 'work[1].startDate'],
    ['month 13 in parts', job({ startDate: { year: 2014, month: 13 } }), 'work[1].startDate'],
    ['month 13 of both dates in one text', job({ period: '2014-13 – 2015-02' }), 'work[1].period'],
    ['31 February', job({ startDate: '2014', endDate: '2019-02-31' }), 'work[1].endDate'],
    ['a season', job({ startDate: 'Summer 2019' }), 'work[1].startDate'],
    ['day or month', job({ startDate: '03/04/2019' }), 'work[1].startDate'],
    ['October without quotes', job({ startDate: 2020.1 }), 'work[1].startDate'],
    ['exchanged dates', job({ startDate: '2019-02', endDate: '2011-12' }), 'work[1]'],
    ['exchanged dates in one text', job({ dates: '2020 – 2013' }), 'work[1]'],
    ['a start of later', job({ startDate: '2031' }), 'work[1].startDate'],
    ['a start of later in one text', job({ period: '2031 – present' }), 'work[1].period'],
    ['an award of later', { awards: [{ title: 'Loom', date: '2062-01' }] }, 'awards[0].date'],
    ['an end of long after', job({ startDate: '2019', endDate: '2091' }), 'work[1].endDate'],
    ['an e-mail without a dot', { basics: { email: 'ada@example' } }, 'basics.email'],
    ['a page without a dot', { basics: { url: 'https://example' } }, 'basics.url'],
    ['a telephone as a number', { basics: { phone: 4_912_345_678 } }, 'basics.phone'],
  ])('is said, and stops a strict build: %s', (_, resume, path) => {
    expect(pathsOf(read(resume).remarks, 'changed')).toEqual([path]);
    expect(() => read(resume, true)).toThrow(path);
  });

  it.each([
    ['a date in words', job({ startDate: 'since May 2019', endDate: '13 May 2020' }), 2],
    ['both dates in one text', job({ period: 'May 2013 – Present (5 years)' }), 1],
    ['a school year', { education: [{ area: 'Law', years: '2018/19' }] }, 1],
    ['a start of next year', job({ startDate: '2027-09', endDate: '2031' }), 0],
    ['a telephone in quotes', { basics: { phone: '4912345678' } }, 0],
  ])('is none: %s', (_, resume, tidied) => {
    const { remarks } = read(resume);
    expect([remarks.length, pathsOf(remarks, 'reread').length]).toEqual([tidied, tidied]);
  });

  it('is named at each of its places', () => {
    const slip = { position: 'Analyst', startDate: '2019-02', endDate: '2011-12' };
    const lines = linesOn({ work: [slip, slip] });
    expect(lines.join('\n')).toMatch(/^work\[0\]: ends \("2011-12"\) before .*\nwork\[1\]: ends /);
  });
});

describe('remarks', () => {
  it('name misspelt and unknown keys, under `assistant` and `meta`, too', () => {
    const work = [{ name: 'A', higlights: ['B'] }];
    expect(linesOn({ work, assistant: { fact: ['x'] }, meta: { mood: 'dry' } })).toEqual([
      'work[0].higlights: ignored, since a résumé has no such key; did you mean `highlights`?',
      'assistant.fact: ignored, since a résumé has no such key; did you mean `facts`?',
      'meta.mood: ignored, since a résumé has no such key; write it under a key that a résumé has',
    ]);
  });

  it('are silent on templates that nobody filled in', () => {
    const work = [{ name: '', position: '', startDate: '', highlights: [''] }];
    const skills = [{ name: '', keywords: [null] }];
    expect(linesOn({ work, skills, awards: null })).toEqual([]);
  });
});
