/** What each format's own turns become. */
import { describe, expect, it } from 'vitest';
import type { Imported } from '../../../src/import/imported';
import { importFiles } from '../../../src/import/import-file';
import { importFixture, linkedInZip, zipOf } from '../../support/import-fixtures';
import { strToU8 } from 'fflate';

const imported = (path: string): Promise<Imported> => importFiles([importFixture(path)]);
const ofText = (name: string, text: string): Promise<Imported> =>
  importFiles([{ name, bytes: strToU8(text) }]);
const exported = (files: Readonly<Record<string, string>>): Promise<Imported> => importFiles([zipOf(files)]);

describe('LinkedIn’s data export', () => {
  it('has one shape, whatever the zip puts around its files', async () => {
    const wrapped = await importFiles([linkedInZip('en', 'Basic_LinkedInDataExport_01/')]);
    expect(wrapped).toEqual(await importFiles([linkedInZip('en')]));
  });

  it.each([
    ['de', ['2019-03', '2012-10', '2018-12'], 'Kenntnisse', 'Verhandlungssicher'],
    ['fr', ['2018-02', '2013-08', '2018-01'], 'Compétences', 'Compétence professionnelle limitée'],
    ['ja', ['2019-03', '2012-10', '2019-02'], 'スキル', 'ビジネスレベル'],
  ])('has dates and levels in the language of the account: %s', async (language, dates, group, level) => {
    const { resume } = await importFiles([linkedInZip(language)]);
    const found = resume.work?.flatMap(({ startDate, endDate }) => [startDate, endDate]).filter(Boolean);
    expect(found).toEqual(dates);
    expect(resume.work?.[0]?.endDate).toBeUndefined();
    expect(resume.skills?.[0]?.name).toBe(group);
    expect(resume.languages?.map(({ fluency }) => fluency)).toContain(level);
  });

  it('has levels and the name of the skills in the language of the prose, where the account is English', async () => {
    const { resume, leftOut } = await exported({
      'Profile.csv':
        'First Name,Last Name,Headline,Summary\nJana,Roth,"Pflegefachfrau | Wundexpertin","Ich arbeite auf der Station für Chirurgie und leite die Ausbildung der neuen Kolleginnen, mit denen ich auch die Dienste plane."\n',
      'Languages.csv':
        'Name,Proficiency\nEnglisch,LIMITED_WORKING\nDeutsch,Native or bilingual proficiency\n',
      'Skills.csv': 'Name\nWundversorgung\n',
    });
    const levels = ['Gute Kenntnisse', 'Muttersprachlich oder zweisprachig'];
    expect(resume.languages?.map(({ fluency }) => fluency)).toEqual(levels);
    expect(resume.skills?.[0]?.name).toBe('Kenntnisse');
    expect(resume.basics?.label).toBe('Pflegefachfrau');
    expect(leftOut).toContain('of the headline, what stands after its first bar: Wundexpertin');
  });

  it('writes an East Asian name with the family name first, and keeps the first name', async () => {
    const { resume, guessed } = await importFiles([linkedInZip('ja')]);
    expect(resume.basics?.name).toBe('佐川 花子');
    expect(resume['assistant']).toEqual({ firstName: '花子' });
    expect(guessed).toContain('The name is written “佐川 花子”, family name first.');
  });

  it('takes the primary address, and names the other under left out', async () => {
    const { resume, guessed, leftOut } = await importFiles([linkedInZip('en')]);
    expect(resume.basics?.email).toBe('hello@mira.example');
    expect(guessed).toContain('E-mail: the CV has hello@mira.example, of 2 in the file.');
    expect(leftOut.join()).toContain('old@mira.example');
  });

  it('splits a description into prose and points, also where all stands in one line', async () => {
    const { resume } = await importFiles([linkedInZip('en')]);
    expect(resume.work?.[0]).toMatchObject({
      summary: 'Leads the bridge group.',
      highlights: ['Planned the Leça viaduct', 'Halved the steel per span'],
    });
    expect(resume.work?.[1]?.highlights).toEqual(['Checked forty bridges.', 'Wrote the inspection guide.']);
  });

  it('takes no message and no recommendation that the profile hides', async () => {
    const { resume } = await importFiles([linkedInZip('en')]);
    expect(JSON.stringify(resume)).not.toMatch(/private message|Not shown/);
    expect(resume.references).toHaveLength(1);
  });

  it('goes on without a table whose columns it does not know, and names it', async () => {
    const { resume, leftOut } = await exported({
      'Skills.csv': 'Name\nRope\n',
      'Honors.csv': 'Titel,Datum\nPreis,2020\n',
      'messages.csv': 'FROM,TO\n',
    });
    expect(resume.skills).toHaveLength(1);
    expect(leftOut).toEqual([
      'Honors.csv, which has other columns than LinkedIn’s export',
      'other files of the export, which hold no part of a CV: 1',
    ]);
  });

  it('reads the columns of earlier years', async () => {
    const { resume, leftOut } = await exported({
      'Honors.csv': 'Title,Description,Issuer,Issue Date\nBest Hull,,Harbour Fair,Aug 2018\n',
      'Projects.csv': 'Title,Description,Url,Start Date,End Date\nMoon boat,Larch,,Aug 2016,Sep 2017\n',
      'Profile.csv': 'First Name,Last Name,Headline,Country,Geo Location\nOda,Lervik,Builder,Norway,Bergen\n',
      'Phone Numbers.csv': 'Extension,Number,Type\n,+47 55 00 00 01,Mobile\n',
    });
    expect(resume.awards?.[0]?.date).toBe('2018-08');
    expect(resume.projects?.[0]).toMatchObject({ startDate: '2016-08', endDate: '2017-09' });
    expect(resume.basics?.phone).toBe('+47 55 00 00 01');
    expect(resume.basics?.location).toEqual({ city: 'Bergen', countryCode: 'NO' });
    expect(leftOut).toEqual([]);
  });

  it.each([
    ['semicolons', strToU8('Name;Proficiency\nFrançais;Native\n')],
    ['tabs, with a mark at its beginning', strToU8('\uFEFFName\tProficiency\nFrançais\tNative\n')],
    ['Windows-1252', Buffer.from('Name,Proficiency\nFrançais,Native\n', 'latin1')],
  ])('reads a table that an office program saved with %s', async (_, bytes) => {
    const skills = { name: 'Skills.csv', bytes: strToU8('Name\n"Rope, wire\nand chain"\n') };
    const { resume } = await importFiles([{ name: 'Languages.csv', bytes: new Uint8Array(bytes) }, skills]);
    expect(resume.languages).toEqual([{ language: 'Français', fluency: 'Native' }]);
    expect(resume.skills?.[0]?.keywords).toEqual(['Rope, wire\nand chain']);
  });

  it.each([
    ['San Jose, CA', { city: 'San Jose', region: 'CA' }],
    ['Vancouver, British Columbia, CA', { city: 'Vancouver', region: 'British Columbia', countryCode: 'CA' }],
    ['Norway', { countryCode: 'NO' }],
    ['Bergen', { city: 'Bergen' }],
    ['Bergen, NO', { city: 'Bergen', countryCode: 'NO' }],
  ])('tells states of North America, countries and towns apart: %s', async (place, location) => {
    const profile = `First Name,Last Name,Headline,Geo Location\nOda,Lervik,Builder,"${place}"\n`;
    expect((await exported({ 'Profile.csv': profile })).resume.basics?.location).toEqual(location);
  });

  it('puts courses under the latest school, and says so where there are several', async () => {
    const { resume, guessed } = await exported({
      'Education.csv': 'School Name,Start Date,End Date\nFirst,2001,2004\nSecond,2005,2008\n',
      'Courses.csv': 'Name,Number\nTides,7\n',
    });
    expect(resume.education?.[1]?.courses).toEqual(['Tides (7)']);
    expect(guessed).toContain('The courses stand under the latest education, Second.');
  });

  it('finds a home for patents, organisations and test scores, and says which', async () => {
    const { resume, guessed } = await exported({
      'Patents.csv': 'Title,Description,Issuer,Number,Issued On\nQuiet gear,A gear,DPMA,DE 7,May 2020\n',
      'Organizations.csv': 'Name,Position,Description,Started On,Finished On\nGuild,Member,,2019,\n',
      'TestScores.csv': 'Name,Description,Score,Tested On\nMaths olympiad,National,97,2009\n',
    });
    const patent = { name: 'Quiet gear', publisher: 'DPMA DE 7', releaseDate: '2020-05', summary: 'A gear' };
    expect(resume.publications?.[0]).toEqual(patent);
    expect(resume.volunteer?.[0]).toEqual({ organization: 'Guild', position: 'Member', startDate: '2019' });
    expect(resume.awards?.[0]).toEqual({ title: 'Maths olympiad', date: '2009', summary: '97\nNational' });
    expect(guessed.filter((sentence) => /Patents|Organisations|Test scores/.test(sentence))).toHaveLength(3);
  });

  it('names a date that nobody can read', async () => {
    const positions = 'Company Name,Title,Started On\nMill,Miller,one fine day\n';
    const { leftOut } = await exported({ 'Positions.csv': positions });
    expect(leftOut).toContain('the date “one fine day”, which could not be read (Positions[0].Started On)');
  });
});

