// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../../src/resume/direction';
import { parseProfile } from '../../../src/resume/profile';
import { renderPage } from '../../../src/site/render-page';
import { siteWords } from '../../../src/words/site-words';
import teacher from '../../fixtures/resumes/arabic-teacher.json';
import baker from '../../fixtures/resumes/hebrew-baker.json';
import { ownerResume } from '../../support/owner';
import { siteFacts } from '../../support/site-facts';

function draw(json: unknown, direction: Direction): Document {
  const language = direction === 'rtl' ? 'ar' : 'en';
  const languages = { interface: language, cv: language } as const;
  const { html } = renderPage(parseProfile(json), siteFacts, siteWords.en, languages);
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The direction of the nearest element around a text that sets one. */
function directionAround(page: Document, text: string): string | undefined {
  const holder = [...page.querySelectorAll('main *')].findLast((each) => each.textContent.includes(text));
  return holder?.closest('[dir]')?.getAttribute('dir') ?? undefined;
}

describe('the direction of the texts of a CV', () => {
  it('is said nowhere on a page that reads the same way', () => {
    expect(draw(ownerResume, 'ltr').querySelectorAll('[dir]')).toHaveLength(0);
  });

  it.each(['אופה ראשי', 'Sourdough הוא', 'פיתחתי שלושה לחמים', 'עברית', 'חיפה'])(
    'is right to left for %s on a page from left to right',
    (text) => {
      expect(directionAround(draw(baker, 'ltr'), text)).toBe('rtl');
    },
  );

  const inLatin = [
    'Mathematics Teacher (IB)',
    'Rosewood International School',
    'Taught the IB',
    '+962 6',
    '@example',
  ];

  it.each(inLatin)('is left to right for %s on a page from right to left', (text) => {
    expect(directionAround(draw(teacher, 'rtl'), text)).toBe('ltr');
  });

  it('is the page’s for Arabic on a page from right to left', () => {
    expect(directionAround(draw(teacher, 'rtl'), 'رئيسة قسم الرياضيات')).toBeUndefined();
  });
});

describe('a CV that runs the other way than the interface', () => {
  const languages = { interface: 'en', cv: 'he' } as const;
  const { html } = renderPage(parseProfile(baker, 'he'), siteFacts, siteWords.en, languages);
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('takes the corners of the page along, and leaves their sentences as they read', () => {
    expect(page.querySelector('.top-panel')?.getAttribute('dir')).toBe('rtl');
    expect(page.querySelector('#panel')?.getAttribute('dir')).toBe('ltr');
    expect(page.querySelector('#panel-trigger')?.getAttribute('dir')).toBe('ltr');
  });

  it('lets the name of the question box read as the interface does', () => {
    expect(page.querySelector('#ask-text')?.getAttribute('dir')).toBe('ltr');
  });
});
