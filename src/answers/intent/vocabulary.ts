import { editDistance } from '../text/distance';

export interface Vocabulary {
  readonly words: readonly string[];
  readonly has: (word: string) => boolean;
  /** The word itself if it is here, or the nearest one that a slip of the finger turns into it. */
  readonly correct: (word: string) => string | undefined;
}

/** @param words as `wordsOf` writes them */
export function createVocabulary(words: readonly string[]): Vocabulary {
  const known = new Set(words);
  const initials = new Map<string, string[]>();
  for (const word of words) {
    const initial = word.charAt(0);
    const others = initials.get(initial);
    if (others === undefined) initials.set(initial, [word]);
    else others.push(word);
  }

  function correct(word: string): string | undefined {
    if (known.has(word)) return word;
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return undefined;
    let best: string | undefined;
    let least = word.length < 8 ? 2 : 3;
    // Few people miss the first letter, and half of the rarer words differ by it only.
    for (const other of initials.get(word.charAt(0)) ?? []) {
      if (other.length < 4) continue;
      const distance = editDistance(word, other, least - 1);
      if (distance >= least) continue;
      least = distance;
      best = other;
    }
    return best;
  }

  return { words, has: (word) => known.has(word), correct };
}
