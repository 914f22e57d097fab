import { splitName } from '../resume/names';

/** Scripts whose letters join, which initials must not. */
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u;

/** One or two characters that stand for a person without a photo; the whole first character of an emoji. */
export function initials(name: string): string {
  const { given, family } = splitName(name);
  const letters = [given[0], family].map((word) => firstLetter(withoutArticle(word ?? ''))).filter(Boolean);
  if (letters.length === 0) return firstCharacter(name.trim());
  return letters.join(joining.test(letters.join('')) ? '\u200C' : '').toLocaleUpperCase();
}

/** An Arabic family is known by its name's own letter: after a ل, the article would make a word, “no”. */
function withoutArticle(word: string): string {
  return word.replace(/^ال(?=\p{L}{2})/u, '');
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
