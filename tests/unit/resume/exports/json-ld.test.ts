// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { profilePageLd, scriptSafeJson } from '../../../../src/resume/exports/json-ld';
import { parseProfile } from '../../../../src/resume/profile';
import { readSampleResume } from '../../../support/sample-resumes';

const profile = parseProfile(readSampleResume('tests/fixtures/engineer.resume.json'));

describe('JSON-LD', () => {
  it('says that the page is about a person', () => {
    expect(profilePageLd(profile, { basePath: '/', siteUrl: 'https://alix.example' })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://alix.example/',
      mainEntity: {
        '@type': 'Person',
        name: 'Alix Valcour',
        image: 'https://alix.example/photo.jpg',
        knowsLanguage: ['French', 'English'],
        worksFor: [{ '@type': 'Organization', name: 'A high-performance computing company' }],
      },
    });
  });

  it('says nothing of what is not known', () => {
    expect(profilePageLd(parseProfile({ basics: { name: 'Ada' } }), { basePath: '/' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ada' },
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b', '&lt;'])(
    'cannot leave its script element: %s',
    (text) => {
      const page = new DOMParser().parseFromString(
        `<script type="application/ld+json">${scriptSafeJson({ text })}</script>`,
        'text/html',
      );
      expect(page.scripts).toHaveLength(1);
      expect(JSON.parse(page.scripts[0]?.text ?? '')).toEqual({ text });
    },
  );
});
