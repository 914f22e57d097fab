import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import type { Passage } from '../resume/passages';
import type { Term } from './question';
import { topicWords } from './vocabulary';
import { longestWord, stem, words } from './tokens';

export interface Match {
  readonly passage: Passage;
  /** Comparable only between matches of the same search. */
  readonly score: number;
  /** The terms that the passage answers. */
  readonly covered: readonly Term[];
  /** True if at least one term matched only by fuzzy search. */
  readonly guessed: boolean;
}

export interface PassageSearch {
  readonly passages: readonly Passage[];
  /** The best first; equal scores keep the CV's order. */
  find(terms: readonly Term[]): Match[];
  /** The same, but by the CV's own words alone: no topics, no fuzzy search. */
  findVerbatim(terms: readonly Term[]): Match[];
}

/** One way to search for a word of at least `shortest` letters. */
interface Reading {
  readonly shortest: number;
  readonly options: SearchOptions;
}

const verbatim: readonly Reading[] = [{ shortest: 1, options: { fields: ['heading', 'text'] } }];

/** Tried in this order until one finds something. */
const lenient: readonly Reading[] = [
  { shortest: 1, options: {} },
  { shortest: 4, options: { prefix: true } },
  { shortest: 4, options: { fuzzy: 1 } },
  { shortest: 7, options: { fuzzy: 2 } },
];

/** Searches whose hits are kept. */
const mostKnown = 500;

interface Hit {
  readonly id: string;
  readonly score: number;
  readonly guessed: boolean;
}

export function createPassageSearch(passages: readonly Passage[]): PassageSearch {
  const index = new MiniSearch<Passage>({
    fields: ['heading', 'text', 'topic'],
    extractField: (passage, field) =>
      field === 'topic'
        ? (topicWords[passage.topic ?? ''] ?? passage.topic ?? '')
        : (passage[field as keyof Passage] ?? ''),
    tokenize: words,
    processTerm: stem,
    searchOptions: {
      boost: { heading: 1.5, topic: 2 },
      // Search terms are stems already.
      tokenize: (word) => [word],
      processTerm: (word) => word,
    },
  });
  index.addAll(passages);

  function search(query: Query, options: SearchOptions): Hit[] {
    const guessed = options.fuzzy !== undefined;
    return (
      index
        .search(query, options)
        // People mistype the middle of words. A different first letter makes a different word.
        .filter(({ terms, queryTerms }) => !guessed || terms.some((term) => term[0] === queryTerms[0]?.[0]))
        .map(({ id, score }) => ({ id: String(id), score, guessed }))
    );
  }

  function searchWord(word: string, readings: readonly Reading[]): Hit[] {
    for (const { shortest, options } of readings) {
      const isGuess = shortest > 1;
      if (word.length < shortest || (isGuess && word.length > longestWord)) continue;
      const hits = search(word, options);
      if (hits.length > 0) return hits;
    }
    return [];
  }

  /** A passage must hold all words of a phrase; together they score as one word. */
  function searchPhrase(phrase: readonly string[], readings: readonly Reading[]): Hit[] {
    const hits = search({ combineWith: 'AND', queries: [...phrase] }, readings[0]?.options ?? {});
    return hits.map((hit) => ({ ...hit, score: hit.score / phrase.length }));
  }

  /** The searches of a long answer repeat each other. */
  const known = new Map<readonly Reading[], Map<string, Map<string, Hit>>>();

  function searchTerm(term: Term, readings: readonly Reading[]): Map<string, Hit> {
    const key = JSON.stringify(term.names);
    const searches = known.get(readings) ?? new Map<string, Map<string, Hit>>();
    const hits = searches.get(key) ?? searchAnew(term, readings);
    if (searches.size >= mostKnown) searches.clear();
    searches.set(key, hits);
    known.set(readings, searches);
    return hits;
  }

  function searchAnew({ names }: Term, readings: readonly Reading[]): Map<string, Hit> {
    const hits = names.flatMap((name) =>
      name.length === 1 ? searchWord(name.join(''), readings) : searchPhrase(name, readings),
    );
    // Of several names for one thing only the best counts.
    return new Map(hits.toSorted((a, b) => a.score - b.score).map((hit) => [hit.id, hit]));
  }

  function find(terms: readonly Term[], readings: readonly Reading[]): Match[] {
    const found = terms.map((term) => ({ term, hits: searchTerm(term, readings) }));
    return passages
      .map((passage) => {
        const covering = found.flatMap(({ term, hits }) => {
          const hit = hits.get(passage.id);
          return hit ? [{ term, ...hit }] : [];
        });
        const sum = covering.reduce((total, { score }) => total + score, 0);
        return {
          passage,
          // Two terms in one passage mean more than one term in each of two passages.
          score: sum * covering.length,
          covered: covering.map(({ term }) => term),
          guessed: covering.some(({ guessed }) => guessed),
        };
      })
      .filter(({ covered }) => covered.length > 0)
      .toSorted((a, b) => b.score - a.score);
  }

  return {
    passages,
    find: (terms) => find(terms, lenient),
    findVerbatim: (terms) => find(terms, verbatim),
  };
}
