import { describe, expect, it } from 'vitest';
import { stem, words } from '../../../src/answers/tokens';

describe('words of a text', () => {
  it.each([
    ['C++, C# and CI/CD', ['C++', 'C#', 'and', 'CI', 'CD']],
    ["l'expérience d’Odile, qu'elle a", ['expérience', 'Odile', 'elle', 'a']],
    ["Odile's work, which we're told isn't small", ['Odile', 'work', 'which', 'we', 'told', 'is', 'small']],
    ['Quelles langues parle-t-elle ?', ['Quelles', 'langues', 'parle', 'elle']],
    ["j'ai vu", ['vu']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('spellings of one word have one stem', () => {
  it.each([
    ['Expérience', 'experiences'],
    ['compétences', 'COMPETENCE'],
    ['course', 'courses'],
    ['classes', 'class'],
    ['study', 'studied', 'studies'],
    ['train', 'training', 'trained'],
    ['optimized', 'optimization'],
    ['tuning', 'tunning'],
    ['réseau', 'réseaux'],
    ['œuvre', 'oeuvres'],
  ])('%s, %s', (...spellings) => {
    expect(new Set(spellings.map(stem)).size).toBe(1);
  });

  it.each([
    ['skill', 'ski'],
    ['C', 'C++'],
    ['GPU', 'GPS'],
    ['education', 'educated guess'],
  ])('but not %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

it('compares what is too long for a word as it is', () => {
  expect(stem('Workings')).toBe(stem('working'));
  const long = `${'b'.repeat(64_000)}ings`;
  expect(stem(long)).toBe(long);
});
