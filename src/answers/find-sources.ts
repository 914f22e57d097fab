import { once } from '../shared/once';
import type { Cv } from '../resume/cv';
import type { ClaimPhrases } from './languages/claim-phrases';
import { detectLanguage } from './languages/detect-language';
import { inLanguages } from './languages/cv-words-in-use';
import { loadCvWords } from './languages/load-pack';
import { loadClaimPhrases } from './languages/load-claim-phrases';
import { type Passage, passagesOf } from './passages';
import { claimsOf, longestClaim } from './sources/claims';
import type { Feature } from './sources/features';
import { supports, type Support } from './sources/supports';
import { createSourceIndex, type Candidate, type SourceIndex } from './sources/source-index';
import type { Thesaurus } from './thesaurus/thesaurus';

/** A part of the page that an answer is based on. */
export interface Source {
  readonly heading: string;
  /** Id of an element of the page. */
  readonly anchor: string;
  /** Where the answer has first said what stands there, in UTF-16 units. */
  readonly at?: number | undefined;
}

export type FindSources = (answer: string, question: string) => Promise<readonly Source[]>;

interface SourceFinderOptions {
  readonly loadCv: () => Promise<{ readonly cv: Cv; readonly thesaurus: Thesaurus }>;
}

/** Characters of an answer that are read. A model's is much shorter, and a flood would keep the page waiting. */
const longestAnswer = 10_000;
const mostSources = 5;
const mostOfClaim = 4;

/** Scores that make a source. With less, a sentence may resemble a passage by chance. */
const least = {
  usual: 1.9,
  /** Nothing else comes near. */
  clear: 1.5,
  /** Nothing but dates: several things may have begun or ended in one month. */
  dates: 1.5,
  /** The sentence says hardly anything else, or goes on with a list. */
  whole: 0.9,
} as const;
/** Of a sentence's features, for it to say hardly anything else. */
const leastShare = 0.5;
/** Of the best score, for another entry to come near. */
const near = 0.6;
/** With less of its own, a sentence is about the entry rather than the point. */
const leastOfPoint = 0.8;
/** A sentence goes on about what the one before is about, and the answer about what was asked. */
const weightOfBefore = 1.3;
const weightOfQuestion = 0.2;

/** Finds sources in a CV that the first call loads; rejects if it, or the words of a language, cannot be loaded. */
export function createSourceFinder({ loadCv }: SourceFinderOptions): FindSources {
  const loadIndex = once(async () => {
    const { cv, thesaurus } = await loadCv();
    const { languages } = thesaurus;
    await loadCvWords(languages);
    return { index: inLanguages(languages, () => createSourceIndex(cv, thesaurus)), languages };
  });
  return async (answer, question) => {
    const { index, languages } = await loadIndex();
    const asked = detectLanguage(question, 'en');
    const answered = detectLanguage(answer, asked);
    const [phrases] = await Promise.all([loadClaimPhrases(answered), loadCvWords([asked, answered])]);
    return inLanguages([...languages, asked, answered], () =>
      findSources(answer.slice(0, longestAnswer), question, { index, phrases }),
    );
  };
}

/**
 * The parts of the CV that an answer is based on, in the answer's order, each entry once; empty if nothing matches well. A
 * sentence has a source for each of its claims. The question decides between equal passages.
 */
function findSources(answer: string, question: string, { index, phrases }: Known): Source[] {
  const asked = supports(index.read(question.slice(0, longestClaim)), index);
  const most = Math.max(...asked.map(({ score }) => score), 1);
  const relevance = new Map(asked.map(({ candidate, score }) => [candidate, score / most]));
  const found: Found[] = [];
  let before: readonly Passage[] = [];
  let at = 0;
  for (const claim of claimsOf(answer, phrases)) {
    at = endOf(claim, answer, at);
    const passages = sourcesOf(index.read(claim), index, { before, relevance });
    found.push(...passages.map((passage) => ({ passage, at })));
    if (passages.length > 0) before = passages;
  }
  return merged(found).slice(0, mostSources);
}

