import { expect, it } from 'vitest';
import { createEngineQueue } from '../../../src/backends/engine-queue';
import { settled } from '../../support/scripted-backend';

/** Joins under a name; `turns` collects the names in the order of their turns. */
function setUp() {
  const queue = createEngineQueue();
  const turns: string[] = [];
  const join = (name: string) => {
    const place = queue.join();
    void place.turn.then(() => turns.push(name));
    return place;
  };
  return { join, turns, whenEmpty: () => queue.whenEmpty() };
}

it('gives the turn to one at a time, in the order of joining', async () => {
  const { join, turns } = setUp();
  const places = ['a', 'b', 'c'].map(join);
  for (const [index, place] of places.entries()) {
    await settled();
    expect(turns).toEqual(['a', 'b', 'c'].slice(0, index + 1));
    place.leave();
  }
  join('d');
  await settled();
  expect(turns).toEqual(['a', 'b', 'c', 'd']);
});

it('does not wait for a place that was left before its turn', async () => {
  const { join, turns } = setUp();
  const a = join('a');
  const b = join('b');
  join('c');
  b.leave();
  await settled();
  expect(turns).toEqual(['a']);
  a.leave();
  await settled();
  expect(turns.at(-1)).toBe('c');
});
