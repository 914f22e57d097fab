import { describe, expect, it } from 'vitest';
import { createFailureCount } from '../../../../src/models/built-in/failure-count';
import { memoryStorage } from '../../../support/memory-storage';

describe('the count of failures', () => {
  it('goes on with the next page of the tab', () => {
    const session = memoryStorage();
    const first = createFailureCount(session, 'failures');
    expect(first.count()).toBe(0);
    first.note();
    first.note();
    const second = createFailureCount(session, 'failures');
    expect(second.count()).toBe(2);
    second.note();
    expect([first.count(), second.count()]).toEqual([3, 3]);
  });

  it('counts for the page alone where the browser stores nothing', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...memoryStorage(), setItem };
    for (const session of [undefined, full]) {
      const failures = createFailureCount(session, 'failures');
      failures.note();
      expect(failures.count()).toBe(1);
    }
  });
});
