import { describe, expect, it } from 'vitest';
import { headTags } from '../../../src/site/head';
import { parseProfile } from '../../../src/resume/profile';
import { ownerResume } from '../../support/owner';
import { words } from '../../support/words';

const profile = parseProfile(ownerResume);
const colors = { background: '#fff', top: { light: '#123', dark: '#000' } };
const contentsOf = (site: { basePath: string; siteUrl?: string }) =>
  new Map(
    headTags(profile, site, words.resume, { colors }).map(({ attrs }) => [
      attrs['property'] ?? attrs['name'] ?? attrs['title'] ?? attrs['rel'],
      attrs['content'] ?? attrs['href'],
    ]),
  );

describe('the head of the page', () => {
  it('gives cards a title, a description and an image', () => {
    const contents = contentsOf({ basePath: '/cv/', siteUrl: 'https://cv.example' });
    expect(contents.get('og:title')).toBe(`${ownerResume.basics.name} – ${ownerResume.basics.label}`);
    expect(contents.get('og:description')?.length).toBeLessThanOrEqual(160);
    expect(contents.get('og:image')).toBe('https://cv.example/cv/og.png');
    expect(contents.get('og:url')).toBe('https://cv.example/cv/');
    expect(contents.get('twitter:card')).toBe('summary_large_image');
    expect(contents.get('profile:last_name')).toBe('Overbeek');
  });

  it('names no card where none can be made', () => {
    const site = { basePath: '/', siteUrl: 'https://cv.example' };
    const tags = headTags(profile, site, words.resume, { colors, hasCard: false });
    const contents = new Map(tags.map(({ attrs }) => [attrs['property'] ?? attrs['name'], attrs['content']]));
    expect([...contents.keys()].filter((name) => name?.includes('image'))).toEqual([]);
    expect(contents.get('twitter:card')).toBe('summary');
  });

  it('has the icon, the manifest of its language and a colour for each scheme, all by path', () => {
    const site = { basePath: '/cv/', siteUrl: 'https://cv.example', folder: 'fr/' };
    const tags = headTags(profile, site, words.resume, { colors }).map(({ attrs }) => attrs);
    expect(tags).toContainEqual({ rel: 'apple-touch-icon', href: '/cv/apple-touch-icon.png' });
    expect(tags).toContainEqual({ rel: 'manifest', href: '/cv/fr/manifest.webmanifest' });
    const theme = (content: string, media: string) => ({ name: 'theme-color', content, media });
    expect(tags).toContainEqual(theme('#123', '(prefers-color-scheme: light)'));
    expect(tags).toContainEqual(theme('#000', '(prefers-color-scheme: dark)'));
  });
});
