import { allowedEdits, editDistance } from '../text/distance';
import type { Thesaurus } from '../thesaurus/thesaurus';
import { isJapanese, tokens } from '../text/tokens';
import type { Passage } from '../passages';

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

/** Okapi BM25's usual constants. */
const saturation = 1.2;
const lengthWeight = 0.6;
/** The heading counts as often as this. */
const headingWeight = 2;

interface Document {
  readonly passage: Passage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/**
 * Full-text search over the CV's passages by stems; Japanese by pairs of characters. A term also finds its other names of
 * the thesaurus, then words that begin with it, then words that it misspells.
 */
export function createPassageSearch(passages: readonly Passage[], { same }: Thesaurus): PassageSearch {
  const documents = passages.map(toDocument);
  const averageLength =
    documents.reduce((sum, { length }) => sum + length, 0) / Math.max(documents.length, 1);
  const vocabulary = new Set(documents.flatMap(({ counts }) => [...counts.keys()]));
  const synonyms = synonymsByKey(same);

  /** How well each document answers one way to say a term: the least of its words counts. */
  function scores(words: readonly string[]): Map<Document, number> {
    const found = new Map<Document, number>();
    if (words.length === 0) return found;
    for (const document of documents) {
      const parts = words.map((word) => weight(document, word));
      if (parts.every((part) => part > 0)) found.set(document, Math.max(...parts));
    }
    return found;
  }

  const frequencies = new Map<string, number>();
  function weight({ counts, length }: Document, word: string): number {
    const count = counts.get(word) ?? 0;
    if (count === 0) return 0;
    const holding = frequencies.get(word) ?? documents.filter((each) => each.counts.has(word)).length;
    frequencies.set(word, holding);
    const rarity = Math.log(1 + (documents.length - holding + 0.5) / (holding + 0.5));
    return (
      (rarity * count * (saturation + 1)) /
      (count + saturation * (1 - lengthWeight + (lengthWeight * length) / averageLength))
    );
  }

  function ways(term: string): { words: readonly string[]; isGuess: boolean }[][] {
    const own = wordsOf(term);
    const others = (synonyms.get(own.join(' ')) ?? []).map((words) => ({ words, isGuess: false }));
    const [word = ''] = own;
    const isSingle = own.length === 1 && word.length >= 4;
    const known = isSingle ? [...vocabulary] : [];
    return [
      [{ words: own, isGuess: false }, ...others],
      known
        .filter(
          (each) =>
            each.startsWith(word) ||
            (each.length >= 5 && word.startsWith(each)) ||
            // German joins words: "Erklärvideo".
            (word.length >= 5 && each.endsWith(word)),
        )
        .map((each) => ({ words: [each], isGuess: false })),
      known
        .filter(
          (each) =>
            each[0] === word[0] &&
            editDistance(word, each, allowedEdits(word.length)) <= allowedEdits(word.length),
        )
        .map((each) => ({ words: [each], isGuess: true })),
    ];
  }

  function findTerm(term: string): { scores: Map<Document, number>; isGuess: boolean } {
    for (const group of ways(term)) {
      const merged = new Map<Document, number>();
      for (const { words } of group) {
        for (const [document, score] of scores(words))
          merged.set(document, Math.max(score, merged.get(document) ?? 0));
      }
      if (merged.size > 0) return { scores: merged, isGuess: group.some(({ isGuess }) => isGuess) };
    }
    return { scores: new Map(), isGuess: false };
  }

  function findTerms(found: readonly ({ term: string } & ReturnType<typeof findTerm>)[]): Match[] {
    return documents
      .map((document) => {
        const covering = found.filter((each) => each.scores.has(document));
        const sum = covering.reduce((total, each) => total + (each.scores.get(document) ?? 0), 0);
        return {
          passage: document.passage,
          // Two terms in one passage mean more than one term in each of two passages.
          score: sum * covering.length,
          covered: covering.map(({ term }) => term),
          isGuess: covering.some(({ isGuess }) => isGuess),
        };
      })
      .filter(({ covered }) => covered.length > 0)
      .toSorted((a, b) => b.score - a.score);
  }

  const each = (terms: readonly string[]) => terms.map((term) => ({ term, ...findTerm(term) }));
  return {
    find: (terms) => findTerms(each(terms)),
    findSure: (terms) => findTerms(each(terms).filter(({ isGuess }) => !isGuess)),
  };
}

function toDocument(passage: Passage): Document {
  const counts = new Map<string, number>();
  let length = 0;
  const add = (text: string, count: number) => {
    for (const word of wordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + count);
      length += 1;
    }
  };
  add(passage.heading, passage.part === 'point' ? 1 : headingWeight);
  add(passage.text, 1);
  return { passage, counts, length };
}

/** The stems of a text; of Japanese words the pairs of characters. */
function wordsOf(text: string): string[] {
  return tokens(text).flatMap(({ folded, stem }) => {
    if (!isJapanese(folded) || folded.length <= 2) return [stem];
    return Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2));
  });
}

function synonymsByKey(same: Thesaurus['same']): Map<string, string[][]> {
  const byKey = new Map<string, string[][]>();
  for (const names of same) {
    const ways = names.map(wordsOf);
    for (const words of ways) {
      const key = words.join(' ');
      byKey.set(key, [...(byKey.get(key) ?? []), ...ways.filter((other) => other !== words)]);
    }
  }
  return byKey;
}
