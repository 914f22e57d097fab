// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../../src/answers/passages';
import { parseProfile } from '../../../src/resume/profile';
import { cvOf } from '../../support/cv-of';
import { renderPage } from '../../support/render-page';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { siteFacts } from '../../support/site-facts';

const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

describe.each(sampleResumeFiles)('the passages of %s', (file) => {
  const profile = parseProfile(readSampleResume(file));
  const passages = passagesOf(cvOf(readSampleResume(file)));
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

  it('quote nothing twice', () => {
    const quotes = passages.map(({ anchor, text }) => `${anchor}\n${text}`);
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('hold all of the long texts', () => {
    const all = passages.map(({ text }) => text).join('\n');
    for (const { description, details } of [...profile.work, ...profile.internships]) {
      for (const text of [description ?? '', ...details]) expect(all).toContain(text);
    }
    expect(all).toContain(profile.summary ?? '');
  });
});

it('the passages of a CV hold the owner’s facts without an anchor, and none of the answers', () => {
  const cv = cvOf({
    basics: { name: 'Ada' },
    assistant: {
      answers: [{ question: 'Any pets?', answer: 'Two newts.' }],
      facts: ['A loom in the attic.'],
    },
  });
  const found = passagesOf(cv);
  expect(found.map(({ text, anchor }) => [text, anchor])).toEqual([
    ['Ada', 'profile'],
    ['A loom in the attic.', ''],
  ]);
});
const named = (element: Element) => element.getAttribute('href') ?? element.getAttribute('alt') ?? '';
