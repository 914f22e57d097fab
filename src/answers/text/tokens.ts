import { withoutContractions } from './apostrophes';
import { withoutClitics } from './arabic';
import { fold } from './fold';
import { japanese, kanji, katakana } from './japanese-script';
import { remembering } from './remembering';
import { stem } from './stem';

/** A word of a text. */
export interface Token {
  readonly written: string;
  readonly folded: string;
  readonly stem: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
  /** True if the next word stands in the same clause: no comma, full stop or line between them. */
  readonly joinsNext: boolean;
}

/**
 * A run of kanji, of hiragana or of katakana is a word, since Japanese writes no spaces and mostly changes script between
 * words; none has more than 30 letters, and such words are cut in every way. "C++", "C#" and both halves of "CI/CD" are words.
 */
const wordPattern = new RegExp(
  `[${kanji}]{1,30}|\\p{Script=Hiragana}+|[${katakana}]{1,30}|` +
    `(?:(?![${japanese}])[\\p{L}\\p{N}])(?:(?![${japanese}])[\\p{L}\\p{M}\\p{N}])*[+#]*`,
  'gu',
);

/** The words of a text, in order. */
export function tokens(text: string): Token[] {
  const plain = /['’]/.test(text) ? withoutContractions(text) : text;
  const found = [...plain.matchAll(wordPattern)];
  return found.map((match, index) => {
    const [written] = match;
    const start = match.index;
    const end = start + written.length;
    return {
      written,
      ...compared(written),
      start,
      end,
      joinsNext: !/[,;:.!?。、，；：！？،؛؟\n()]/.test(plain.slice(end, found[index + 1]?.index ?? end)),
    };
  });
}

/** The words of a text that is read again and again: a CV's. */
export const wordsOf: (text: string) => readonly Token[] = remembering(tokens);

/** The words of a name, without its articles and prepositions; the letter of a class is one: "Klasse C", "R489". */
export const wordsOfName: (name: string) => readonly Token[] = remembering((name) =>
  tokens(name).filter(
    ({ folded, written }, _, all) =>
      all.length === 1 || folded.length > 2 || /^\p{Lu}?\p{N}+$|^\p{Lu}$/u.test(written),
  ),
);

const compared = remembering((written) => {
  const folded = foldWord(written);
  return { folded, stem: stem(folded) };
});

/** A word as it is compared: without what Arabic writes together with it. */
export function foldWord(written: string): string {
  return withoutClitics(fold(written));
}

/** True for a text that is written without spaces between words. */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text);
}

/** True for a word in two to five capitals: "ALS" is a name, and "als" is a German word. */
export function isAbbreviation(written: string): boolean {
  return /^\p{Lu}{2,5}$/u.test(written);
}
