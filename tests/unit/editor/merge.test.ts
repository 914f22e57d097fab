import { describe, expect, it } from 'vitest';
import { mergeTexts } from '../../../src/editor/history';

const textOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const base = { basics: { name: 'Ada', email: 'a@b.example' }, work: [{ name: 'A' }, { name: 'B' }], x: 1 };

describe('a file that two programs change', () => {
  it('has both changes where they are apart', () => {
    const work = [{ name: 'A' }, { name: 'B2' }];
    const ours = { ...base, basics: { ...base.basics, name: 'Ada O.' }, work };
    const theirs = { ...base, basics: { ...base.basics, email: 'c@d.example' }, y: 2 };
    const merged: unknown = JSON.parse(mergeTexts(textOf(base), textOf(ours), textOf(theirs)) ?? '');
    expect(merged).toEqual({ basics: { name: 'Ada O.', email: 'c@d.example' }, work, x: 1, y: 2 });
  });

  it('is asked about where both changed one text', () => {
    const [ours, theirs] = ['Ada O.', 'Ada P.'].map((name) =>
      textOf({ ...base, basics: { ...base.basics, name } }),
    );
    expect(mergeTexts(textOf(base), ours ?? '', theirs ?? '')).toBeUndefined();
  });

  it('is asked about where one changed an entry of a list that the other made longer', () => {
    const ours = textOf({ ...base, work: [...base.work, { name: 'C' }] });
    const theirs = textOf({ ...base, work: [{ name: 'A2' }, { name: 'B' }] });
    expect(mergeTexts(textOf(base), ours, theirs)).toBeUndefined();
  });

  it('is taken as it is where only one changed it, JSON or not', () => {
    expect(mergeTexts(':root {}', ':root {}', ':root { --accent: red; }')).toBe(':root { --accent: red; }');
    expect(mergeTexts('a', 'b', 'c')).toBeUndefined();
  });
});
