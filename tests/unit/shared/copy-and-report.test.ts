import { expect, it, vi } from 'vitest';
import { copyAndReport } from '../../../src/shared/copy-and-report';

function withoutClipboard(): never {
  throw new TypeError('The page has no clipboard');
}

it.each([
  ['copied', async () => {}],
  ['refused', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['refused', withoutClipboard],
])('reports %s, and forgets it once it was shown', async (outcome, copy) => {
  vi.useFakeTimers();
  const report = vi.fn();
  await copyAndReport(copy, report);
  expect(report.mock.calls).toEqual([[outcome]]);
  vi.runAllTimers();
  expect(report.mock.calls).toEqual([[outcome], [undefined]]);
});
