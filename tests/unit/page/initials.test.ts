import { describe, expect, it } from 'vitest';
import { initials } from '../../../src/page/initials';

describe('the initials that stand for a photo', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Dr. Ada Lovelace', 'AL'],
    ['Ada Lovelace, PhD', 'AL'],
    ['ada', 'A'],
    ['Q', 'Q'],
    ['Jörn Wiesenthaler-Özkan', 'JW'],
    ['“Ada” (Byron)', 'AB'],
    ['李小龍', '李'],
    ['山田 太郎', '山太'],
    ['नीना राव', 'नीरा'],
    ['נועם בן־שלום', 'נב'],
    ['ليلى الحدّاد', 'ل\u200Cح'],
    ['🦊', '🦊'],
    ['👩🏽‍🔬', '👩🏽‍🔬'],
    ['🦊 Ode', 'O'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('of an Arabic name stand side by side, unjoined', () => {
    expect(initials('عمر خيام')).toBe('ع\u200Cخ');
    expect(initials('د. ليلى حمدان')).toBe('ل\u200Cح');
  });
});
