// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Skills } from '../../../src/page/sections/Skills';
import { pageWords } from '../../../src/page/words.en';
import type { OutlineEntry } from '../../../src/resume/outline';

const field = (index: number, count: number): OutlineEntry => ({
  anchor: `skills-${index}`,
  title: `Field ${index}`,
  facts: [],
  texts: [],
  points: [],
  tags: Array.from({ length: count }, (_, tag) => `craft ${index}-${tag + 1}`),
});

function draw(...counts: readonly number[]): HTMLElement {
  const page = document.createElement('div');
  const entries = counts.map((count, index) => field(index + 1, count));
  page.innerHTML = renderToStaticMarkup(<Skills entries={entries} words={pageWords} />);
  return page;
}

const buttons = (page: HTMLElement) =>
  Array.from(page.querySelectorAll('.expand-button__text--enlarge'), ({ textContent }) => textContent);

describe('the fields of skills', () => {
  it('show six of many and count the rest, which expands', () => {
    const page = draw(20);
    expect(buttons(page)).toEqual(['and 14 more']);
    expect(page.querySelectorAll('.tag-list__tag')).toHaveLength(20);
    expect(page.querySelectorAll('details .tag-list__tag')).toHaveLength(14);
    expect(page.querySelector('summary')?.getAttribute('aria-describedby')).toBe('skills-1-title');
    expect(page.querySelector('#skills-1-title')?.textContent).toBe('Field 1');
  });

  it('are whole where they are few', () => {
    expect(buttons(draw(12, 9, 1))).toEqual([]);
    expect(buttons(draw(3, 3, 3, 3, 3, 3, 3, 3))).toEqual([]);
  });

  it('are three, and the count of the others, where they would be longer than a usual CV', () => {
    const page = draw(...Array.from({ length: 10 }, () => 7));
    expect(buttons(page)).toEqual(['and 7 more']);
    expect(page.querySelectorAll('details .skills__group')).toHaveLength(7);
  });
});
