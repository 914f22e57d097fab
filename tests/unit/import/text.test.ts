/** Documents that only show by their looks what belongs together. */
import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../src/import/import-file';
import { parseProfile } from '../../../src/resume/profile';
import { findPeriod } from '../../../src/import/text/find-period';
import { sectionNamed } from '../../../src/import/text/headings';
import { tinyDocx } from '../../support/tiny-docx';
import { column, tinyPdf } from '../../support/tiny-pdf';

const read = (name: string, bytes: Uint8Array) => importFiles([{ name, bytes }]);
const heading = (text: string) => ({ text, style: 'heading' }) as const;
const point = (text: string) => ({ text, style: 'list' }) as const;

const nurse = tinyDocx(
  [
    { text: 'Curriculum vitae' },
    { text: 'Ada Okafor', style: 'title' },
    { text: 'Nurse in intensive care' },
    { text: '12 Mill Lane, Leeds, United Kingdom | ada@example.org | +44 20 7946 0018' },
    heading('Profile'),
    { text: 'I have cared for patients for nine years.' },
    heading('Work experience'),
    { text: 'Ward nurse\tMarch 2019 – present', isBold: true },
    { text: 'St Mary’s Hospital, Leeds' },
    { text: 'Runs a ward of 24 beds.' },
    point('Trained 14 new colleagues'),
    { text: 'Nurse\t09/2015 – 02/2019', isBold: true },
    { text: 'General Infirmary, York' },
    point('Emergency care'),
    heading('Education'),
    { text: 'BSc Nursing, University of Leeds, 2012 – 2015' },
    heading('Skills'),
    { text: 'Care: Wound care, Triage (adults, children)' },
    heading('Languages'),
    { text: 'English (native), Igbo – fluent' },
    heading('Things I built'),
    { text: 'A planner for night shifts.' },
    heading('References'),
    { text: 'Available on request' },
  ],
  ['https://www.linkedin.com/in/ada-okafor'],
);

