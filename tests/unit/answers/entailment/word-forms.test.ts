import { describe, expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { areForms, holds } from '../../../../src/answers/entailment/word-forms';

describe('forms of a word', () => {
  it.each([
    ['trained', 'training'],
    ['leitet', 'leitung'],
    ['gestionado', 'gestion'],
    ['enseigne', 'enseignement'],
    ['kalkulieren', 'kalkulation'],
    ['asistido', 'asistencia'],
    ['construir', 'construcao'],
  ])('%s and %s are forms of one word', (one, other) => {
    expect(areForms(one, other)).toBe(true);
  });

  it.each([
    ['marketing', 'marketo'],
    ['restaurant', 'restauration'],
    ['java', 'javascript'],
  ])('%s is another word than %s', (one, other) => {
    expect(areForms(one, other)).toBe(false);
  });
});

describe('a name in a text', () => {
  it('is found as a word, not as a part of a compound', () => {
    expect(holds('Gefahrgut', 'Gefahrgutnachweis', false)).toBe(false);
    expect(holds('レストラン', 'カフェレストラン勤務', false)).toBe(false);
    expect(holds('レストラン', 'レストランで勤務', false)).toBe(true);
  });

  it.each([
    ['بيوتًا', 'توثيق 120 بيتًا حجريًا'],
    ['التقارير', 'إعداد تقرير أسبوعي'],
    ['زملاءها', 'تدريب زميل'],
    ['خفضت', 'تخفيض الكلفة'],
    ['راجعت', 'مراجعة الرخص'],
    ['تستخدم', 'استخدام الرافعات'],
    ['بجوائز', 'جائزة التراث'],
  ])('is found in another form of its Arabic root: %s', (word, text) => {
    expect(holds(word, text, false)).toBe(true);
  });

  it('is not found in another word of Arabic letters that are alike', () => {
    expect(holds('كاتب', 'مكتب السنديان', false)).toBe(false);
    expect(holds('إدارة', 'دار الرواق', false)).toBe(false);
    expect(holds('مكتبة', 'مكتب هندسي', false)).toBe(false);
  });

  it('takes another form of a proper name only with an s', () => {
    expect(holds('Angular', 'Angulars', true)).toBe(true);
    expect(holds('Word', 'wording', true)).toBe(false);
    expect(holds('word', 'wording', false)).toBe(true);
    expect(holds('sold', 'Sale of reach trucks', false)).toBe(true);
    expect(holds('entworfen', 'Entwurf von Möbeln', false)).toBe(true);
  });
});
