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
      if (other.length < 4 || Math.abs(other.length - word.length) >= least) continue;
      const distance = slips(word, other);
      if (distance >= least) continue;
      least = distance;
      best = other;
    }
    return best;
  }

  return { words, has: (word) => known.has(word), correct };
}

/** Letters added, dropped, changed, or swapped with their neighbour (optimal string alignment distance). */
export function slips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, before[column - 2]! + 1);
      }
      current.push(least);
    }
    before = last;
    last = current;
  }
  return last[other.length]!;
}
