import { describe, expect, it } from 'vitest';
import { openResume, ProfileError } from '../../../../src/resume/profile';
import { remarkLines } from '../../../../src/resume/read/remark';
import { silentlyLost } from '../../../support/wild-resumes';

const pathsOf = (json: unknown, kind: string) =>
  openResume(json)
    .remarks.filter((each) => each.kind === kind)
    .map(({ path }) => path);

describe('a file in several languages', () => {
  const objects = {
    basics: { name: 'Ada Byron', label: { fr: 'Analyste', en: 'Analyst' } },
    work: [{ position: { fr: 'Tisserande', en: 'Weaver' }, highlights: { fr: ['Tissé'], en: ['Wove'] } }],
    languages: [{ language: { fr: 'Français', en: 'French' } }],
  };

  it.each([
    ['en', 'Analyst', 'Weaver', 'Wove', 'French'],
    ['fr', 'Analyste', 'Tisserande', 'Tissé', 'Français'],
  ])('is read in the language of the site: %s', (language, headline, jobTitle, detail, spoken) => {
    const { profile } = openResume(objects, { language });
    const languages = [{ name: spoken }];
    expect(profile).toMatchObject({ headline, work: [{ jobTitle, details: [detail] }], languages });
  });

  it('has one line of remarks on all that is in the others', () => {
    const { remarks } = openResume(objects);
    expect(remarkLines(remarks)).toEqual([
      'basics.label.fr: is not in the language that is shown, "en"; write it to a file of its own, such as resume.fr.json (and 3 more like it)',
    ]);
    expect(silentlyLost(objects, openResume(objects))).toEqual([]);
  });

  it('may mark its keys, and what `meta.language` says wins', () => {
    const json = {
      basics: { name: 'Ada Byron', en_label: 'Analyst', fr_label: 'Analyste' },
      work: [{ name: 'A mill', summary: 'Counted.', summary_fr: 'Compté.' }],
      projects: [{ nameEn: 'Loom', nameFr: 'Métier' }],
      meta: { language: 'fr' },
    };
    expect(openResume(json).profile).toMatchObject({
      headline: 'Analyste',
      work: [{ description: 'Compté.' }],
      more: [{ items: [{ title: 'Métier' }] }],
    });
    const others = ['basics.en_label', 'work[0].summary', 'projects[0].nameEn'];
    expect(pathsOf(json, 'translation')).toEqual(others);
  });
});

describe('the person', () => {
  it.each(['personal', 'profile', 'about', 'contact', 'personalInfo', 'header', 'bio'])(
    'may stand under `%s`',
    (key) => {
      const { profile } = openResume({ [key]: { display_name: 'Ada Byron', email: 'ada@loom.example' } });
      expect(profile).toMatchObject({ name: 'Ada Byron', email: 'ada@loom.example' });
    },
  );

  it('may stand under several keys, while a text under one of them stays a text', () => {
    const { profile } = openResume({
      personal: { first_name: 'Ada', last_name: 'Byron' },
      contact: { phone: '020 1234', city: 'York', country: 'United Kingdom' },
      about: 'Counts threads.',
    });
    expect(profile).toMatchObject({ name: 'Ada Byron', phone: '020 1234', summary: 'Counts threads.' });
    expect(profile.location).toBe('York, United Kingdom');
  });

  it('keeps birthday, gender and the parts of an address', () => {
    const address = { street: '1 Lace St', zip: 'N1', city: 'York' };
    const basics = { name: 'Ada Byron', birthDate: '1815-12-10', gender: 'f', address };
    const { profile, remarks } = openResume({ basics });
    expect(profile.location).toBe('York');
    expect(remarkLines(remarks)).toEqual([
      'basics.address.street, basics.address.zip, basics.birthDate, basics.gender: never published',
    ]);
  });
});

