import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { longestWord, nameWidth, nameWidths } from '../../../src/page/name-size';
import { initials } from '../../../src/page/initials';

/** Long family names of many countries. */
const families = `
Leutheusser-Schnarrenberger Wolfeschlegelstein Saint-Exupéry Urruticoechea Albuquerque Giancristofaro Triantafyllou
Αναγνωστόπουλος Brzęczyszczykiewicz Zahradníčková Csikszentmihalyi Constantinescu Преображенский Остроградський
Karađorđević Hämäläinen Gyllenstierna Þorvaldsdóttir Schimmelpenninck Featherstonehaugh Kılıçdaroğlu عبدالرحمن
רבינוביץ׳ حسینی‌نژاد Venkatanarasimharajuvaripeta त्रिपाठी Wickramasinghe Shinawatra ชินวัตร Nguyễn 勅使河原 李 欧阳 김
Andrianampoinimerina`
  .trim()
  .split(/\s+/);

describe('the size of a name', () => {
  it('has room for each of many family names', () => {
    for (const family of families)
      expect(nameWidth(family) ?? 5.2).toBeGreaterThanOrEqual(longestWord(family));
  });

  it('follows the longest word, not the whole name', () => {
    expect(nameWidth('Ada Byron King Noel Lovelace')).toBe(nameWidth('Lovelace'));
    expect(nameWidth('Dr. Maximilian von Falkenstein')).toBe(nameWidth('Falkenstein'));
  });

  it('counts a hyphen to the word before it', () => {
    expect(longestWord('Leutheusser-Schnarrenberger')).toBe(longestWord('Schnarrenberger'));
    expect(longestWord('Ann-Bo')).toBe(longestWord('Ann-'));
  });

  it('is the full one for a short name in any script', () => {
    for (const name of ['Ode', '望月 千尋', 'عمر خيام', 'נועם כהן']) expect(nameWidth(name)).toBeUndefined();
  });

  it('has a class for each step in the style sheet, and no other', () => {
    const css = readFileSync('src/page/sections/ProfileCard.css', 'utf8');
    const steps = [...css.matchAll(/__name--(\d+) \{\s*--longest: (\d+);/g)];
    expect(steps.map(([, name]) => name)).toEqual(nameWidths.map(String));
    expect(steps.map(([, , value]) => value)).toEqual(nameWidths.map(String));
  });
});

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
