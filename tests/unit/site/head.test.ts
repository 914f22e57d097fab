import { describe, expect, it } from 'vitest';
import { headTags } from '../../../src/site/head';
import { parseProfile } from '../../../src/resume/profile';
import { readSampleResume } from '../../support/sample-resumes';

const profile = parseProfile(readSampleResume('tests/fixtures/engineer.resume.json'));
const contentsOf = (site: { basePath: string; siteUrl?: string }) =>
  new Map(
    headTags(profile, site).map(({ attrs }) => [
      attrs['property'] ?? attrs['name'] ?? attrs['title'] ?? attrs['rel'],
      attrs['content'] ?? attrs['href'],
    ]),
  );

describe('the head of the page', () => {
  it('gives cards a title, a description and an image', () => {
    const contents = contentsOf({ basePath: '/cv/', siteUrl: 'https://alix.example' });
    expect(contents.get('og:title')).toMatch(/^Alix Valcour/);
    expect(contents.get('og:description')?.length).toBeLessThanOrEqual(160);
    expect(contents.get('og:image')).toBe('https://alix.example/cv/og.png');
    expect(contents.get('og:url')).toBe('https://alix.example/cv/');
    expect(contents.get('twitter:card')).toBe('summary_large_image');
    expect(contents.get('profile:last_name')).toBe('Valcour');
  });

  it('names its canonical address only where it knows it', () => {
    expect(contentsOf({ basePath: '/', siteUrl: 'https://alix.example/' }).get('canonical')).toBe(
      'https://alix.example/',
    );
    const contents = contentsOf({ basePath: '/cv/' });
    expect(contents.has('canonical')).toBe(false);
    expect(contents.has('og:url')).toBe(false);
    expect(contents.get('JSON Resume')).toBe('/cv/resume.json');
  });
});
