import { splitName } from '../resume/names';

/** Scripts whose letters join: two of them would read as a word. */
const joining = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Mongolian}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Gurmukhi}]/u;

/**
 * One or two characters that stand for a person without a photo; the whole first character of an emoji. A name in Han
 * begins with the family's, which says enough.
 */
export function initials(name: string): string {
  const { given, family } = splitName(name);
  const letters = [given[0] ?? '', family].map(firstLetter).filter(Boolean);
  const [first = firstCharacter(name.trim())] = letters;
  if (joining.test(first) || /\p{Script=Han}/u.test(first)) return first;
  return letters.length === 0 ? first : letters.join('').toLocaleUpperCase();
}

function firstLetter(word: string): string {
  const from = word.search(/[\p{L}\p{N}]/u);
  return from === -1 ? '' : firstCharacter(word.slice(from));
}

/** As a reader counts: an emoji with its modifiers, a letter with its accents. */
function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '';
}
