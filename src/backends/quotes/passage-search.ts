import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import type { Passage } from './passage';
import type { Term } from './question';
import { topicWords } from './vocabulary';
import { stem, words } from './words';

export interface Match {
  readonly passage: Passage;
  /** Comparable between matches of one search only. */
  readonly score: number;
  /** How many of the terms the passage answers. */
  readonly covered: number;
}

export interface PassageSearch {
  readonly passages: readonly Passage[];
  /** The best first; in the CV's order where equally good. */
  find(terms: readonly Term[]): Match[];
}

/** Readings of a misspelt or shortened word, tried in this order until one is found anywhere in the CV. */
const readings: readonly (readonly [shortest: number, SearchOptions])[] = [
  [1, {}],
  [4, { prefix: true }],
  [5, { fuzzy: 1 }],
  [8, { fuzzy: 2 }],
];

export function createPassageSearch(passages: readonly Passage[]): PassageSearch {
  const index = new MiniSearch<Passage>({
    fields: ['heading', 'text', 'topic'],
    extractField: (passage, field) =>
      field === 'topic'
        ? (topicWords[passage.topic ?? ''] ?? passage.topic ?? '')
        : String(passage[field as keyof Passage] ?? ''),
    tokenize: words,
    processTerm: stem,
    searchOptions: {
      boost: { heading: 1.5, topic: 2 },
      // What is searched for is stems already.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  index.addAll(passages);

  function search(term: Term): { id: string; score: number }[] {
    const [only, ...others] = term;
    if (others.length > 0) return index.search({ combineWith: 'OR', queries: term.map(allOf) });
    const word = only?.join(' ') ?? '';
    for (const [shortest, options] of readings) {
      if (word.length < shortest) break;
      const found = index.search(word, options);
      if (found.length > 0) return found.map(({ id, score }) => ({ id: String(id), score }));
    }
    return [];
  }

  return {
    passages,
    find(terms) {
      const matches = new Map<string, { score: number; covered: number }>();
      for (const { id, score } of terms.flatMap(search)) {
        const match = matches.get(id);
        matches.set(id, { score: (match?.score ?? 0) + score, covered: (match?.covered ?? 0) + 1 });
      }
      return passages
        .flatMap((passage) => {
          const match = matches.get(passage.id);
          return match ? [{ passage, ...match }] : [];
        })
        .toSorted((a, b) => b.score - a.score);
    },
  };
}

const allOf = (phrase: readonly string[]): Query => ({ combineWith: 'AND', queries: [...phrase] });
