import { editDistance } from '../text/distance';
import { soundOf } from '../text/sound';

export interface Vocabulary {
  readonly words: readonly string[];
  readonly has: (word: string) => boolean;
  /** The word itself if it is here, or the nearest one that a slip of the finger turns into it or that sounds like it. */
  readonly correct: (word: string) => string | undefined;
}

/** @param words as `wordsOf` writes them */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  const initials = groupBy(words, (word) => word.charAt(0));
  const sounds = groupBy(words, soundOf);

  function correct(word: string): string | undefined {
    if (known.has(word)) return word;
    if (word.length < 3 || !/^[a-z]+$/.test(word)) return undefined;
    return nearest(word, sounds.get(soundOf(word)) ?? [], word.length < 4 ? 1 : 3) ?? slip(word);
  }

  function slip(word: string): string | undefined {
    if (word.length < 4) return undefined;
    // Few people miss the first letter, and half of the rarer words differ by it only.
    const others = (initials.get(word.charAt(0)) ?? []).filter(({ length }) => length >= 4);
    return nearest(word, others, word.length < 8 ? 1 : 2);
  }

  return { words, has: (word) => known.has(word), correct };
}

/** The word with the fewest edits, the first of several; undefined if all have more than `most`. */
function nearest(word: string, others: readonly string[], most: number): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const other of others) {
    const distance = editDistance(word, other, least - 1);
    if (distance >= least) continue;
    least = distance;
    best = other;
  }
  return best;
}

function groupBy(words: readonly string[], key: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(key(word));
    if (group === undefined) groups.set(key(word), [word]);
    else group.push(word);
  }
  return groups;
}
