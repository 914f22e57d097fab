import { expect, it } from 'vitest';
import { offlineFiles } from '../../../src/site/offline-list';

const site = new Map<string, string | Uint8Array>([
  ['index.html', '<!doctype html>'],
  ['assets/main-abc.js', 'start()'],
  ['photo.webp', new Uint8Array([1, 2])],
  ['resume.json', '{}'],
  ['cv.txt', 'CV'],
  ['og.png', 'card'],
  ['third-party-notices.txt', 'MIT'],
  ['_headers', '/*'],
]);

it('lists what the page and the chat are made of, and nothing else', () => {
  const listed = offlineFiles(site).map(({ url }) => url);
  expect(listed).toEqual(['assets/main-abc.js', 'index.html', 'photo.webp']);
});
