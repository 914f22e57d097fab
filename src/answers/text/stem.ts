import { isArabic, stemArabic } from './arabic';

/**
 * The stem of a folded word, in which spellings that differ by plural or by a common ending of English, French, German or
 * Spanish are equal. It is compared, never shown.
 */
export function stem(folded: string): string {
  if (folded.length > longestWord) return folded;
  if (!/^[a-z]+$/.test(folded)) return isArabic(folded) ? stemArabic(folded) : folded;
  return endings.reduce((word, [ending, replacement]) => word.replace(ending, replacement), folded);
}

/** Letters. Anything longer is no word: it is compared as it is. */
const longestWord = 50;

/** Applied in this order. Each keeps enough of the word to tell it from others. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z][^aeiou])ie[sd]$/, 'y'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/(?<=[a-z]{3})(?:ungen|ung)$/, ''],
  [/(?<=[a-z]{3})(?:aciones|acion|ations?|ationen)$/, 'at'],
  [/(?<=[a-z]{4})(?:mente|ments?)$/, 'ment'],
  [/(?<=[a-z]{3})eaux?$/, 'eau'],
  [/(?<=[a-z]{2}[^siu])s$/, ''],
  [/(?<=[a-z]{2})aux$/, 'al'],
  [/(?<=^(?=[a-z]*[aeiouy])[a-z]{3,})(?:ing|ed)$/, ''],
  [/(?<=[a-z]{4})(?:ern|en|er|em|es)$/, ''],
  [/(?<=[a-z]{4})(?:os|as)$/, ''],
  [/(?<=[a-z]{2})([bdgmnprt])\1$/, '$1'],
  [/(?<=[a-z]{3})en?$/, ''],
  [/(?<=[a-z]{3})[oan]$/, ''],
];