describe('a Word file', () => {
  it('gives the person, the entries of each section, and headings of its own as interests', async () => {
    const { resume, format, leftOut } = await read('cv.docx', nurse);
    expect(format).toBe('a Word file');
    expect(resume).toMatchObject({
      basics: {
        name: 'Ada Okafor',
        label: 'Nurse in intensive care',
        email: 'ada@example.org',
        phone: '+44 20 7946 0018',
        summary: 'I have cared for patients for nine years.',
        profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada-okafor' }],
      },
      work: [
        {
          name: 'St Mary’s Hospital',
          position: 'Ward nurse',
          location: 'Leeds',
          startDate: '2019-03',
          summary: 'Runs a ward of 24 beds.',
          highlights: ['Trained 14 new colleagues'],
        },
        { name: 'General Infirmary', position: 'Nurse', startDate: '2015-09', endDate: '2019-02' },
      ],
      education: [
        { institution: 'University of Leeds', studyType: 'BSc Nursing', startDate: '2012', endDate: '2015' },
      ],
      skills: [{ name: 'Care', keywords: ['Wound care', 'Triage (adults, children)'] }],
      languages: [
        { language: 'English', fluency: 'native' },
        { language: 'Igbo', fluency: 'fluent' },
      ],
      interests: [{ name: 'Things I built', summary: 'A planner for night shifts.' }],
    });
    expect(parseProfile(resume).work).toHaveLength(2);
    expect(leftOut).toEqual(['the street address, since a public page needs none', '“Available on request”']);
  });

  it('names the fields whose texts it guessed, and not what is sure', async () => {
    const { guessedFields } = await read('cv.docx', nurse);
    expect(guessedFields).toContain('work.position: Ward nurse');
    expect(guessedFields).toContain('basics.name: Ada Okafor');
    expect(guessedFields).toContain('interests.name: Things I built');
    expect(guessedFields.join('\n')).not.toMatch(/@|highlights|Runs a ward/);
  });

  it('reads tables with dates or labels in their first column, as German CVs have them', async () => {
    const cell = (...texts: string[]) => texts.map((text) => ({ text }));
    const german = tinyDocx([
      { text: 'Lebenslauf' },
      { text: 'Jörg Müller', isBold: true },
      [cell('Geburtsdatum'), cell('03.04.1985')],
      [cell('Anschrift'), cell('Hauptstraße 5, 04109 Leipzig')],
      [cell('Telefon'), cell('0341 1234567')],
      heading('Berufserfahrung'),
      [cell('seit 04/2018'), cell('Küchenchef', 'Hotel Adler, Leipzig', 'Leitung von 8 Köchen.')],
      [cell('08/2012 – 03/2018'), cell('Koch', 'Restaurant Linde, Dresden')],
      heading('Sprachen'),
      [cell('Deutsch'), cell('Muttersprache')],
    ]);
    const { resume, leftOut } = await read('lebenslauf.docx', german);
    const location = { city: 'Leipzig' };
    expect(resume.basics).toEqual({ name: 'Jörg Müller', phone: '0341 1234567', location });
    const adler = { name: 'Hotel Adler', location: 'Leipzig', summary: 'Leitung von 8 Köchen.' };
    const linde = { name: 'Restaurant Linde', location: 'Dresden' };
    expect(resume.work).toEqual([
      { ...adler, position: 'Küchenchef', startDate: '2018-04' },
      { ...linde, position: 'Koch', startDate: '2012-08', endDate: '2018-03' },
    ]);
    expect(resume.languages).toEqual([{ language: 'Deutsch', fluency: 'Muttersprache' }]);
    expect(leftOut.join('\n')).not.toMatch(/1985|Hauptstr/);
  });

  it('is refused where no heading names a section of a CV', async () => {
    await expect(read('letter.docx', tinyDocx([{ text: 'Dear Sir' }]))).rejects.toThrow('no heading of a CV');
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    await expect(read('cv.doc', old)).rejects.toThrow('Save the CV as');
    await expect(read('cv.rtf', new TextEncoder().encode('{\\rtf1 Dear'))).rejects.toThrow('Save the CV as');
  });
});

