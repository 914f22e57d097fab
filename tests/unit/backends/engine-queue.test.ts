import { expect, it } from 'vitest';
import { createEngineQueue } from '../../../src/backends/engine-queue';
import { settled } from '../../support/scripted-backend';

it('gives the turn to one at a time, and does not wait for a place that was left before its turn', async () => {
  const queue = createEngineQueue();
  const turns: string[] = [];
  const join = (name: string) => {
    const place = queue.join();
    void place.turn.then(() => turns.push(name));
    return place;
  };
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
