import type { Lexicon } from '../languages/lexicon';
import { fold } from '../text/fold';
import { isJapanese, tokens, type Token } from '../text/tokens';

/** Finds the phrases of a lexicon in one message. */
interface PhraseFinder {
  /** True if one of the phrases, separated by `|`, stands in the message. */
  has(phrases: string): boolean;
  /** The keys whose phrases stand in the message. */
  keysOf<Key extends string>(phrases: Readonly<Record<Key, string>>): Key[];
}

/** The phrases of one list, by how they are found. */
interface Phrases {
  readonly words: readonly string[];
  readonly sequences: readonly string[];
  readonly japanese: readonly string[];
}

/** Lists are read once: there are as many as keys in the lexicons. */
const read = new Map<string, Phrases>();

function readPhrases(list: string): Phrases {
  const known = read.get(list);
  if (known) return known;
  const all = list.split('|').filter((phrase) => phrase !== '');
  const japanese = all.filter((phrase) => isJapanese(phrase));
  const others = all.filter((phrase) => !isJapanese(phrase));
  const phrases: Phrases = {
    japanese,
    words: others.filter((phrase) => !phrase.includes(' ')),
    sequences: others.filter((phrase) => phrase.includes(' ')).map((phrase) => ` ${phrase} `),
  };
  read.set(list, phrases);
  return phrases;
}

export function phraseFinder(all: readonly Token[], foldedText: string): PhraseFinder {
  const words = new Set(all.map(({ folded }) => folded));
  const sequence = ` ${all.map(({ folded }) => folded).join(' ')} `;
  const letters = foldedText.replace(/\s+/g, '');
  const has = (list: string) => {
    const phrases = readPhrases(list);
    return (
      phrases.words.some((word) => words.has(word)) ||
      phrases.sequences.some((phrase) => sequence.includes(phrase)) ||
      phrases.japanese.some((phrase) => letters.includes(phrase))
    );
  };
  return {
    has,
    keysOf: <Key extends string>(phrases: Readonly<Record<Key, string>>) =>
      (Object.keys(phrases) as Key[]).filter((key) => has(phrases[key])),
  };
}

/** The finder of the phrases of a text. */
export function phrasesIn(text: string): PhraseFinder {
  return phraseFinder(tokens(text), fold(text));
}

/** Reads words off a lexicon once. */
export function lexiconWords(
  read: (lexicon: Lexicon) => Iterable<string>,
): (lexicon: Lexicon) => ReadonlySet<string> {
  const known = new WeakMap<Lexicon, ReadonlySet<string>>();
  return (lexicon) => {
    const words = known.get(lexicon) ?? new Set(read(lexicon));
    known.set(lexicon, words);
    return words;
  };
}

const phrasesOf = (lists: readonly string[]) => lists.flatMap((phrases) => phrases.split('|'));

/** The words that name parts of any CV, classes of skills and the like: "course" names no course. */
export const partNamesOf = lexiconWords(({ topics, classes, channels, modifiers }) =>
  // "Covid" tells a time, and is a thing of its own.
  phrasesOf(
    [topics, classes, channels, { ...modifiers, pandemic: '' }].flatMap((each) =>
      Object.values<string>(each),
    ),
  ),
);

/** The single words that say when, how long, which of several: they tell how to look, not where. */
export const modifierWordsOf = lexiconWords(({ modifiers }) => phrasesOf(Object.values(modifiers)));

/** The words that form questions. */
export const frameOf = lexiconWords(({ frame }) => frame.split('|'));
