// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const answer = (status: number): Response => new Response('', { status });
const fetched = vi.fn<typeof fetch>();
let importFetched: typeof import('../../../src/app/import-fetched').importFetched;

beforeEach(async () => {
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(() => Promise.resolve(answer(200))),
  );
  vi.resetModules();
  ({ importFetched } = await import('../../../src/app/import-fetched'));
});

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('imports a module once its files are here', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  fetched.mockImplementation(() => {
    expect(load).not.toHaveBeenCalled();
    return Promise.resolve(answer(200));
  });
  expect(await importFetched(load, ['assets/a.js', 'assets/b.js'])).toBe('module');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/a.js', '/assets/b.js']);
});

it('never imports a module that could not be fetched, and brings it the next time', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(importFetched(load, ['assets/a.js'])).rejects.toThrow('Failed to fetch');
  fetched.mockResolvedValueOnce(answer(503));
  await expect(importFetched(load, ['assets/a.js'])).rejects.toThrow(
    '/assets/a.js could not be fetched: 503',
  );
  expect(load).not.toHaveBeenCalled();
  expect(await importFetched(load, ['assets/a.js'])).toBe('module');
});

it('fetches a file once, however many modules need it', async () => {
  const load = () => Promise.resolve('module');
  await Promise.all([importFetched(load, ['assets/a.js']), importFetched(load, ['assets/a.js'])]);
  await importFetched(load, ['assets/a.js']);
  expect(fetched).toHaveBeenCalledOnce();
});

it('fetches nothing that the page has brought along', async () => {
  const script = document.createElement('script');
  script.setAttribute('src', '/assets/index.js');
  script.type = 'text/plain';
  document.head.append(script);
  await importFetched(() => Promise.resolve('module'), ['assets/index.js']);
  expect(fetched).not.toHaveBeenCalled();
});

it('takes a style that did not arrive off the page, to try it again', async () => {
  const load = () => Promise.resolve('module');
  const first = importFetched(load, ['assets/a.css']);
  document.querySelector('link')?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/assets/a.css could not be fetched');
  expect(document.querySelector('link')).toBeNull();
  const second = importFetched(load, ['assets/a.css']);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await second).toBe('module');
});
