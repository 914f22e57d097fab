// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { schemeOf } from '../../../src/embed/scheme';

interface Look {
  readonly html?: string;
  readonly body?: string;
  /** Whether the visitor prefers dark. */
  readonly prefersDark?: boolean;
}

/** jsdom computes neither `color-scheme` nor preferences, so both are handed in. */
function pageWith({ html = '', body = '', prefersDark = false }: Look, colorScheme = 'normal'): Document {
  const page = new DOMParser().parseFromString(`<html ${html}><body ${body}></body></html>`, 'text/html');
  const scope = {
    getComputedStyle: (element: HTMLElement) => ({
      colorScheme,
      backgroundColor: element.style.backgroundColor || 'rgba(0, 0, 0, 0)',
    }),
    matchMedia: () => ({ matches: prefersDark }),
  };
  return Object.defineProperty(page, 'defaultView', { value: scope });
}

it.each<[string, Look, string]>([
  ['a class', { html: 'class="js dark"' }, 'dark'],
  ['a class with more words', { body: 'class="theme-dark wide"' }, 'dark'],
  ['`data-theme`', { html: 'data-theme="dark"' }, 'dark'],
  ['Bootstrap’s attribute', { html: 'data-bs-theme="dark"' }, 'dark'],
  ['an attribute against a class', { html: 'class="light" data-mode="dark"' }, 'dark'],
  [
    'a mark against the colour',
    { html: 'data-theme="light"', body: 'style="background-color: #000"' },
    'light',
  ],
  ['a class that only resembles one', { html: 'class="darkroom"' }, 'light'],
  ['nothing, over a dark colour', { body: 'style="background-color: rgb(20, 20, 30)"' }, 'dark'],
  ['nothing, over a dark colour of the root', { html: 'style="background-color: #222"' }, 'dark'],
  ['nothing at all, though the visitor prefers dark', { prefersDark: true }, 'light'],
])('reads the scheme of a page from %s', (_, look, scheme) => {
  expect(schemeOf(pageWith(look))).toBe(scheme);
});

it('reads it from `color-scheme`, and from the visitor where that leaves it open', () => {
  expect(schemeOf(pageWith({}, 'dark'))).toBe('dark');
  expect(schemeOf(pageWith({}, 'only light'))).toBe('light');
  expect(schemeOf(pageWith({ prefersDark: true }, 'light dark'))).toBe('dark');
  expect(schemeOf(pageWith({}, 'light dark'))).toBe('light');
});
