/** Endings of adjectives ("aktuell*") and of regular verbs ("zeig~"). */
const endings: Readonly<Record<string, readonly string[]>> = {
  '*': ['', 'e', 'er', 'es', 'en', 'em'],
  '~': ['', 'e', 'en', 'st', 't', 'te', 'ten'],
};

/**
 * Writes phrases out as a lexicon has them: each ending, and each umlaut both without its dots ("fur", as `fold` makes it)
 * and as people without an umlaut key type it ("fuer").
 */
export function spellings(phrases: string): string {
  return phrases
    .replaceAll('ß', 'ss')
    .split('|')
    .flatMap((phrase) => endings[phrase.slice(-1)]?.map((ending) => phrase.slice(0, -1) + ending) ?? phrase)
    .flatMap((phrase) => [
      phrase.normalize('NFD').replace(/\p{Mn}/gu, ''),
      ...(/[äöü]/.test(phrase) ? [phrase.replace(/[äöü]/g, (vowel) => `${vowel.normalize('NFD')[0]}e`)] : []),
    ])
    .join('|');
}
