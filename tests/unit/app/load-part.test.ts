// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { __vitePreload as loadPart, partNotLoaded, replaceRefusedStyle } from '../../../src/app/load-part';

const linked = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const sheets = () => linked('stylesheet');
const base = 'https://example.org/cv/assets/main.js';

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});

it('imports a part once its style sheet is loaded, and asks for its other scripts meanwhile', async () => {
  const load = vi.fn(async () => 'part');
  const part = loadPart(load, ['./one.js', './one.css'], base);
  expect(linked('modulepreload').map(({ href }) => href)).toEqual(['https://example.org/cv/assets/one.js']);
  expect(sheets().map(({ href }) => href)).toEqual(['https://example.org/cv/assets/one.css']);
  expect(load).not.toHaveBeenCalled();
  sheets()[0]?.dispatchEvent(new Event('load'));
  expect(await part).toBe('part');
});

it('loads what two parts need only once', async () => {
  const parts = [
    loadPart(async () => 1, ['./both.js', './both.css'], base),
    loadPart(async () => 2, ['./both.js', './both.css'], base),
  ];
  expect([...linked('modulepreload'), ...sheets()]).toHaveLength(2);
  sheets()[0]?.dispatchEvent(new Event('load'));
  expect(await Promise.all(parts)).toEqual([1, 2]);
});

it('imports a part without its style sheet, and tries the sheet again until it is loaded', async () => {
  const part = loadPart(async () => 'part', ['./late.css'], base);
  sheets()[0]?.dispatchEvent(new Event('error'));
  expect(await part).toBe('part');
  expect(sheets()).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(sheets()[0]?.href).toBe('https://example.org/cv/assets/late.css');
  sheets()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(sheets()).toHaveLength(1);
});

it('rests after five more tries, until the network is back', () => {
  void loadPart(async () => 'part', ['./gone.css'], base);
  let tries = 0;
  for (; sheets().length > 0 && tries < 100; tries++) {
    sheets()[0]?.dispatchEvent(new Event('error'));
    vi.runAllTimers();
  }
  expect(tries).toBe(6);
  window.dispatchEvent(new Event('online'));
  expect(sheets()).toHaveLength(1);
  sheets()[0]?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('online'));
  expect(sheets()).toHaveLength(1);
});

it('says on the page that a script could not be loaded, and rejects', async () => {
  const told = vi.fn();
  window.addEventListener(partNotLoaded, told, { once: true });
  const failed = loadPart(() => Promise.reject(new TypeError('Failed to fetch')), [], base);
  await expect(failed).rejects.toThrow('Failed to fetch');
  expect(told).toHaveBeenCalledOnce();
});

it('the page’s own sheet is loaded as a file where the inline one is refused', () => {
  // jsdom knows no policy; an element of another type has no rules either.
  document.head.innerHTML =
    '<style type="text/refused" data-file="/cv/assets/page-1.css">p { color: red }</style>';
  replaceRefusedStyle();
  expect(sheets().map((link) => link.getAttribute('href'))).toEqual(['/cv/assets/page-1.css']);
});
