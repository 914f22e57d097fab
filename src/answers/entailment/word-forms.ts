import { anyOf } from '../languages/any-language';
import { fromCvWords } from '../languages/cv-words-in-use';
import { isArabic, rootArabic } from '../text/arabic';
import { fold } from '../text/fold';
import { isKatakana, katakana } from '../text/japanese-script';
import { remembering } from '../text/remembering';
import { isJapanese, wordsOf, wordsOfName, type Token } from '../text/tokens';

/** By language, so that "marketing" (English) and "marketo" (Spanish) are no forms of one word. */
const endings = fromCvWords((all) => all.map(({ forms }) => new Set(['', ...forms.endings.split(' ')])));

/** Forms of strong verbs, the first of which stands for all. */
const strong = fromCvWords(
  (all) =>
    new Map(
      all
        .flatMap(({ forms }) => forms.strong.split('|'))
        .flatMap((forms) => forms.split(' ').map((form, _, [first = form]) => [form, first] as const)),
    ),
);
const participlePrefix = fromCvWords((all) => anyOf(all.map(({ forms }) => forms.participlePrefix)));

/** Letters that two forms of a word share at least, where both have an ending too, and the share of the shorter one. */
const least = { letters: 3, ofBoth: 4, share: 0.5 };

/** True for two folded words that are forms of one word: "trained" and "training", never "market" and "marketo". */
export function areForms(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  const from = Math.max(least.letters, Math.ceil(shorter * least.share));
  for (let at = shared; at >= from; at--) {
    // "Paie" is no form of "pain".
    if (at < least.ofBoth && at < shorter) break;
    const [first, second] = [one.slice(at), other.slice(at)];
    if (endings().some((each) => each.has(first) && each.has(second))) return true;
  }
  return false;
}

/** A strong verb's first form; a participle without its prefix: "gebaut", "ausgebildet". */
const plain = fromCvWords(() =>
  remembering((folded) => strong().get(folded) ?? folded.replace(participlePrefix(), '')),
);

/** True for forms of one word; of a proper name only its plural is one. */
export function isSameWord(word: Token, other: Token | undefined, isName = false): boolean {
  if (!other) return false;
  if (word.folded === other.folded) return true;
  if (isArabic(word.folded)) return rootArabic(word.folded) === rootArabic(other.folded);
  if (isName) return word.folded === `${other.folded}s` || other.folded === `${word.folded}s`;
  return areForms(word.folded, other.folded) || areForms(plain()(word.folded), plain()(other.folded));
}

const notKatakana = new RegExp(`[^${katakana}]`, 'u');

/**
 * True where a text holds all words of a name, each as itself or, where it is no proper name, in another form. A part of a
 * compound is another word.
 */
export function holds(name: string, text: string, isName: boolean): boolean {
  if (isWrittenTogether(name)) return holdsJapanese(name, text);
  const [words, others] = [wordsOfName(name), wordsOf(text)];
  // "B&B" is more than a B.
  if (words.length > 1 && words.every(({ folded }) => folded.length === 1))
    return fold(text).includes(fold(name));
  return words.length > 0 && words.every((word) => others.some((other) => isSameWord(word, other, isName)));
}

const isWrittenTogether = remembering(isJapanese);

function holdsJapanese(name: string, text: string): boolean {
  const [wanted, folded] = [inOne(name), inOne(text)];
  const isInKatakana = isKatakana(wanted);
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    if (!isInKatakana) return true;
    // What ends a compound names it: a "左利き用ボールペン" is one.
    if (notKatakana.test(folded[at - 1] ?? ' ')) return true;
  }
  return false;
}

const inOne = remembering((text) => fold(text).replace(/\s+/g, ''));
