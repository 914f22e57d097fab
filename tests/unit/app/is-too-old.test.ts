import { expect, it, vi } from 'vitest';
import { isTooOld } from '../../../src/app/is-too-old';

it('lets a current browser pass', () => {
  expect(isTooOld()).toBe(false);
});

it('stops a browser that cannot read a lookbehind, as Safari before 16.4', () => {
  vi.stubGlobal('RegExp', (source: string) => {
    throw new SyntaxError(`Invalid regular expression: /${source}/: invalid group specifier name`);
  });
  expect(isTooOld()).toBe(true);
});

it('stops a browser whose lists have no copying methods, as Chrome before 110', () => {
  const own = Object.getOwnPropertyDescriptor(Array.prototype, 'toSorted') ?? {};
  Reflect.deleteProperty(Array.prototype, 'toSorted');
  const result = isTooOld();
  Reflect.defineProperty(Array.prototype, 'toSorted', own);
  expect(result).toBe(true);
});
