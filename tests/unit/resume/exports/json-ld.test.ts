// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { profilePageLd, scriptSafeJson } from '../../../../src/resume/exports/json-ld';
import { parseProfile } from '../../../../src/resume/profile';
import { ownerResume } from '../../../support/owner';

const profile = parseProfile(ownerResume);

describe('JSON-LD', () => {
  it('says that the page is about a person', () => {
    expect(profilePageLd(profile, { basePath: '/', siteUrl: 'https://cv.example' })).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: 'https://cv.example/',
      mainEntity: {
        '@type': 'Person',
        name: ownerResume.basics.name,
        image: 'https://cv.example/photo.jpg',
        knowsLanguage: ['Dutch', 'English'],
        worksFor: [{ '@type': 'Organization', name: ownerResume.work[0].name }],
      },
    });
  });

  it('leaves out what the file does not tell', () => {
    expect(profilePageLd(parseProfile({ basics: { name: 'Ada' } }), { basePath: '/' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ada' },
    });
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b', '&lt;'])(
    'cannot leave its script element: %s',
    (text) => {
      const script = `<script type="application/ld+json">${scriptSafeJson({ text })}</script>`;
      const page = new DOMParser().parseFromString(script, 'text/html');
      expect(page.scripts).toHaveLength(1);
      expect(JSON.parse(page.scripts[0]?.text ?? '')).toEqual({ text });
    },
  );
});
