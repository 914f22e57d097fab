// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../../src/page/words.en';
import { outlineOf } from '../../../src/resume/outline';
import { parseProfile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { renderPage } from '../../support/render-page';
import { siteFacts } from '../../support/site-facts';
import { ada } from './ada';

function sectionOf(partners: unknown): Element | null {
  const { html } = renderPage(parseProfile({ basics: { name: 'Ada' }, partners }), siteFacts);
  return new DOMParser().parseFromString(html, 'text/html').querySelector('#partners');
}

describe('the partners of a CV without teachings', () => {
  it('have the heading, the label and the closing words that the file gives them', () => {
    const section = sectionOf(ada.partners);
    expect(section?.querySelector('h2')?.textContent).toBe('Those who lent a machine');
    expect(section?.querySelector('.section__intro')?.textContent).toBe('Each of them waited.');
    expect(section?.querySelectorAll('img')).toHaveLength(2);
    expect(section?.querySelector('ul + p')?.textContent).toBe('and others');
    expect(section?.querySelector('summary')?.textContent).toContain('See all lenders');
  });

  it('have neutral words, and no closing words, where the file has a plain list', () => {
    const section = sectionOf(ada.partners.items);
    expect(section?.querySelector('h2')?.textContent).toBe(resumeWords.headings.partners);
    expect(section?.querySelector('ul + p')).toBeNull();
    expect(section?.querySelector('summary')?.textContent).toContain(pageWords.expand);
  });

  it('are no section where there are none', () => {
    for (const partners of [undefined, [], {}, { heading: 'Nobody', items: [] }]) {
      const profile = parseProfile({ basics: { name: 'Ada' }, partners });
      expect(outlineOf(profile, resumeWords).sections).toEqual([]);
    }
  });
});