interface Known {
  readonly index: SourceIndex;
  /** Of the answer's language. */
  readonly phrases: ClaimPhrases;
}

interface Found {
  readonly passage: Passage;
  readonly at: number;
}

/** Where a claim ends in the answer, whose markup it lacks: after the same last words. */
function endOf(claim: string, answer: string, from: number): number {
  const words = claim.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = new RegExp(words.slice(-2).join('[^\\p{L}\\p{M}\\p{N}]+'), 'gu');
  last.lastIndex = from;
  const found = last.exec(answer);
  return found ? found.index + found[0].length : from;
}

/** What the CV says at an anchor, a line for each part; empty for an anchor that it lacks. */
export function lineAt(anchor: string, cv: Cv): string {
  const found = passagesOf(cv).filter((passage) => passage.anchor === anchor);
  return found.map(({ text }) => text).join('\n');
}

interface Surroundings {
  /** The sources of the sentence before. */
  readonly before: readonly Passage[];
  /** How well candidates answer the question, up to 1. */
  readonly relevance: ReadonlyMap<Candidate, number>;
}

interface Chosen {
  readonly passage: Passage;
  /** Where the sentence begins to speak of it. */
  readonly start: number;
}

/** The best passage for a sentence, then the best for what that one does not hold, and so on. */
function sourcesOf(features: readonly Feature[], index: SourceIndex, surroundings: Surroundings): Passage[] {
  const chosen: Chosen[] = [];
  let rest = features;
  while (chosen.length < mostOfClaim) {
    const [best, ...others] = ranked(supports(rest, index), surroundings);
    if (!best || best.score < leastScore(best, { others, chosen, features })) break;
    const { passage } = best.candidate;
    chosen.push({
      passage: best.own < leastOfPoint || best.namesDetails ? index.whole(passage) : passage,
      start: Math.min(...best.matched.map(({ start }) => start)),
    });
    rest = rest.filter((feature) => !best.matched.includes(feature));
  }
  return chosen.toSorted((a, b) => a.start - b.start).map(({ passage }) => passage);
}

interface Ranked extends Support {
  /** True if the sentence before is about the same entry. */
  readonly goesOn: boolean;
}

/** The best first. */
function ranked(found: readonly Support[], { before, relevance }: Surroundings): Ranked[] {
  return found
    .map((support) => {
      const { entry } = support.candidate.passage;
      const goesOn = entry !== undefined && before.some((passage) => passage.entry === entry);
      const weight = 1 + (relevance.get(support.candidate) ?? 0) * weightOfQuestion;
      return { ...support, goesOn, score: support.score * weight * (goesOn ? weightOfBefore : 1) };
    })
    .toSorted((a, b) => b.score - a.score);
}

interface Rivals {
  readonly others: readonly Ranked[];
  readonly chosen: readonly Chosen[];
  /** Of the whole sentence. */
  readonly features: readonly Feature[];
}

/** The score that the best candidate needs. */
function leastScore(
  { candidate, score, matched, datesOnly, goesOn }: Ranked,
  { others, chosen, features }: Rivals,
): number {
  const { entry } = candidate.passage;
  if (datesOnly && !goesOn) return least.dates;
  const listsOn = chosen.some(
    ({ passage }) => passage.entry?.topic === entry?.topic && passage.entry?.points.length === 0,
  );
  if (listsOn || matched.length >= features.length * leastShare) return least.whole;
  const isClear =
    matched.length > 2 &&
    others.every((other) => other.score < score * near || other.candidate.passage.entry === entry);
  return isClear ? least.clear : least.usual;
}

/** One source for each entry: the point that holds all that is said of it, else the entry. */
function merged(found: readonly Found[]): Source[] {
  const sources = new Map<string, Source>();
  for (const { passage, at } of found) {
    const { entry, anchor, heading } = passage;
    const key = entry?.anchor ?? anchor;
    const known = sources.get(key);
    const isAnother = known !== undefined && known.anchor !== anchor;
    sources.set(key, { heading, anchor: isAnother ? key : anchor, at: known?.at ?? at });
  }
  return [...sources.values()];
}