describe('Europass', () => {
  it('gives one level where all five agree, and says which is which where not', async () => {
    const { resume } = await imported('europass/skills-passport.xml');
    expect(resume.languages).toEqual([
      { language: 'Swedish', fluency: 'Native' },
      { language: 'English', fluency: 'C1 (listening, reading), B2 (conversation, speaking), B1 (writing)' },
      { language: 'Norwegian', fluency: 'C2' },
    ]);
  });

  it.each(['skills-passport', 'candidate'])(
    'leaves out street, post code and what nobody has to publish: %s',
    async (file) => {
      const { resume, leftOut } = await imported(`europass/${file}.xml`);
      expect(JSON.stringify(resume)).not.toMatch(/Harbour Row|41301|1984|Via del Porto|34121|1990/);
      for (const what of ['street address', 'post code', 'birth date', 'gender', 'nationality']) {
        expect(leftOut).toContain(`the ${what}, since a public page needs none`);
      }
      expect(leftOut.join()).not.toMatch(/Harbour Row|Via del Porto/);
    },
  );

  it('names languages and countries of codes in the language of the CV', async () => {
    const xml = new TextDecoder().decode(importFixture('europass/candidate.xml').bytes);
    const { resume } = await ofText('cv.xml', xml.replace('languageCode="en"', 'languageCode="fr"'));
    expect(resume.languages?.map(({ language }) => language)).toEqual(['Italien', 'Anglais']);
    expect(resume.work?.[0]?.location).toBe('Trieste, Italie');
    expect(resume['meta']).toEqual({ language: 'fr', version: 'v1.0.0' });
  });
});

