import { expect, it, vi } from 'vitest';
import { lazyPart, withParts } from '../../../src/answers/lazy-part';

it('computes again after each part that it lacked, and not once all are loaded', async () => {
  const [one, two] = [lazyPart(async () => 1), lazyPart(async () => 2)];
  const compute = vi.fn(() => one() + two());
  expect(await withParts(compute)).toBe(3);
  expect(compute).toHaveBeenCalledTimes(3);
  expect(await withParts(compute)).toBe(3);
  expect(compute).toHaveBeenCalledTimes(4);
});

it('rejects where a part cannot be loaded, and loads it with the next question', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = lazyPart(load);
  await expect(withParts(() => part())).rejects.toThrow('offline');
  expect(await withParts(() => part())).toBe('part');
});

it('leaves other errors as they are', async () => {
  const broken = () => {
    throw new RangeError('a bug');
  };
  await expect(withParts(broken)).rejects.toThrow(RangeError);
});
