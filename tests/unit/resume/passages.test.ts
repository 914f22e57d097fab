// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { topicWords } from '../../../src/answers/vocabulary';
import { parseProfile } from '../../../src/resume/profile';
import { toPassages } from '../../../src/resume/passages';
import { resumeWords } from '../../../src/resume/words.en';
import { renderPage } from '../../../src/site/render-page';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { siteFacts } from '../../support/site-facts';

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

describe.each(sampleResumeFiles)('the passages of %s', (file) => {
  const profile = parseProfile(readSampleResume(file));
  const passages = toPassages(profile, resumeWords);
  const page = new DOMParser().parseFromString(renderPage(profile, siteFacts).html, 'text/html');

  it('each have an anchor that is one element of the page', () => {
    for (const { anchor } of passages) {
      expect({ anchor, elements: page.querySelectorAll(`[id="${anchor}"]`).length }).toEqual({
        anchor,
        elements: 1,
      });
    }
  });

  it('each say what the page shows at their anchor, word for word', () => {
    for (const { anchor, text } of passages) {
      const element = page.getElementById(anchor);
      const shown = withoutBlanks(
        [element?.textContent, ...[...(element?.querySelectorAll('[href], [alt]') ?? [])].map(named)].join(
          ' ',
        ),
      );
      for (const word of text.split(/[\s:,]+/)) expect(shown).toContain(word);
    }
  });

  it('have an id each, and a topic that answers know', () => {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    for (const { topic } of passages) if (topic !== undefined) expect(topicWords).toHaveProperty(topic);
  });

  it('hold all of the long texts', () => {
    const all = passages.map(({ text }) => text).join('\n');
    for (const { description, details } of [...profile.work, ...profile.internships]) {
      for (const text of [description ?? '', ...details]) expect(all).toContain(text);
    }
    expect(all).toContain(profile.summary ?? '');
  });
});

describe('a teaching whose key is the id of another passage', () => {
  it('keeps the ids of the passages apart', () => {
    const items = [{ key: 'contact', title: 'Looms', summary: 'By hand.' }];
    const profile = parseProfile({ basics: { name: 'Ada', email: 'ada@example.org' }, teachings: { items } });
    const ids = toPassages(profile, resumeWords).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const named = (element: Element) => element.getAttribute('href') ?? element.getAttribute('alt') ?? '';