/** A file of Europass's newer form with these children of `CandidateProfile`. */
const candidate = (person: string, profile: string) =>
  ofText(
    'cv.xml',
    `<Candidate><CandidatePerson><PersonName><GivenName>Oda</GivenName></PersonName>${person}</CandidatePerson><CandidateProfile languageCode="en">${profile}</CandidateProfile></Candidate>`,
  );

describe('Europass of today', () => {
  it('names the second address, and the service that its owner typed', async () => {
    const channel = (code: string, content: string) =>
      `<Communication><ChannelCode>${code}</ChannelCode>${content}</Communication>`;
    const { resume, leftOut } = await candidate(
      channel('Email', '<URI>oda@lervik.example</URI>') +
        channel('Email', '<URI>old@lervik.example</URI>') +
        channel('Web', '<OtherTitle>Boat Forum</OtherTitle><URI>https://forum.example/oda</URI>') +
        channel('Web', '<URI>https://github.com/oda-lervik</URI>'),
      '',
    );
    expect(resume.basics?.email).toBe('oda@lervik.example');
    expect(leftOut.join()).toContain('old@lervik.example');
    expect(JSON.stringify(resume)).toContain('forum.example/oda');
  });

  it('reads lists of links and fields, credits, and the date of a certificate', async () => {
    const field = (text: string) =>
      `<FieldOfStudy><MainFieldOfStudy><ProgramConcentration>${text}</ProgramConcentration></MainFieldOfStudy></FieldOfStudy>`;
    const { resume } = await candidate(
      '',
      `<EducationHistory><EducationOrganizationAttendance><OrganizationName>Hardanger School</OrganizationName><EducationDegree><DegreeName>Diploma</DegreeName>${field('07')}${field('Boat building')}<NumberOfCredit>240</NumberOfCredit><CreditType>ECTS</CreditType></EducationDegree></EducationOrganizationAttendance></EducationHistory>
      <Certifications><Certification><Title>Crane licence</Title><CertificationDate><FormattedDateTime>2024-09</FormattedDateTime></CertificationDate><Link>https://port.example/a</Link><Link>https://port.example/b</Link></Certification></Certifications>`,
    );
    expect(resume.education?.[0]).toMatchObject({ area: 'Boat building', score: '240 ECTS' });
    expect(resume.certificates?.[0]).toMatchObject({ date: '2024-09', url: 'https://port.example/a' });
  });

  it('puts a section of one’s own where its heading says, or names the heading', async () => {
    const other = (heading: string, title: string) =>
      `<Others><Title>${heading}</Title><Other><Title>${title}</Title></Other></Others>`;
    const sections = other('Pubblicazioni', 'On larch') + other('At sea', 'Three crossings');
    const { resume, guessed } = await candidate('', sections);
    expect(resume.publications?.[0]?.name).toBe('On larch');
    expect(resume.interests?.[0]?.name).toBe('Three crossings');
    expect(guessed.join()).toContain('“At sea: Three crossings” stands');
  });
});

