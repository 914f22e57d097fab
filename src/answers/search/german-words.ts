import { stem } from '../text/stem';
import { tokens, type Token } from '../text/tokens';

/** Letters of a part of a compound. */
const leastPart = 4;
/** Letters of a compound: it is cut in every way. */
const longestCompound = 60;
/** Names of a part of a compound. */
const mostWays = 6;
/** What a part of a compound tells: a school orchestra is an orchestra first. */
const shares = { first: 0.5, last: 0.9 };

/** A stretch of a message that one of the names of a list covers. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly names: readonly string[];
  /** Those that are certainly meant; all where it is left out. */
  readonly sure?: readonly string[] | undefined;
  /** Of a part of a word: the share of what the word tells. */
  readonly part?: number | undefined;
}

/** What German words mean beside their names in `lists`, of which each has names of one thing. */
export function germanNames(lists: readonly (readonly string[])[]) {
  const byStem = new Map<string, readonly string[]>();
  for (const names of lists) {
    for (const name of names) {
      const [word, ...others] = tokens(name);
      if (!word || others.length > 0) continue;
      byStem.set(word.stem, [...(byStem.get(word.stem) ?? []), ...names]);
    }
  }
  const namesOf = (folded: string) => byStem.get(stem(folded)) ?? [];

  return {
    /** A compound as two words, and each of them. */
    compoundSpans({ folded, start, end }: Token): Span[] {
      if (folded.length > longestCompound) return [];
      const compound = cutCompound(folded, (part) => namesOf(part).length > 0);
      if (!compound) return [];
      const [first, last] = compound.parts.map((part) => [part, ...namesOf(part)].slice(0, mostWays));
      if (!first || !last) return [];
      const cut = start + compound.cut;
      return [
        { start, end, names: first.flatMap((one) => last.map((other) => `${one} ${other}`)) },
        { start, end: cut, names: first, part: shares.first },
        { start: cut, end, names: last, part: shares.last },
      ];
    },
  };
}

/** A compound cut in two. */
interface Compound {
  /** Both without the letters that join them. */
  readonly parts: readonly [string, string];
  /** Where the second part begins. */
  readonly cut: number;
}

/** Cuts a compound where both its parts are known, or the longest known one ends; nothing where none is. */
function cutCompound(folded: string, isKnown: (part: string) => boolean): Compound | undefined {
  const places = Array.from(
    { length: Math.max(0, folded.length - 2 * leastPart + 1) },
    (_, at) => leastPart + at,
  );
  const compounds = places.flatMap((cut) =>
    firstParts(folded.slice(0, cut)).map((first) => {
      const parts = [first, folded.slice(cut)] as const;
      const known = parts.filter(isKnown);
      return { parts, cut, known: known.length };
    }),
  );
  const [best] = compounds
    .filter(({ known }) => known > 0)
    .toSorted((a, b) => b.known - a.known || b.cut - a.cut);
  return best;
}

/** The first word of a compound, with and without the letters that may join it to the next. */
function firstParts(written: string): string[] {
  return [...new Set([written, written.replace(/(?:es|en|er|s|n)$/, '')])].filter(
    ({ length }) => length >= leastPart,
  );
}
