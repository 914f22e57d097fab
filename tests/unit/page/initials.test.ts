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
    ['山田 太郎', '山'],
    ['望月 千尋', '望'],
    ['Maître Solène Abadie', 'SA'],
    ['נועם בן־שלום', 'נב'],
    ['ليلى الحدّاد', 'ل'],
    ['🦊', '🦊'],
    ['👩🏽‍🔬', '👩🏽‍🔬'],
    ['🦊 Ode', 'O'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('of a script whose letters join are one, without the title', () => {
    expect(initials('عمر خيام')).toBe('ع');
    expect(initials('د. ليلى حمدان')).toBe('ل');
    expect(initials('नीना राव')).toBe('नी');
  });
});
