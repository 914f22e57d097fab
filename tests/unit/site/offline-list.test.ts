import { expect, it } from 'vitest';
import { offlineFiles } from '../../../src/site/offline-list';

const page = '<!doctype html>';
const site = new Map<string, string | Uint8Array>([
  ['index.html', page],
  ['assets/main-abc.js', 'start()'],
  ['photo.webp', new Uint8Array([1, 2])],
  ['resume.json', '{}'],
  ['cv.txt', 'CV'],
  ['og.png', 'card'],
  ['third-party-notices.txt', 'MIT'],
  ['_headers', '/*'],
]);

it('lists what the page and the chat are made of, and nothing else', () => {
  expect(offlineFiles(site).map(({ url }) => url)).toEqual([
    'assets/main-abc.js',
    'index.html',
    'photo.webp',
  ]);
});

it('gives a new revision to a file that changes under its name', () => {
  const revisionOf = (files: typeof site, name: string) =>
    offlineFiles(files).find(({ url }) => url === name)?.revision;
  const changed = new Map(site).set('index.html', '<!doctype html><p>');
  expect(revisionOf(changed, 'index.html')).not.toBe(revisionOf(site, 'index.html'));
  expect(revisionOf(changed, 'photo.webp')).toBe(revisionOf(site, 'photo.webp'));
  expect(revisionOf(site, 'assets/main-abc.js')).toBeNull();
});
