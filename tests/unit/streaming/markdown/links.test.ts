// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';

const linkIn = (markdown: string) =>
  new DOMParser().parseFromString(renderHtml(markdown), 'text/html').querySelector('a');

const formula = '$\\rlap{\\colorbox{white}{github.com}}$';

it.each([
  ['words', '[the course](https://hub.co/a)', 'the course (hub.co)'],
  ['another address', '[github.com](https://hub.co/)', 'github.com (hub.co)'],
  ['another address with a path', '[https://github.com/a](https://hub.co/)', 'https://github.com/a (hub.co)'],
  ['an address that begins like the host', '[hub.co.uk](https://hub.co/)', 'hub.co.uk (hub.co)'],
  ['the host in other words', '[github.com, not hub.co](https://hub.co/)', 'github.com, not hub.co (hub.co)'],
  ['the host with spaces', '[hub . co](https://hub.co/)', 'hub . co (hub.co)'],
  ['zero-width characters', '[hub\u200b.co](https://hub.co/)', 'hub\u200b.co (hub.co)'],
  ['a user before the host', '[https://hub.co@a.co](https://hub.co@a.co)', 'https://hub.co@a.co (a.co)'],
  ['an automatic link with a user', '<https://hub.co@evil.co/>', 'https://hub.co@evil.co/ (evil.co)'],
  ['homographs', '[gіthub.com](https://gіthub.com/)', 'gіthub.com (xn--gthub-n2e.com)'],
  ['an automatic link of homographs', '<https://gіthub.com/>', 'https://gіthub.com/ (xn--gthub-n2e.com)'],
  ['percent-encoding', '[%67ithub.com](https://%68ub.co)', '%67ithub.com (hub.co)'],
  ['a turned direction', '[\u202emoc.buhtig](https://hub.co)', '\u202emoc.buhtig (hub.co)'],
  ['inline code', '[`hub.co`](https://hub.co)', 'hub.co (hub.co)'],
  ['emphasis', '[**hub**.co](https://hub.co)', 'hub.co (hub.co)'],
  ['a formula, shown as its source', `[${formula}](https://hub.co)`, `${formula} (hub.co)`],
  ['a picture', '![github.com](https://hub.co/a.png)', 'github.com (hub.co)'],
  ['nothing that can be seen', '[\u200b](https://hub.co)', '\u200b (hub.co)'],
  ['a reference', '[github.com][x]\n\n[x]: https://hub.co/', 'github.com (hub.co)'],
  ['a mail address', '[ada@github.com](mailto:eve@hub.co)', 'ada@github.com (eve@hub.co)'],
  ['a host and its port', '[hub.co](https://hub.co:8080/)', 'hub.co (hub.co:8080)'],
])('a label that is not the address is followed by the host: %s', (_, markdown, shown) => {
  const link = linkIn(markdown);
  expect(link?.textContent).toBe(shown);
  // Isolated from characters of the label that turn the direction of the text.
  expect(link?.lastElementChild?.localName).toBe('bdi');
});

it.each([
  ['[hub.co](https://hub.co/)', 'hub.co'],
  ['[www.Hub.co/a?b](https://www.hub.co/a?b)', 'www.Hub.co/a?b'],
  ['[https://hub.co/été](https://hub.co/été)', 'https://hub.co/été'],
  ['<https://hub.co/a>', 'https://hub.co/a'],
  ['www.hub.co/a', 'www.hub.co/a'],
  ['<ada@hub.co>', 'ada@hub.co'],
  ['[](https://hub.co/a)', 'hub.co'],
])('the address itself stays alone: %s', (markdown, shown) => {
  expect(linkIn(markdown)?.textContent).toBe(shown);
  expect(linkIn(markdown)?.querySelector('bdi')).toBeNull();
});

it('opens a mail with the subject and text that the link has, without a new tab', () => {
  const body = 'Knows she C++ & “Rust”?\n100 % sure: 日本語';
  const link = linkIn(`[Write](mailto:ada@hub.co?body=${encodeURIComponent(body)}&subject=A+job)`);
  const href = new URL(link?.getAttribute('href') ?? '');
  expect(href.searchParams.get('body')).toBe(body);
  expect(href.searchParams.get('subject')).toBe('A+job');
  expect(link?.hasAttribute('target')).toBe(false);
  expect(link?.getAttribute('title')).toBe('ada@hub.co');
});

it('stays on the page where it leads to an anchor of it', () => {
  const link = linkIn('[A job](#job-1)');
  expect(link?.getAttribute('href')).toBe('#job-1');
  expect(link?.hasAttribute('target')).toBe(false);
  expect(link?.textContent).toBe('A job');
});

it.each(['[x](#)', '[x](#a"b)', '[x](/elsewhere)', '[x](./#job)', '[](#job-1)', '![x](#a b)'])(
  'is not made of %s',
  (markdown) => {
    expect(linkIn(markdown)).toBeNull();
  },
);
