import { describe, expect, it } from 'vitest';
import { belowFloors, type Floors } from '../../../eval/floors/floors';
import saved from '../../../eval/floors/floors.json';
import { labelledSets } from '../../../eval/floors/labelled-sets';

const floors: Readonly<Record<string, Floors>> = saved;

describe('answers without a model', () => {
  it('have a floor for each labelled set', () => {
    expect(Object.keys(floors)).toEqual(Object.keys(labelledSets));
  });

  it.each(Object.entries(labelledSets))('keep the floors of %s', { timeout: 600_000 }, async (set, ask) => {
    expect(belowFloors(set, await ask(), floors[set] ?? {}).join('\n')).toBe('');
  });
});
