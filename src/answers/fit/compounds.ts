import type { Concepts, PlacedTerm } from '../search/concepts';
import type { LineSearch } from '../search/line-search';
import { fold } from '../text/fold';
import { tokens } from '../text/tokens';

/** Letters of a part of a German compound. */
const leastPart = 4;

/** The two words that a German word is joined of, if the CV has both; none otherwise. */
export function partsOfCompound(
  { written, start, end }: PlacedTerm,
  concepts: Concepts,
  lines: LineSearch,
): readonly PlacedTerm[] {
  if (!/^\p{L}+$/u.test(written)) return [];
  for (let at = leastPart; at <= written.length - leastPart; at++) {
    const words = [written.slice(0, at).replace(/(?<=.{4})s$/, ''), written.slice(at)];
    const terms = words.flatMap((word) => wordTerm(word, concepts, lines) ?? []);
    if (terms.length === 2) return terms.map((term) => ({ ...term, start, end }));
  }
  return [];
}

/** A part that is a word of the thesaurus itself, and in the CV. */
function wordTerm(word: string, concepts: Concepts, lines: LineSearch): PlacedTerm | undefined {
  // In capitals it differs from its own entry.
  const capitals = word.toUpperCase();
  const [found] = concepts.termsIn(capitals, tokens(capitals), () => 0.99);
  const isWord = found?.ways.slice(1).some((way) => fold(way) === fold(word)) ?? false;
  return found && isWord && lines.weightOf(found) > 0 ? found : undefined;
}