describe('JSON Resume', () => {
  it('reads a file without `basics`, and points that have a title and a text', async () => {
    const { resume } = await ofText(
      'cv.yaml',
      'name: Oda Lervik\nsummary: Builds boats.\nworkExperience:\n  - company: Fjord Yard\n    title: Shipwright\n    from: 2015-01\n    to: 2019-07\n    bulletpoints:\n      - position: Hulls\n        description: rebuilt six\n',
    );
    expect(resume.basics).toMatchObject({ name: 'Oda Lervik', summary: 'Builds boats.' });
    expect(resume.work?.[0]).toMatchObject({ name: 'Fjord Yard', startDate: '2015-01', endDate: '2019-07' });
    expect(resume.work?.[0]?.highlights).toEqual(['Hulls: rebuilt six']);
  });

  it('says so where it leaves out more than it takes', async () => {
    const sentence = 'More of this file is left out than taken';
    const jobs = Array.from({ length: 9 }, (_, index) => ({ where: `Yard ${index}`, what: `Hull ${index}` }));
    const odd = await ofText('cv.json', JSON.stringify({ basics: { name: 'Oda' }, voyages: jobs }));
    expect(odd.guessed.join()).toContain(sentence);
    const work = jobs.map(({ where, what }) => ({ name: where, position: what }));
    const plain = await ofText('cv.json', JSON.stringify({ basics: { name: 'Oda' }, work }));
    expect(plain.guessed.join()).not.toContain(sentence);
  });

  it('gets today’s names and dates, and keeps keys of this site and texts of other keys', async () => {
    const { resume } = await imported('json-resume/old.json');
    expect(resume.work?.[0]).toEqual({
      name: 'Coast Office',
      position: 'Keeper',
      url: 'https://coast.example',
      startDate: '2015-08',
      summary: 'Lamp, horn and log.',
      highlights: ['No ship lost'],
      keywords: ['lamps'],
    });
    expect(resume.education?.[0]?.score).toBe('11');
    expect(resume.certificates?.[0]?.name).toBe('Radio licence');
    expect(resume.volunteer?.[0]?.organization).toBe('Sea Rescue');
    expect(resume.skills?.[1]).toEqual({ name: 'Knots' });
    expect(resume['assistant']).toEqual({ facts: ['Works nights.'] });
  });

  it('reads skills that are an object of lists, addresses that are objects, and comments', async () => {
    const basics = '"basics": {"name": "Ode", "website": {"name": "me", "url": "ode.example"}}';
    const { resume } = await ofText('cv.json', `{ // mine\n${basics}, "skills": {"Bees": ["hives"]},}`);
    expect(resume.basics?.url).toBe('https://ode.example');
    expect(resume.skills).toEqual([{ name: 'Bees', keywords: ['hives'] }]);
  });

  it('reads addresses in place of profiles, and names a text that is none', async () => {
    const basics = { name: 'Oda', profiles: ['github.com/oda', 'https://oda.example/', 'on paper: no'] };
    const { resume, leftOut } = await ofText('cv.json', JSON.stringify({ basics }));
    expect(resume.basics?.profiles).toEqual([
      { network: 'GitHub', url: 'https://github.com/oda' },
      { url: 'https://oda.example' },
    ]);
    expect(leftOut).toEqual(['“on paper: no”, which is no web address (basics.profiles[2])']);
  });

  it.each([
    ['03/2012 – 12/2015', { startDate: '2012-03', endDate: '2015-12' }],
    ['(2016–Présent)', { startDate: '2016' }],
    ['2010-11', { startDate: '2010-11' }],
  ])('reads both dates where they stand in the first one: %s', async (startDate, dates) => {
    const work = [{ name: 'Mill', position: 'Lead', startDate }];
    const { resume } = await ofText('cv.json', JSON.stringify({ basics: { name: 'Oda' }, work }));
    expect(resume.work).toEqual([{ name: 'Mill', position: 'Lead', ...dates }]);
  });

  it('exchanges dates whose end lies before their start, and says so', async () => {
    const work = [{ name: 'A', startDate: '2019', endDate: '2015' }];
    const { resume, guessed } = await ofText('cv.json', JSON.stringify({ basics: { name: 'Ode' }, work }));
    expect(resume.work?.[0]).toMatchObject({ startDate: '2015', endDate: '2019' });
    expect(guessed[0]).toContain('were exchanged');
  });

  it('names texts under keys that nobody knows', async () => {
    const horoscope = [{ sign: 'Bee' }, { sign: 'Ant' }];
    const { leftOut } = await ofText('cv.json', JSON.stringify({ basics: { name: 'Ode' }, horoscope }));
    expect(leftOut).toEqual(['horoscope[].sign: “Bee” and 1 more']);
  });
});

