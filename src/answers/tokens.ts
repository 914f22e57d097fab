/** Letters. Anything longer is no word: it is compared as it is, and its endings and misspellings are not looked for. */
export const longestWord = 50;

/**
 * The stem of a word, in which spellings that differ by case, accents, plural or a common English or French ending are
 * equal. It is compared, never shown.
 */
export function stem(word: string): string {
  if (word.length > longestWord) return word.toLowerCase();
  const plain = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
  return endings.reduce((stemmed, [ending, replacement]) => stemmed.replace(ending, replacement), plain);
}

/** Applied in this order. Each keeps enough of the word to tell it from others. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})ie[sd]$/u, 'y'],
  [/(?<=ss|x|ch|sh)es$/u, ''],
  [/(?<=\p{L}{2}[^\P{L}siu])s$/u, ''],
  [/(?<=\p{L}{3})eaux?$/u, 'eau'],
  [/(?<=\p{L}{2})aux$/u, 'al'],
  [/(?<=\p{L}{5})ation$/u, ''],
  [/(?<=^(?=\p{L}*[aeiouy])\p{L}{3,})(?:ing|ed)$/u, ''],
  [/(?<=\p{L}{2})([bdgmnprt])\1$/u, '$1'],
  [/(?<=\p{L}{3})e$/u, ''],
];

/** The words of a text, in order and as written. "C++", "C#" and both halves of "CI/CD" are words. */
export function words(text: string): string[] {
  return text.replace(elided, '').replace(contracted, '').match(wordPattern) ?? [];
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*[+#]*/gu;
/** The beginnings of "l'expérience", "qu'elle", the middle of "parle-t-elle", and "j'ai", which does not mean AI. */
const elided = /(?<!\p{L})(?:j['’]ai(?!\p{L})|t-(?=elle|il|on)|(?:[cdjlmnst]|qu)['’](?=\p{L}))/giu;
/** The ends of "Ada's", "we're", "don't". */
const contracted = /(?:['’](?:s|m|d|re|ve|ll)|n['’]t)(?!\p{L})/giu;
