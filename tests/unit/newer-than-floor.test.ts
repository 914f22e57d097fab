import { describe, expect, it } from 'vitest';
import { newerThanFloor } from '../support/newer-than-floor';

describe('the check of what a script needs of a browser', () => {
  it.each([
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['if (URL.canParse(a)) b()', 'URL.canParse'],
    ['panel?.showPopover()', 'showPopover'],
    ['map.values().map(f)', 'values().map'],
    ['/[a--b]/v.test(c)', '/[a--b]/v'],
    ['/(?i:a)b/.test(c)', '/(?i:a)b/'],
  ])('finds what is newer in %s', (code, use) => {
    expect(newerThanFloor(code)).toEqual([use]);
  });

  it.each([
    'a.toSorted().map(f)',
    'Object.entries(a).map(f)',
    '/(?<=a)b/u.test(c)',
    'new Map([["URL.canParse", 1]])',
    'list.values()',
  ])('accepts %s', (code) => {
    expect(newerThanFloor(code)).toEqual([]);
  });
});
