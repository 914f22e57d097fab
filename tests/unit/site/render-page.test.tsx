// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '../../../src/page/site-facts';
import { parseProfile } from '../../../src/resume/profile';
import { renderPage as renderIn } from '../../../src/site/render-page';
import { site as english } from '../../../src/words/en';
import { renderPage } from '../../support/render-page';
import { ownerResume } from '../../support/owner';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { siteFacts } from '../../support/site-facts';

/** As they are read in one column: the skills come last. */
const sectionIds = ['profile', 'summary', 'work-exp', 'teachings', 'education', 'skills'];

function draw(json: unknown, facts: Partial<SiteFacts> = {}): Document {
  const { html, head } = renderPage(parseProfile(json), { ...siteFacts, basePath: '/cv/', ...facts });
  return new DOMParser().parseFromString(`<head>${head}</head><body>${html}</body>`, 'text/html');
}

describe.each(sampleResumeFiles)('the page of %s', (file) => {
  const page = draw(readSampleResume(file));

  it('has no inline style, script or handler, which the security policy blocks', () => {
    const isHandler = (name: string) => name.startsWith('on');
    const inline = [...page.querySelectorAll('*')].filter(
      (each) => each.matches('style, script, [style]') || each.getAttributeNames().some(isHandler),
    );
    expect(inline).toEqual([]);
  });

  it('starts collapsed', () => {
    expect(page.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('collapses only details of jobs, internships, teachings, partners and the panel', () => {
    const places = [...page.querySelectorAll('details')].map((each) => each.closest('section')?.id ?? '');
    const known = ['work-exp', 'teachings', 'partners', 'panel'];
    expect(places.filter((id) => !known.includes(id))).toEqual([]);
  });

  it('has no empty section', () => {
    const empty = [...page.querySelectorAll('main section')].filter((section) => section.children.length < 2);
    expect(empty).toEqual([]);
  });
});

it('the page of a résumé with every section has the six sections in their order, in their columns', () => {
  const page = draw(ownerResume);
  const ids = [...page.querySelectorAll('main section')].map(({ id }) => id);
  expect(ids.filter((id) => sectionIds.includes(id))).toEqual(sectionIds);
  expect([...page.querySelectorAll('.profile-page__left section')].map(({ id }) => id)).toEqual(['skills']);
});

describe('what the page offers to ask', () => {
  const links = (page: Document) => [...page.querySelectorAll<HTMLAnchorElement>('.ask-about a')];

  it('stands between who this is and how to get in touch: a box, and links that open the chat with a question', () => {
    const page = draw(ownerResume);
    expect(page.querySelector('.profile-card__who + .ask-about + .profile-card__reach')).not.toBeNull();
    expect(page.querySelector('.ask-about input')?.getAttribute('aria-label')).toBe('Ask about Ada');
    expect(links(page).map((link) => link.textContent)).toEqual(siteFacts.suggestions.questions);
    expect(links(page)[0]?.getAttribute('href')).toBe('#ask=What%20does%20Ada%20do%3F');
  });

  it('is the box alone where the CV suggests nothing', () => {
    const page = draw(
      { basics: { name: 'Ada Byron' } },
      { suggestions: { firstName: 'Ada', questions: [] } },
    );
    expect(page.querySelector('.ask-about input')).not.toBeNull();
    expect(page.querySelector('.ask-about ul')).toBeNull();
  });
});

it('the page of a short résumé leaves out the sections the file has nothing for', () => {
  const page = draw({ basics: { name: 'Ada Byron' } });
  expect([...page.querySelectorAll('main section')].map(({ id }) => id)).toEqual(['profile']);
});

it('a CV in a language that the interface has not carries its own language, and what the site says inside of it carries the site’s', () => {
  const profile = parseProfile({ ...ownerResume, meta: {} });
  const { html } = renderIn(profile, siteFacts, english, { interface: 'en', cv: 'pt' });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const languageOf = (selector: string) =>
    page.querySelector(selector)?.closest('[lang]')?.getAttribute('lang');
  for (const text of ['#profile-title', '.summary', '#job-1 .experience__title', '#skills-1'])
    expect([text, languageOf(text)]).toEqual([text, 'pt']);
  const ofSite = '#summary-title .expand-button__control .experience__period #assistant-questions';
  for (const own of ofSite.split(' ')) expect([own, languageOf(own)]).toEqual([own, 'en']);
  // Outside of the CV the document says it.
  expect(languageOf('.skip-link')).toBeUndefined();
});
