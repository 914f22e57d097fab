import { once } from '../once';
import type { Passage } from '../resume/passages';
import { createPassageSearch } from './passage-search';
import type { Match, PassageSearch } from './passage-search';
import { contentTerms } from './question';

/** A part of the page that an answer is based on. */
export interface Source {
  readonly heading: string;
  /** Id of an element of the page. */
  readonly anchor: string;
}

export type FindSources = (answer: string, question: string) => Promise<readonly Source[]>;

const mostSources = 3;
/** A reply has fewer; each sentence is a search. */
const mostSentences = 200;
/** With fewer shared words, a sentence may resemble a passage by chance. */
const leastShared = 2;
const leastShare = 0.5;
/** A source with less than this share of the best score is not worth a link. */
const leastOfBest = 0.2;

interface SourceFinderOptions {
  readonly loadPassages: () => Promise<readonly Passage[]>;
  readonly ownerName: string;
}

/** `findSources` on passages that the first call loads; rejects if they cannot be loaded. */
export function createSourceFinder({ loadPassages, ownerName }: SourceFinderOptions): FindSources {
  const loadSearch = once(async () => createPassageSearch(await loadPassages()));
  return async (answer, question) => findSources(answer, question, await loadSearch(), ownerName);
}

/**
 * The passages that a model's answer is based on, the most important first; empty if nothing matches well. Each sentence
 * counts for the passage with which it shares most words. The question decides between equal passages.
 */
export function findSources(
  answer: string,
  question: string,
  search: PassageSearch,
  ownerName: string,
): Source[] {
  const support = new Map<Passage, number>();
  for (const match of sentences(answer).flatMap((sentence) => sourceOf(sentence, search, ownerName))) {
    support.set(match.passage, (support.get(match.passage) ?? 0) + match.score);
  }
  const asked = search.find(contentTerms(question, ownerName));
  const relevance = new Map(asked.map(({ passage, score }) => [passage, score / (asked[0]?.score ?? 1)]));
  const ranked = [...support]
    .map(([passage, score]) => ({ passage, score: score * (1 + (relevance.get(passage) ?? 0)) }))
    .toSorted((a, b) => b.score - a.score);
  return ranked
    .filter(({ score }) => score >= (ranked[0]?.score ?? 0) * leastOfBest)
    .slice(0, mostSources)
    .map(({ passage: { heading, anchor } }) => ({ heading, anchor }));
}

function sourceOf(sentence: string, search: PassageSearch, ownerName: string): Match[] {
  const terms = contentTerms(sentence, ownerName);
  if (terms.length < leastShared) return [];
  const [best] = search.findVerbatim(terms);
  if (!best || best.covered.length < leastShared || best.covered.length < terms.length * leastShare)
    return [];
  return [best];
}

/** Sentences, lines and list items. Code is skipped, since a CV holds none. */
function sentences(markdown: string): string[] {
  return markdown
    .replace(/^```[^]*?^```/gm, '')
    .split(/(?<=[.!?…])\s+|\n+/)
    .slice(0, mostSentences);
}
