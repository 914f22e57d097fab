// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { followViewport, forceScheme } from '../../../src/embed/follow-host';
import { schemeOf } from '../../../src/embed/scheme';

it('fits the frame above a touch keyboard, and leaves it where two fingers zoom', () => {
  const visualViewport = Object.assign(new EventTarget(), { height: 800, scale: 1, offsetTop: 0 });
  const frame = document.createElement('iframe');
  followViewport({ visualViewport }, frame);
  expect(frame.style.height).toBe('800px');
  Object.assign(visualViewport, { height: 420, offsetTop: 30 }).dispatchEvent(new Event('resize'));
  expect([frame.style.height, frame.style.marginTop]).toEqual(['420px', '30px']);
  Object.assign(visualViewport, { height: 400, scale: 2, offsetTop: 90 }).dispatchEvent(new Event('scroll'));
  expect([frame.style.height, frame.style.marginTop]).toEqual(['800px', '0px']);
});

it('answers the question for the scheme in every sheet, back and forth', () => {
  document.head.innerHTML =
    '<style>@media screen and (prefers-color-scheme: dark) { p { color: red } } @media (width > 3px) { p { margin: 0 } }</style>';
  const conditions = () =>
    [...(document.styleSheets[0]?.cssRules ?? [])].map((rule) => (rule as CSSMediaRule).media.mediaText);
  const before = conditions();
  const force = forceScheme(document);
  force('dark');
  expect(conditions()[0]).toBe('screen and (min-width: 0px)');
  force('light');
  expect(conditions()[0]).toBe('screen and (max-width: 0px)');
  expect(conditions()[1]).toBe(before[1]);
  expect(document.documentElement.style.colorScheme).toBe('light');
});

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
