import { keyOf } from '../entities/entity-index';
import type { Passage } from '../passages';
import type { Thesaurus } from '../thesaurus/thesaurus';
import type { LineSearch, Term } from './line-search';

export interface Match {
  readonly passage: Passage;
  /** Comparable only between matches of the same search. */
  readonly score: number;
  /** The terms that the passage holds, as they were asked for. */
  readonly covered: readonly string[];
  /** True if a term matched only as a misspelt word. */
  readonly isGuess: boolean;
}

export interface PassageSearch {
  /** The best first; equal scores keep the CV's order. */
  find(terms: readonly string[]): Match[];
  /** The same, without taking a term for a misspelt word. */
  findSure(terms: readonly string[]): Match[];
}

/** Finds whole passages by names and words, each also by its other names in the thesaurus. */
export function createPassageSearch(
  passages: readonly Passage[],
  lines: LineSearch,
  { same }: Thesaurus,
): PassageSearch {
  const others = new Map<string, string[]>();
  for (const names of same)
    for (const key of new Set(names.map(keyOf))) others.set(key, [...(others.get(key) ?? []), ...names]);

  function search(written: readonly string[], isSure: boolean): Match[] {
    const found = written.map((name) => {
      const ways = [name, ...(others.get(keyOf(name)) ?? [])];
      const term: Term = { written: name, ways, sure: ways, share: 1 };
      return { name, weight: lines.weightOf(term), ...lines.holding(term) };
    });
    const asked = found.filter(({ isGuess }) => !isSure || !isGuess);
    return passages
      .map((passage) => {
        const covering = asked.filter(({ fits }) => fits.has(passage));
        const sum = covering.reduce(
          (total, { fits, weight }) => total + weight * (fits.get(passage) ?? 0),
          0,
        );
        return {
          passage,
          // Two terms in one passage mean more than one term in each of two passages.
          score: sum * covering.length,
          covered: covering.map(({ name }) => name),
          isGuess: covering.some(({ isGuess }) => isGuess),
        };
      })
      .filter(({ covered }) => covered.length > 0)
      .toSorted((a, b) => b.score - a.score);
  }

  return { find: (terms) => search(terms, false), findSure: (terms) => search(terms, true) };
}
