// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { retryStyles } from '../../../src/app/retry-styles';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

/** What Vite's loader says of a part that it could not load; returns true if the import goes on. */
function fail(message: string): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  return !window.dispatchEvent(Object.assign(event, { payload: new Error(message) }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
});
retryStyles(window);

it('imports a script without its style sheet, and tries the sheet again until it is loaded', () => {
  expect(fail('Unable to preload CSS for /cv/assets/part-1.css')).toBe(true);
  expect(links()).toHaveLength(1);
  const first = links()[0];
  expect(first?.getAttribute('href')).toBe('/cv/assets/part-1.css');
  first?.dispatchEvent(new Event('error'));
  expect(links()).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(links()[0]?.getAttribute('href')).toBe('/cv/assets/part-1.css');
  links()[0]?.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(60_000);
  expect(links()).toHaveLength(1);
});

it('rests after five more tries, until the network is back', () => {
  fail('Unable to preload CSS for /cv/assets/gone-1.css');
  let tries = 0;
  for (; links().length > 0 && tries < 100; tries++) {
    links()[0]?.dispatchEvent(new Event('error'));
    vi.runAllTimers();
  }
  expect(tries).toBe(6);
  window.dispatchEvent(new Event('online'));
  expect(links()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('online'));
  expect(links()).toHaveLength(1);
});

it('leaves a failed script to whoever imports it', () => {
  expect(fail('Failed to fetch dynamically imported module: /assets/part-1.js')).toBe(false);
  expect(links()).toEqual([]);
});
