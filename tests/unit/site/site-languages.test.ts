import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { type AssistantData, type SiteData, siteDataId } from '../../../src/shared/site-data';
import { ownerFolder } from '../../support/owner';
import { plainSite, putPictures } from '../../support/plain-client';
import { sharedFolder } from '../../support/temporary-folder';

const { owner, read, build } = plainSite(sharedFolder());
let remarks: readonly string[];

/** The fixture's owner with a label and one summary in French, and nothing else translated. */
const french = {
  basics: { label: 'Tisserande', summary: 'Je tisse des étoffes pour les théâtres.' },
  work: [{ name: 'Nobody', position: 'Directrice' }],
};

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../../..', ownerFolder), owner, { recursive: true });
  putPictures(owner);
  const file = join(owner, 'resume.json');
  const resume = JSON.parse(readFileSync(file, 'utf8')) as { work: object[] };
  const slips = [{ position: 'Apprentice', startDate: '2014-13', endDate: 'May 2015' }, ...resume.work];
  writeFileSync(file, JSON.stringify({ ...resume, work: slips }));
  writeFileSync(join(owner, 'resume.fr.json'), JSON.stringify(french));
  writeFileSync(join(owner, 'resume.en.json'), '{}');
  remarks = await build({ SITE_URL: 'https://cv.example', BASE_PATH: '/cv/' });
});

const open = (file: string) => new JSDOM(read(file)).window.document;
const dataOf = (page: Document) => JSON.parse(page.getElementById(siteDataId)?.textContent ?? '') as SiteData;
const assistantDataOf = (page: Document) =>
  JSON.parse(read(dataOf(page).assistantFile.replace('/cv/', ''))) as AssistantData;

describe('a site in two languages', () => {
  it('has a page for each, in its language and with its texts', () => {
    const [first, second] = [open('index.html'), open('fr/index.html')];
    expect(first.documentElement.lang).toBe('en');
    expect(second.documentElement.lang).toBe('fr');
    expect(second.body.textContent).toContain(french.basics.summary);
    expect(first.body.textContent).not.toContain(french.basics.summary);
    expect(second.querySelector('#work-exp h2')?.textContent).toBe('Expérience professionnelle');
  });

  it('leads from each page to the other, for readers and for search engines', () => {
    for (const [file, current] of Object.entries({ 'index.html': 'en', 'fr/index.html': 'fr' })) {
      const page = open(file);
      const of = (selector: string, ...names: string[]) =>
        [...page.querySelectorAll(selector)].map((link) => names.map((name) => link.getAttribute(name)));
      expect(of('nav a[hreflang]', 'hreflang', 'href', 'aria-current')).toEqual([
        ['en', '/cv/', current === 'en' ? 'page' : null],
        ['fr', '/cv/fr/', current === 'fr' ? 'page' : null],
      ]);
      const names = [...page.querySelectorAll('nav a[hreflang]')].map(({ textContent }) => textContent);
      expect(names).toEqual(['English', 'français']);
      expect(of('head link[hreflang]', 'hreflang', 'href')).toEqual([
        ['en', 'https://cv.example/cv/'],
        ['fr', 'https://cv.example/cv/fr/'],
        ['x-default', 'https://cv.example/cv/'],
      ]);
    }
    const canonical = open('fr/index.html').querySelector('link[rel=canonical]');
    expect(canonical?.getAttribute('href')).toBe('https://cv.example/cv/fr/');
  });

  it('offers each language in itself, hidden until the visitor turns out to read it', () => {
    const offers = [...open('index.html').querySelectorAll<HTMLElement>('[data-language-offer]')];
    expect(offers.map(({ lang, hidden }) => [lang, hidden])).toEqual([['fr', true]]);
    expect(offers[0]?.textContent).toContain('français');
    const back = open('fr/index.html').querySelector<HTMLElement>('[data-language-offer]');
    expect(back?.lang).toBe('en');
  });

  it('answers each language from its own CV and prompt, with one picture for both', () => {
    const [first, second] = [open('index.html'), open('fr/index.html')].map(assistantDataOf);
    expect(second?.prompt).toContain(french.basics.label);
    expect(first?.prompt).not.toContain(french.basics.label);
    expect(second?.cv.person.headline).toBe(french.basics.label);
    const photo = open('fr/index.html').querySelector('img')?.getAttribute('src');
    expect(photo).toBe(open('index.html').querySelector('img')?.getAttribute('src'));
  });

  it('keeps both pages for visitors without a network, and neither’s files for programs', () => {
    const worker = read('service-worker.js');
    expect(worker).toContain('"fr/index.html"');
    expect(worker).not.toContain('"fr/resume.json"');
    expect(worker).not.toContain('"fr/og.png"');
  });

  it('shows nobody under the employer of another, and says once what cannot be matched', () => {
    expect(read('fr/cv.txt')).not.toContain('Directrice');
    expect(remarks.filter((line) => line.includes('matched by name and dates'))).toEqual([
      expect.stringMatching(/^resume\.fr\.json: work: is shown in the first language, .*; give both/),
    ]);
  });
});
