import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../../../../src/resume/exports/json-resume';
import type { SiteAddress } from '../../../../src/resume/exports/site-address';
import { openResume } from '../../../../src/resume/profile';
import { readSampleResume, sampleResumeFiles } from '../../../support/sample-resumes';
import { schemaErrors } from '../../../support/schema-errors';

const site = { basePath: '/' };
const exportOf = (json: unknown, at: SiteAddress) => toJsonResume(openResume(json).resume, at);

describe.each(sampleResumeFiles)('resume.json made from %s', (file) => {
  const resume = readSampleResume(file);
  const exported = exportOf(resume, site);

  it('is valid JSON Resume', () => {
    expect(schemaErrors(exported)).toBeNull();
  });

  it('is a résumé file that exports itself unchanged', () => {
    expect(exportOf(exported, site)).toEqual(exported);
  });
});

describe('resume.json', () => {
  const resume = readSampleResume('tests/fixtures/owner/resume.json');

  it('has none of the keys that only this site reads', () => {
    const text = JSON.stringify(exportOf(resume, site));
    const ours = 'assistant suggestedQuestions teachings partners imageWebp summaryFolded';
    for (const key of ours.split(' ')) expect(text).not.toContain(`"${key}"`);
  });

  it('has no key that its owner added for other programs, and no street', () => {
    const basics = {
      name: 'Ada',
      salary: '1',
      location: { address: '1 St', postalCode: '1', city: 'Paris' },
    };
    const work = [{ name: 'A', position: 'B', reasonForLeaving: 'private' }];
    const exported = exportOf({ basics, notes: 'private', work }, site);
    expect(exported['basics']).toEqual({ name: 'Ada', location: { city: 'Paris' } });
    expect(exported['work']).toEqual([{ name: 'A', position: 'B' }]);
    expect(JSON.stringify(exported)).not.toContain('private');
  });

  it('writes older keys as 1.0 has them and numbers as text, and leaves out what is empty', () => {
    const basics = { name: ' Ada ', picture: 'a.jpg', website: 'https://ada.example', phone: '' };
    const work = [{ company: 'A', website: null, startDate: 2020, highlights: ['', 'B'] }];
    const exported = exportOf({ basics, work, education: [] }, site);
    expect(exported).toEqual({
      $schema: expect.any(String),
      basics: { name: 'Ada', image: '/a.jpg', url: 'https://ada.example' },
      work: [{ name: 'A', startDate: '2020', highlights: ['B'] }],
      meta: {},
    });
  });

  it('is valid for dates in words, addresses with odd characters and an e-mail that is none', () => {
    const basics = { name: 'Ada', email: 'ada at home', website: { url: 'ada.example/ü b', name: 'Mine' } };
    const experience = [
      { company: 'Mill', title: 'Analyst', startDate: 'August 2011', endDate: 'Present' },
      { company: 'Loom', startDate: '2009', endDate: 'some day' },
    ];
    const skills = { Brass: 'Gears, Cards' };
    const exported = exportOf({ basics, experience, skills, languages: ['French'] }, site);
    expect(schemaErrors(exported)).toBeNull();
    expect(exported).toMatchObject({
      basics: { url: 'https://ada.example/%C3%BC%20b' },
      work: [
        { name: 'Mill', position: 'Analyst', startDate: '2011-08' },
        { name: 'Loom', startDate: '2009', endDate: '2009' },
      ],
      skills: [{ name: 'Brass', keywords: ['Gears', 'Cards'] }],
      languages: [{ language: 'French' }],
    });
  });
});