describe('Reactive Resume', () => {
  it('leaves out what its owner hides', async () => {
    const { resume, leftOut } = await imported('reactive-resume/v4.json');
    expect(JSON.stringify(resume)).not.toContain('Hidden Inc');
    expect(leftOut).toEqual(['what is hidden in Reactive Resume, under “experience”: 1']);
  });

  it('makes a job of each role, and a number of a level that is only marks', async () => {
    const { resume, guessed } = await imported('reactive-resume/v5.json');
    expect(resume.work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Map Office', 'Lead cartographer', '2020-03'],
      ['Map Office', 'Cartographer', '2015'],
    ]);
    expect(resume.languages?.[1]).toEqual({ language: 'French', fluency: '3/5' });
    expect(guessed.join()).toMatch(/roles at Map Office.*only marks/s);
  });

  it('gives nobody’s phone number but the owner’s', async () => {
    const { resume } = await imported('reactive-resume/v5.json');
    expect(JSON.stringify(resume)).not.toContain('0000 0009');
  });
});

it.each(['v1', 'v2'])(
  'Reactive Resume of 2020 gives the person, the job and the school: %s',
  async (version) => {
    const { format, resume, leftOut } = await imported(`reactive-resume/${version}.json`);
    expect(format).toBe('Reactive Resume');
    const location = { city: 'Bergen', countryCode: 'NO' };
    expect(resume).toMatchObject({
      basics: { name: 'Oda Lervik', label: 'Boat builder', email: 'oda@lervik.example', location },
      work: [{ name: 'Fjord Yard', position: 'Shipwright', startDate: expect.stringMatching(/^2015-01/) }],
      languages: [{ language: 'Norwegian' }, ...(resume.languages?.slice(1) ?? [])],
    });
    expect(resume.basics).toMatchObject({ url: 'https://oda.example', summary: 'Wooden hulls that last.' });
    expect(resume.work?.[0]?.highlights).toContain('Rebuilt six hulls');
    expect(resume.education?.[0]).toMatchObject({ institution: 'Hardanger School', area: 'Boat building' });
    expect(JSON.stringify(resume)).not.toMatch(/Slip Road|Hidden Yard|55 00 00 02/);
    expect(leftOut.filter((each) => !/^the |^what is hidden/.test(each))).toEqual([]);
  },
);

describe('RenderCV', () => {
  it('reads a file without the outer key', async () => {
    const job = '- company: Fjord Yard\n      position: Shipwright\n';
    const yaml = `name: Oda Lervik\nsections:\n  experience:\n    ${job}`;
    const { format, resume } = await ofText('cv.yaml', yaml);
    expect(format).toBe('RenderCV');
    expect(resume.work?.[0]).toMatchObject({ name: 'Fjord Yard', position: 'Shipwright' });
  });

  it('finds the section that a heading means, in the owner’s words too', async () => {
    const { resume } = await imported('rendercv/cv.yaml');
    expect(resume.basics?.summary).toBe('Measures rivers and explains floods.');
    expect(resume.awards).toEqual([{ title: 'Young hydrologist of the year' }]);
    expect(resume.languages).toEqual([
      { language: 'Arabic', fluency: 'native' },
      { language: 'Dutch', fluency: 'fluent' },
    ]);
    expect(resume.skills).toEqual([{ name: 'Modelling', keywords: ['SWMM', 'HEC-RAS (1D, 2D)', 'Python'] }]);
  });

  it('says where a section stands whose heading it does not know', async () => {
    const section = 'bee_keeping:\n      - name: Ten hives\n        summary: On the roof\n';
    const yaml = `cv:\n  name: Ode\n  sections:\n    ${section}`;
    const { resume, guessed } = await ofText('cv.yaml', yaml);
    expect(resume.interests).toEqual([{ name: 'Ten hives', summary: 'On the roof' }]);
    expect(guessed).toContain('“Bee keeping” stands under `interests`; move it to where it belongs.');
  });
});
