import { describe, expect, it } from 'vitest';
import { headTags } from '../../../src/site/head';
import { parseProfile } from '../../../src/resume/profile';
import { ownerResume } from '../../support/owner';
import { words } from '../../support/words';

const profile = parseProfile(ownerResume);
const contentsOf = (site: { basePath: string; siteUrl?: string }) =>
  new Map(
    headTags(profile, site, words.resume.llmsTxt).map(({ attrs }) => [
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

  it('gives cards no image where it does not know its address, since a path is no address to them', () => {
    const contents = contentsOf({ basePath: '/cv/' });
    expect([...contents.keys()].filter((name) => name?.includes('image'))).toEqual([]);
    expect(contents.get('twitter:card')).toBe('summary');
    expect(contents.get('og:title')).toBe(`${ownerResume.basics.name} – ${ownerResume.basics.label}`);
  });

  it('names its canonical address only where it knows it', () => {
    expect(contentsOf({ basePath: '/', siteUrl: 'https://cv.example/' }).get('canonical')).toBe(
      'https://cv.example/',
    );
    const contents = contentsOf({ basePath: '/cv/' });
    expect(contents.has('canonical')).toBe(false);
    expect(contents.has('og:url')).toBe(false);
    expect(contents.get('JSON Resume')).toBe('/cv/resume.json');
  });
});
