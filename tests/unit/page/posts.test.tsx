// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parseProfile } from '../../../src/resume/profile';
import { longResume } from '../../support/long-resume';
import { renderPage } from '../../support/render-page';
import { siteFacts } from '../../support/site-facts';

/** The page in November 2026. */
function draw(resume: object): Document {
  const { html } = renderPage(parseProfile({ basics: { name: 'Ada Byron' }, ...resume }), siteFacts);
  return new DOMParser().parseFromString(html, 'text/html');
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index + 1} of it.`);
const work = [
  { name: 'A mill', position: 'Head', startDate: '2022-01', highlights: lines(7) },
  { name: 'A mill', position: 'Analyst', startDate: '2020-01', endDate: '2021-12', highlights: lines(7) },
  { name: 'A lab', position: 'Clerk', startDate: '2016', endDate: '2018', summary: 'Kept the books.' },
];
const collapsed = (page: Document, id: string) =>
  [...page.querySelectorAll(`#${id} details li`)].map(({ textContent }) => textContent);

describe('the details of posts', () => {
  it('collapse beyond five, the newest post’s never', () => {
    const page = draw({ work });
    expect(collapsed(page, 'job-1')).toEqual([]);
    expect(collapsed(page, 'job-2')).toEqual(lines(7).slice(5));
    expect(page.querySelector('#job-3 details')).toBeNull();
  });

  it('collapse all where the owner folds them, a summary only where it says so', () => {
    const page = draw({ work, meta: { details: 'folded' } });
    expect(collapsed(page, 'job-1')).toEqual(lines(7));
    expect(page.querySelector('#job-3 details')).toBeNull();
  });
});

it('names the employer of posts that follow each other once, above them', () => {
  const page = draw({ work });
  const group = page.querySelector('#job-1')?.closest('.entry');
  expect(group?.querySelector('#job-2')).not.toBeNull();
  expect(group?.textContent.match(/A mill/g)).toHaveLength(1);
  expect(group?.querySelector('.experience__period')?.textContent).toBe('January 2020 – Ongoing');
  expect(page.querySelector('#job-1 .experience__period')?.textContent).toContain('January 2022');
});

it('collapses what ended more than fifteen years ago into one row, from twelve posts on', () => {
  const page = draw(longResume);
  expect(page.querySelector('#earlier-posts')?.textContent).toBe('46 earlier posts');
  expect(page.querySelector('#job-15')?.closest('details')).not.toBeNull();
  expect(page.querySelector('#job-14')?.closest('details')).toBeNull();
  expect(draw({ work: longResume.work.slice(20, 31) }).querySelector('#earlier-posts')).toBeNull();
});

describe('the bars', () => {
  const barsOf = (page: Document) =>
    [...page.querySelectorAll('.bar > rect')].map((bar) =>
      ['x', 'width'].map((name) => Number.parseFloat(bar.getAttribute(name) ?? '')),
    );

  it('lie on one scale, from the first year to today', () => {
    const page = draw({ work, education: [{ title: 'BSc', startDate: '2014-01', endDate: '2014-12' }] });
    expect(page.querySelector('.scale')?.textContent).toBe('20142026');
    const bars = barsOf(page);
    const [whole, , , , study] = bars;
    expect(whole?.[0]).toBe(Math.round((72 / 155) * 100));
    expect((whole?.[0] ?? 0) + (whole?.[1] ?? 0)).toBe(100);
    expect(study).toEqual([0, Math.round((12 / 155) * 100)]);
  });

  it('are wide enough to be seen and never leave the scale', () => {
    for (const [x = 0, width = 0] of barsOf(draw(longResume))) {
      expect(width).toBeGreaterThanOrEqual(3);
      expect(x + width).toBeLessThanOrEqual(100);
    }
  });

  it('are one for each post of a part, in its row', () => {
    const internships = [
      { position: 'Intern', name: 'A mill', startDate: '2018-01', endDate: '2018-03' },
      { position: 'Intern', name: 'A dyer', startDate: '2015-01', endDate: '2015-03' },
    ];
    const row = draw({ work, internships }).querySelector('.group > .entry');
    expect(row?.querySelectorAll('.bar > rect')).toHaveLength(2);
  });

  it('are none where dates say nothing', () => {
    expect(barsOf(draw({ work: [{ position: 'Clerk', startDate: '2026-10' }] }))).toEqual([]);
    expect(draw({ work: [{ position: 'Clerk' }] }).querySelector('.scale')).toBeNull();
  });
});

it('shows the pictures of projects and publications above them, each a link to its entry', () => {
  const projects = [{ name: 'A loom', image: 'loom.jpg' }, { name: 'A mill' }];
  const page = draw({ projects });
  const [picture, ...others] = page.querySelectorAll('#projects .gallery img');
  expect([picture?.getAttribute('alt'), picture?.getAttribute('loading')]).toEqual(['A loom', 'lazy']);
  expect(others).toEqual([]);
  expect(picture?.closest('a')?.getAttribute('href')).toBe('#projects-1');
});
