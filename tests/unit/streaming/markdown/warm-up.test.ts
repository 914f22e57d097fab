// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { warmUp } from '../../../../src/streaming/markdown/warm-up';

it('reads and draws a sample while there is time, outside the page', () => {
  const insert = vi.spyOn(Element.prototype, 'append');
  const waiting: ((left: () => number) => void)[] = [];
  warmUp((task) => waiting.push(task));
  expect(insert).not.toHaveBeenCalled();
  let periods = 0;
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    task(() => 0);
    periods += 1;
  }
  expect(periods).toBeGreaterThan(10);
  expect(insert).toHaveBeenCalled();
  expect(document.body.innerHTML).toBe('');
});

it('ends in one period that is long enough', () => {
  const waiting: ((left: () => number) => void)[] = [];
  warmUp((task) => waiting.push(task));
  waiting.shift()?.(() => 50);
  expect(waiting).toHaveLength(0);
});
