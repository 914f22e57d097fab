import { describe, expect, it } from 'vitest';
import { toCv } from '../../../src/resume/cv';
import { parseProfile } from '../../../src/resume/profile';
import { siteWords } from '../../../src/words/site-words';

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
