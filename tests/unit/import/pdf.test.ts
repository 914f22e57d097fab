import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../src/import/import-file';
import { parseProfile } from '../../../src/resume/profile';
import { importFixture } from '../../support/import-fixtures';
import { column, tinyPdf } from '../../support/tiny-pdf';

const profilePdf = tinyPdf({
  pages: [
    [
      ...column(22, 40, [
        [13, 0, 'Contact'],
        [10.5, 20, '+44 117 000 0001 (Mobile)'],
        [10.5, 14, 'wren@ash.example'],
        [10.5, 20, 'www.linkedin.com/in/wren-'],
        [10.5, 14, 'ashdown (LinkedIn)'],
        [10.5, 14, 'ashdown.example (Personal)'],
        [13, 30, 'Top Skills'],
        [10.5, 20, 'Glass blowing'],
        [10.5, 20, 'Kiln design'],
        [13, 30, 'Languages'],
        [10.5, 20, 'English (Native or Bilingual)'],
        [10.5, 20, 'Czech (Limited Working)'],
        [13, 30, 'Certifications'],
        [10.5, 20, 'Kiln safety, advanced'],
        [10.5, 14, 'course'],
        [10.5, 20, 'First aid'],
      ]),
      ...column(224, 50, [
        [26, 0, 'Wren Ashdown'],
        [12, 24, 'Glass artist and teacher'],
        [12, 16, 'Bristol, England, United Kingdom'],
        [15.75, 40, 'Summary'],
        [12, 24, 'I turn sand into light. My work hangs in'],
        [12, 16, 'three stations.'],
        [15.75, 40, 'Experience'],
        [12, 24, 'Furnace Lane Studio'],
        [10.5, 16, '6 years 2 months'],
        [11.5, 18, 'Head of studio'],
        [10.5, 15, 'March 2020 - Present (4 years 3 months)'],
        [10.5, 15, 'Bristol'],
        [10.5, 22, 'Leads eight glass blowers.'],
        [11.5, 24, 'Glass blower'],
        [10.5, 15, 'April 2018 - March 2020 (2 years)'],
      ]),
      { x: 280, y: 780, size: 9, text: 'Page 1 of 2' },
    ],
    [
      ...column(224, 50, [
        [12, 0, 'Bohemia Works'],
        [11.5, 18, 'Apprentice'],
        [10.5, 15, '2015 - 2018 (3 years)'],
        [10.5, 15, 'Novy Bor, Czechia'],
        [15.75, 40, 'Education'],
        [12, 24, 'Glass School'],
        [10.5, 15, 'Diploma, Glass Arts · (2012 - 2015)'],
      ]),
      { x: 280, y: 780, size: 9, text: 'Page 2 of 2' },
    ],
  ],
});

describe('LinkedIn’s profile PDF', () => {
  it('gives the person, the jobs with their employers, the school and the lists of the narrow column', async () => {
    const { resume, format, guessed } = await importFiles([{ name: 'Profile.pdf', bytes: profilePdf }]);
    expect(format).toBe('LinkedIn’s profile PDF');
    expect(guessed.join('\n')).toContain('compare the result with the PDF');
    expect(resume.basics).toEqual({
      name: 'Wren Ashdown',
      label: 'Glass artist and teacher',
      email: 'wren@ash.example',
      phone: '+44 117 000 0001',
      url: 'https://ashdown.example',
      summary: 'I turn sand into light. My work hangs in three stations.',
      location: { city: 'Bristol', region: 'England', countryCode: 'GB' },
      profiles: [{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/wren-ashdown' }],
    });
    const studio = { name: 'Furnace Lane Studio' };
    const head = { ...studio, position: 'Head of studio', location: 'Bristol', startDate: '2020-03' };
    const works = { name: 'Bohemia Works', location: 'Novy Bor, Czechia' };
    expect(resume.work).toEqual([
      { ...head, summary: 'Leads eight glass blowers.' },
      { ...studio, position: 'Glass blower', startDate: '2018-04', endDate: '2020-03' },
      { ...works, position: 'Apprentice', startDate: '2015', endDate: '2018' },
    ]);
    const school = { institution: 'Glass School', studyType: 'Diploma', area: 'Glass Arts' };
    expect(resume.education).toEqual([{ ...school, startDate: '2012', endDate: '2015' }]);
    expect(resume.skills).toEqual([{ name: 'Top Skills', keywords: ['Glass blowing', 'Kiln design'] }]);
    expect(resume.languages).toEqual([
      { language: 'English', fluency: 'Native or Bilingual' },
      { language: 'Czech', fluency: 'Limited Working' },
    ]);
    expect(resume.certificates).toEqual([{ name: 'Kiln safety, advanced course' }, { name: 'First aid' }]);
    expect(parseProfile(resume).work).toHaveLength(3);
  });

  it('joins addresses that the narrow column breaks anywhere, and keeps the street away', async () => {
    const pdf = tinyPdf({
      pages: [
        [
          ...column(22, 40, [
            [13, 0, 'Contact'],
            [10.5, 20, 'Old Harbour 12, Bergen'],
            [10.5, 14, 'oda.lervik.builder@harb'],
            [10.5, 14, 'our.example'],
            [10.5, 20, 'www.linkedin.com/in/odalerv'],
            [10.5, 14, 'ikbuilder (LinkedIn)'],
            [10.5, 14, 'boat.example/moon/'],
            [10.5, 14, '(Portfolio)'],
            [10.5, 14, 'forum.example (Other)'],
            [13, 30, 'Certifications'],
            [10.5, 20, 'Faring on wood-'],
            [10.5, 14, 'en keels'],
          ]),
          ...column(224, 50, [
            [26, 0, 'Oda Lervik'],
            [12, 24, 'Boat builder'],
            [15.75, 40, 'Summary'],
            [12, 24, 'Hulls that last.'],
          ]),
        ],
      ],
    });
    const { resume, leftOut } = await importFiles([{ name: 'Profile.pdf', bytes: pdf }]);
    expect(resume.basics).toMatchObject({
      email: 'oda.lervik.builder@harbour.example',
      url: 'https://boat.example/moon/',
      profiles: [
        { network: 'LinkedIn', url: 'https://www.linkedin.com/in/odalervikbuilder' },
        { network: 'forum.example', url: 'https://forum.example' },
      ],
    });
    expect(resume.certificates).toEqual([{ name: 'Faring on wood-en keels' }]);
    expect(leftOut).toEqual(['the street address, since a public page needs none']);
  });
});

it.each(['skills-passport.xml', 'candidate.xml'])(
  'a PDF of Europass gives what the XML in it gives: %s',
  async (file) => {
    const xml = importFixture(`europass/${file}`);
    const pages = [column(50, 50, [[12, 0, 'Curriculum vitae']])];
    const pdf = tinyPdf({ pages, attachment: { name: 'attachment.xml', bytes: xml.bytes } });
    const carried = await importFiles([{ name: 'cv.pdf', bytes: pdf }]);
    expect(carried.resume).toEqual((await importFiles([xml])).resume);
    expect(carried.format).toBe('the Europass file in this PDF');
  },
);
