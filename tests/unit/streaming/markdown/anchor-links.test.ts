// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../../../src/streaming/markdown/render-html';

const linkIn = (markdown: string) =>
  new DOMParser().parseFromString(renderHtml(markdown), 'text/html').querySelector('a');

describe('a link to an anchor of the page', () => {
  it('stays on the page', () => {
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
});
