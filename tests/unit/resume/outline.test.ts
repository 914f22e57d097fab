// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProfilePage } from '../../../src/page/ProfilePage';
import { pageWords } from '../../../src/page/words.en';
import { passagesOf } from '../../../src/answers/passages';
import { cvOf } from '../../../src/resume/cv';
import { llmsTxt } from '../../../src/resume/exports/llms-txt';
import { plainTextCv } from '../../../src/resume/exports/plain-text';
import { type Outline, outlineOf, type OutlineSection } from '../../../src/resume/outline';
import { parseProfile } from '../../../src/resume/profile';
import { profilePrompt } from '../../../src/resume/prompt';
import { resumeWords } from '../../../src/resume/words.en';
import { siteFacts } from '../../support/site-facts';
import { ada } from './ada';

const outline = outlineOf(parseProfile(ada), resumeWords);

function draw(drawn: Outline): Document {
  const languages = { interface: 'en', cv: 'en' };
  const page = createElement(ProfilePage, { outline: drawn, site: siteFacts, words: pageWords, languages });
  const html = renderToStaticMarkup(page);
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('the outline', () => {
  it('lists the sections in the page’s order, internships within the work experience', () => {
    const anchors = outline.sections.map(({ anchor }) => anchor).join(' ');
    expect(anchors).toBe('summary skills work-exp teachings partners education projects publications');
    const work = outline.sections.find((section) => section.kind === 'experience');
    expect(work?.parts.map(({ anchor }) => anchor)).toEqual(['internships']);
  });

  it('has an anchor on the page for each section, entry and quotable point', () => {
    const page = draw(outline);
    const sections = outline.sections.flatMap((section): readonly OutlineSection[] =>
      section.kind === 'experience' ? [section, ...section.parts] : [section],
    );
    const entries = sections.flatMap((section) => section.entries);
    const points = entries.flatMap((entry) => entry.points);
    const anchors = [...sections, ...entries, ...points].flatMap(({ anchor }) => anchor ?? []);
    expect(anchors).toContain('job-1-detail-2');
    expect(anchors.filter((anchor) => !page.getElementById(anchor))).toEqual([]);
  });

  it('says when the CV was last changed, by the owner’s label or else the month of the file', () => {
    const updated = (meta: object) => outlineOf(parseProfile({ ...ada, meta }), resumeWords).lastUpdated;
    expect(updated({ lastModified: '2017-12-24T15:53:00' })).toBe('Last updated: December 2017');
    expect(updated({ lastModified: '2017-12-24', lastUpdated: 'mid-2018' })).toBe('Last updated: mid-2018');
    expect(updated({})).toBeUndefined();
  });
});

describe('a section that is added to the outline', () => {
  const patents: OutlineSection = {
    kind: 'more',
    anchor: 'patents',
    heading: 'Patents',
    topic: 'certificates',
    column: 'right',
    intro: 'Granted in three countries.',
    entries: [
      {
        anchor: 'patents-1',
        title: 'A card that feeds itself',
        period: { text: 'June 1844' },
        facts: ['Patent office'],
        texts: ['It saves a boy at each loom.'],
        points: [{ text: 'Licensed to a mill', detail: 'for seven years' }],
        tags: ['Cards', 'Looms'],
      },
    ],
  };
  const extended: Outline = { ...outline, sections: [...outline.sections, patents] };
  const facts =
    'A card that feeds itself, June 1844, Patent office, It saves a boy at each loom, Licensed to a mill, Cards, Looms'.split(
      ', ',
    );

  it('is on the page, at its anchors', () => {
    const page = draw(extended);
    expect(page.querySelector('#patents h2')?.textContent).toBe('Patents');
    expect(page.querySelector('#patents')?.textContent).toContain(patents.intro);
    const entry = page.getElementById('patents-1')?.textContent ?? '';
    expect(facts.filter((fact) => !entry.includes(fact))).toEqual([]);
  });

  it.each([
    ['the prompt', profilePrompt(extended)],
    ['cv.txt', plainTextCv(extended, resumeWords)],
    ['llms.txt', llmsTxt(extended, { basePath: '/' }, resumeWords)],
  ])('is in %s', (_, text) => {
    const [, section = ''] = text.split(/patents/i);
    expect(facts.filter((fact) => !section.includes(fact))).toEqual([]);
  });

  it('can be quoted, with a link to its anchor', () => {
    const all = passagesOf(cvOf(extended, resumeWords));
    const passages = all.filter(({ anchor }) => anchor.startsWith('patents'));
    expect(passages).toMatchObject([
      { anchor: 'patents', heading: 'Patents', text: patents.intro },
      { anchor: 'patents-1', heading: 'A card that feeds itself' },
    ]);
    const [, text = ''] = passages.map((passage) => `${passage.heading}\n${passage.text}`);
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
});
