import MiniSearch from 'minisearch';
import type { Query, SearchOptions } from 'minisearch';
import type { Passage } from '../resume/passages';
import type { Term } from './question';
import { topicWords } from './vocabulary';
import { stem, words } from './tokens';

export interface Match {
  readonly passage: Passage;
  /** Comparable between the matches of one search only. */
  readonly score: number;
  /** The terms that the passage answers. */
  readonly covered: readonly Term[];
  /** Whether it takes a guess at a misspelt word to say so of all of them. */
  readonly guessed: boolean;
}

export interface PassageSearch {
  readonly passages: readonly Passage[];
  /** The best first; in the CV's order where equally good. */
  find(terms: readonly Term[]): Match[];
  /** The same, but only by what the CV says itself: no topics, no guesses. */
  findVerbatim(terms: readonly Term[]): Match[];
}

/** One way of reading a word, for words of at least `shortest` letters. */
interface Reading {
  readonly shortest: number;
  readonly options: SearchOptions;
}

const verbatim: readonly Reading[] = [{ shortest: 1, options: { fields: ['heading', 'text'] } }];

/** Each where the CV has nothing for the one before. */
const lenient: readonly Reading[] = [
  { shortest: 1, options: {} },
  { shortest: 4, options: { prefix: true } },
  { shortest: 4, options: { fuzzy: 1 } },
  { shortest: 7, options: { fuzzy: 2 } },
];

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
      // What is searched for is a stem already.
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
        // People mistype the middle of a word; a different beginning makes it another word.
        .filter(({ terms, queryTerms }) => !guessed || terms.some((term) => term[0] === queryTerms[0]?.[0]))
        .map(({ id, score }) => ({ id: String(id), score, guessed }))
    );
  }

  function searchWord(word: string, readings: readonly Reading[]): Hit[] {
    for (const { shortest, options } of readings) {
      const hits = word.length < shortest ? [] : search(word, options);
      if (hits.length > 0) return hits;
    }
    return [];
  }

  /** All words of a phrase must be there, and together they weigh as much as one. */
  function searchPhrase(phrase: readonly string[], readings: readonly Reading[]): Hit[] {
    const hits = search({ combineWith: 'AND', queries: [...phrase] }, readings[0]?.options ?? {});
    return hits.map((hit) => ({ ...hit, score: hit.score / phrase.length }));
  }

  function searchTerm({ names }: Term, readings: readonly Reading[]): Map<string, Hit> {
    const hits = names.flatMap((name) =>
      name.length === 1 ? searchWord(name.join(''), readings) : searchPhrase(name, readings),
    );
    // Of several names for one thing the best counts, so that none counts twice.
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
          // Two words in one passage say more than each in its own.
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
