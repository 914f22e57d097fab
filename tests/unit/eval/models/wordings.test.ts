import { describe, expect, it } from 'vitest';
import { readWordings } from '../../../../src/cli/eval/models/wordings';

const slotsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot);

describe('the wordings', () => {
  const wordings = readWordings();
  const english = wordings.get('en');

  it.each([...wordings])('in %s ask the same as in English, two ways or more', (_, { questions }) => {
    expect([...questions.keys()].toSorted()).toEqual([...(english?.questions.keys() ?? [])].toSorted());
    for (const [key, texts] of questions)
      expect([key, texts.length]).toEqual([key, Math.max(texts.length, 2)]);
  });

  it.each([...wordings])(
    'in %s have the slots of the English ones, and are each there once',
    (_, { questions }) => {
      for (const [key, texts] of questions) {
        const slots = new Set([...(english?.questions.get(key) ?? []).flatMap(slotsOf), 'name']);
        expect([key, texts.flatMap(slotsOf).filter((slot) => !slots.has(slot))]).toEqual([key, []]);
        expect(new Set(texts).size).toBe(texts.length);
      }
    },
  );

  it.each([...wordings])('in %s have requests that lead away from the CV', (_, { derailing }) => {
    expect(derailing.length).toBeGreaterThan(10);
  });
});
