// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { showCurrentYear } from '../../../src/app/current-year';
import { parseProfile } from '../../../src/resume/profile';
import { renderPage } from '../../../src/site/render-page';
import { siteWords } from '../../../src/words/site-words';
import { siteFacts } from '../../support/site-facts';

const profile = parseProfile({ basics: { name: 'Ada 2026 \uE000 Lovelace' } });

describe.each(Object.entries(siteWords))('the copyright line in %s', (language, words) => {
  it("shows the visitor's year, and changes nothing else", () => {
    const { html } = renderPage(profile, siteFacts, words, { interface: language, cv: 'en' });
    const page = new DOMParser().parseFromString(html, 'text/html');
    const line = page.querySelector('footer p');
    const built = line?.textContent ?? '';
    expect(built).toMatch(/^© 2026 .*Ada 2026 \uE000 Lovelace/u);
    showCurrentYear(page.getElementById('current-year'), new Date(2031, 0, 1));
    expect(line?.textContent).toBe(built.replace('2026', '2031'));
  });
});

it('a page without the line stays as it is', () => {
  expect(() => showCurrentYear(null, new Date(2031, 0, 1))).not.toThrow();
});
