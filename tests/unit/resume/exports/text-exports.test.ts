// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../../../src/answers/passages';
import { writeCrawlerFiles, writeExports } from '../../../../src/resume/exports/exported-files';
import { toCv } from '../../../../src/resume/cv';
import { openResume, parseProfile } from '../../../../src/resume/profile';
import { resumeWords } from '../../../../src/resume/words.en';
import { readSampleResume, sampleResumeFiles } from '../../../support/sample-resumes';

const site = { basePath: '/cv/', siteUrl: 'https://cv.example' };
const exportsOf = (resume: unknown, at: { basePath: string; siteUrl?: string } = site) => {
  const opened = openResume(resume);
  const files = writeExports(opened.profile, opened.resume, at, resumeWords);
  return (name: string) => files[name] ?? '';
};
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

describe.each(sampleResumeFiles)('the text files made from %s', (file) => {
  const resume = readSampleResume(file);
  const read = exportsOf(resume);
  const facts = passagesOf(toCv(parseProfile(resume), resumeWords))
    .flatMap(({ text }) => text.split(/[\n:]|, /))
    .map((fact) => inOneLine(fact).trim());

  it.each(['cv.txt', 'llms.txt'])('hold the whole CV in %s', (name) => {
    const text = inOneLine(read(name));
    for (const fact of facts) expect(text.toLowerCase()).toContain(fact.toLowerCase());
  });

  it('break the lines of cv.txt at 78 characters', () => {
    const lines = read('cv.txt').split('\n');
    expect(lines.filter((line) => line.length > 78 && !line.includes('://'))).toEqual([]);
  });

  it('begin llms.txt as llmstxt.org asks', () => {
    expect(read('llms.txt')).toMatch(/^# .+\n\n> .+\n/);
    expect(read('llms.txt')).toContain('## Files\n\n- [');
  });

  it('name the tool for agents in llms.txt, before the CV', () => {
    const [beginning = ''] = read('llms.txt').split('\n## ');
    expect(beginning).toContain('the tool `ask_about_owner`: it answers a question about');
  });

  it('break the lines of contact.vcf at 75 bytes and end them as RFC 2426 says', () => {
    const lines = read('contact.vcf').split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toContain('\n');
    }
  });
});

it('contact.vcf escapes the characters that mean something in the format', () => {
  const reach = { phone: '+44 1', email: 'ada@example.com' };
  const basics = { name: 'Ada, Countess; of Lovelace', label: 'Back\\slash', ...reach };
  const read = exportsOf({ basics });
  const card = read('contact.vcf').replace(/\r\n /g, '');
  expect(card).toContain('FN:Ada\\, Countess\\; of Lovelace\r\n');
  expect(card).toContain('TITLE:Back\\\\slash\r\n');
  expect(card).toContain('EMAIL;TYPE=INTERNET:ada@example.com\r\n');
  expect(card).toContain('TEL:+44 1\r\n');
});

describe('the files for crawlers', () => {
  const english = { language: 'en', address: site, lastModified: '2026-02-10' };
  const french = { language: 'fr', address: { ...site, folder: 'fr/' } };

  it('name the page by its absolute address, and the date of the résumé', () => {
    const files = writeCrawlerFiles([english]);
    expect(files['sitemap.xml']).toContain('<loc>https://cv.example/cv/</loc>');
    expect(files['sitemap.xml']).toContain('<lastmod>2026-02-10</lastmod>');
    expect(files['sitemap.xml']).not.toContain('hreflang');
    expect(files['robots.txt']).toContain('Sitemap: https://cv.example/cv/sitemap.xml');
  });

  it('name each page of a site in two languages as the other in its language', () => {
    const { 'sitemap.xml': text = '' } = writeCrawlerFiles([english, french]);
    const page = new DOMParser().parseFromString(text, 'application/xml');
    const urls = [...page.querySelectorAll('url')];
    const addresses = ['https://cv.example/cv/', 'https://cv.example/cv/fr/'];
    expect(urls.map((url) => url.querySelector('loc')?.textContent)).toEqual(addresses);
    for (const url of urls) {
      const links = [...url.querySelectorAll('link')];
      expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'fr']);
      expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    }
  });
});