describe('a PDF of any program', () => {
  it('is read column by column, with what the lines of a paragraph and a point say joined', async () => {
    const pdf = tinyPdf({
      pages: [
        [
          ...column(40, 60, [
            [13, 0, 'Contact'],
            [10, 18, 'lucia@example.org'],
            [10, 14, 'Sevilla, Spain'],
            [13, 30, 'Idiomas'],
            [10, 18, 'Espanol: nativo'],
            [13, 30, 'Habilidades'],
            [10, 18, 'Excel'],
            [10, 14, 'SAP'],
          ]),
          ...column(230, 50, [
            [24, 0, 'Lucia Romero'],
            [11, 22, 'Contable'],
            [13, 30, 'Experiencia laboral'],
            [11, 20, 'Contable senior'],
            [10, 14, 'Aceites del Sur S.A. | mayo de 2016 - actualidad'],
            [10, 18, 'Responsable de los cierres mensuales y anuales de cuatro sociedades'],
            [10, 12, 'con un equipo.'],
            [11, 24, 'Contable'],
            [10, 14, 'Gestoria Triana | 2010 - 2016'],
            [10, 18, '- Impuestos de cuarenta empresas medianas y de sus filiales, sobre'],
            [10, 12, 'todo de alimentos'],
          ]),
        ],
      ],
    });
    const { resume, format } = await read('cv.pdf', pdf);
    expect(format).toBe('a PDF, as text');
    const person = { name: 'Lucia Romero', label: 'Contable', email: 'lucia@example.org' };
    expect(resume.basics).toEqual({ ...person, location: { city: 'Sevilla', countryCode: 'ES' } });
    const point = 'Impuestos de cuarenta empresas medianas y de sus filiales, sobre todo de alimentos';
    const dates = { startDate: '2010', endDate: '2016' };
    expect(resume.work).toEqual([
      {
        name: 'Aceites del Sur S.A.',
        position: 'Contable senior',
        startDate: '2016-05',
        summary: 'Responsable de los cierres mensuales y anuales de cuatro sociedades con un equipo.',
      },
      { name: 'Gestoria Triana', position: 'Contable', ...dates, highlights: [point] },
    ]);
    expect(resume.skills).toEqual([{ name: 'Habilidades', keywords: ['Excel', 'SAP'] }]);
    expect(resume.languages).toEqual([{ language: 'Espanol', fluency: 'nativo' }]);
  });

  it('keeps dates in a column of their own with the lines beside them', async () => {
    const rows = [
      ['Berufserfahrung', ''],
      ['2018 - heute', 'Tischlerin, Holzwerk GmbH'],
      ['2012 - 2018', 'Gesellin, Tischlerei Lind'],
      ['Ausbildung', ''],
      ['2009 - 2012', 'Berufsschule Bremen, Ausbildung zur Tischlerin'],
    ];
    const lines = rows.flatMap((cells, index) =>
      cells.map((text, column) => ({ x: 40 + 140 * column, y: 120 + 20 * index, size: 10, text })),
    );
    const pdf = tinyPdf({ pages: [[{ x: 40, y: 60, size: 22, text: 'Wiebke Harms' }, ...lines]] });
    const { resume } = await read('cv.pdf', pdf);
    expect(resume.work).toEqual([
      { name: 'Holzwerk GmbH', position: 'Tischlerin', startDate: '2018' },
      { name: 'Tischlerei Lind', position: 'Gesellin', startDate: '2012', endDate: '2018' },
    ]);
    const school = { institution: 'Berufsschule Bremen', studyType: 'Ausbildung zur Tischlerin' };
    expect(resume.education).toMatchObject([school]);
  });
});

it.each([
  ['Work Experience', 'work'],
  ['PROFESSIONAL BACKGROUND', 'work'],
  ['Beruflicher Werdegang', 'work'],
  ['Expérience professionnelle', 'work'],
  ['Formación académica', 'education'],
  ['Formação acadêmica', 'education'],
  ['E D U C A T I O N', 'education'],
  ['学歴', 'education'],
  ['الخبرة المهنية', 'work'],
  ['IT-Kenntnisse', 'skills'],
  ['Personal details', 'contact'],
  ['Research fellow', undefined],
  ['Work at sea', undefined],
  ['Skills in 2019', undefined],
])('the heading %s names %s', (line, section) => {
  expect(sectionNamed(line)).toBe(section);
});

describe('the dates of a line', () => {
  it.each([
    ['Nurse, 2016 - 2018', '2016', '2018', ['Nurse', '']],
    ['(March 2019 – present) Nurse', '2019-03', undefined, ['', 'Nurse']],
    ['janvier 2019 – à ce jour\tCuisinier', '2019-01', undefined, ['', 'Cuisinier']],
    ['2018年4月～現在 株式会社', '2018-04', undefined, ['', '株式会社']],
    ['Koch | 08/2012 bis 03/2018 | Dresden', '2012-08', '2018-03', ['Koch', 'Dresden']],
    ['since May 2020\tCook', '2020-05', undefined, ['', 'Cook']],
    ["Cook '16 - '18", '2016', '2018', ['Cook', '']],
  ])('%s', (line, startDate, endDate, rest) => {
    expect(findPeriod(line)).toMatchObject({ rest });
    expect([findPeriod(line)?.startDate, findPeriod(line)?.endDate]).toEqual([startDate, endDate]);
  });

  it.each(['ISO 9001:2015 audits', 'Taught 2019 people there', 'https://example.org/2019/x', 'Room 12'])(
    'are not in %s',
    (line) => expect(findPeriod(line)).toBeUndefined(),
  );
});