describe('an entry', () => {
  it('with several positions is one of each', () => {
    const company = { name: 'A mill', url: 'https://mill.example', location: 'York' };
    const positions = [
      { title: 'Overseer', from: '2019', bullets: ['Led'] },
      { title: 'Weaver', from: '2015', to: '2019' },
    ];
    const { profile } = openResume({ basics: { name: 'Ada Byron' }, work: [{ company, positions }] });
    expect(profile.work).toMatchObject([
      { jobTitle: 'Overseer', employer: 'A mill', start: '2019', current: true, details: ['Led'] },
      { jobTitle: 'Weaver', employer: 'A mill', start: '2015', end: '2019', location: 'York' },
    ]);
  });

  it('may repeat its own name in its keys, and hold both dates in one list', () => {
    const { profile } = openResume({
      profile: { name: 'Ada Byron' },
      projectList: [{ project_name: 'Loom', project_role: 'Weaver', project_time: '2019.2 - 2020.11' }],
      educationList: [{ school: 'A school', edu_time: ['2014.09', '2017.06'] }],
    });
    const loom = { title: 'Loom', byline: 'Weaver', start: '2019-02', end: '2020-11' };
    expect(profile.more[0]?.items).toMatchObject([loom]);
    const school = { school: '', title: 'A school', start: '2014-09', end: '2017-06' };
    expect(profile.education).toMatchObject([school]);
  });

  it('with a period that cannot be read says so', () => {
    const json = { basics: { name: 'Ada' }, work: [{ name: 'A mill', duration: 'a while' }] };
    expect(remarkLines(openResume(json).remarks)).toEqual([
      'work[0].duration: cannot be read as a start and an end; write `startDate` and `endDate`',
    ]);
  });

  it('has the words of a title in HTML', () => {
    const name = "<a href='https://loom.example'><div class='a'>Loom</div></a>";
    const json = { basics: { name: 'Ada' }, projects: [{ name }, { name: 'Foo<T>' }, { name: '<p></p>' }] };
    const titles = openResume(json).profile.more[0]?.items.map(({ title }) => title);
    expect(titles).toEqual(['Loom', 'Foo<T>', '<p></p>']);
    expect(pathsOf(json, 'changed')).toEqual(['projects[0].name']);
  });

  it('of a date alone is named', () => {
    const json = { basics: { name: 'Ada' }, projects: [{ startDate: '2012' }] };
    expect(pathsOf(json, 'lost')).toEqual(['projects[0]']);
  });

  it('keeps the contacts of referees', () => {
    const references = [{ name: 'B', email: 'b@loom.example', phone: '1' }];
    const json = { basics: { name: 'Ada' }, references };
    expect(JSON.stringify(openResume(json).profile)).not.toContain('b@loom');
    expect(pathsOf(json, 'private')).toEqual(['references[0].email', 'references[0].phone']);
  });

  it('has one country, whether as a code or a name', () => {
    const json = { basics: { name: 'Ada', location: { countryCode: 'ES', countryName: 'España' } } };
    expect(openResume(json).profile.location).toBe('Spain');
    expect(openResume(json).remarks).toEqual([]);
  });
});

it.each([
  [{ name: 'loom-pad', version: '1.0.0', scripts: { a: 'b' } }, 'the file: has a name and nothing else'],
  [{ compilerOptions: { strict: true } }, 'basics.name: is missing'],
  [{ profile: { social: { a: 'b' } }, avatar: { hidden: true } }, 'basics.name: is missing'],
  [{ education: [{ institution: 'Mill', details: ['a', 'b'] }] }, 'basics.name: is missing; write your full'],
])('a file that is no résumé is refused with one line: %j', (json, said) => {
  const refusal = () => openResume(json);
  expect(refusal).toThrow(ProfileError);
  expect(refusal).toThrow(said);
  expect(refusal).not.toThrow(/\n.*\n/);
});

describe('what the page leaves out of HTML', () => {
  const linesOn = (summary: string) => remarkLines(openResume({ basics: { name: 'Ada', summary } }).remarks);

  it.each([
    ['<p>Wove <img src="loom.png" alt="a loom"></p>', 'holds the picture or file "a loom"'],
    ['<p>See <a href="javascript:x()">this</a></p>', 'links to "javascript:x()"'],
    ['<p>Wove.</p><a href="https://loom.example"></a>', 'links to "https://loom.example" without words'],
    ['<p>Wove <b title="by hand">cloth</b></p>', 'holds the tooltip "by hand"'],
    ['<p>Wove.</p><script>alert(1)</script>', 'holds <script>'],
    ['Wove. <!-- more? -->', 'holds <!-- -->'],
  ])('is named: %s', (summary, said) => {
    expect(linesOn(summary)).toEqual([expect.stringContaining(`basics.summary: ${said}`)]);
  });

  it.each([
    '<p>See <a href="https://loom.example/a?b=c">the <b>loom</b></a>.</p>',
    'Foo<T> and a < b',
    '**Wove** `cloth`',
  ])('is nothing: %s', (summary) => {
    const json = { basics: { name: 'Ada', summary } };
    expect(linesOn(summary)).toEqual([]);
    expect(silentlyLost(json, openResume(json))).toEqual([]);
  });
});
