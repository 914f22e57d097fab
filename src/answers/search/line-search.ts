import type { CvEntry } from '../../resume/cv';
import type { Passage } from '../passages';
import { allowedEdits, editDistance } from '../text/distance';
import { fold } from '../text/fold';
import { isJapanese, tokens, wordsOfName } from '../text/tokens';
import { areForms } from '../text/word-forms';
import { groupBy } from '../../shared/group-by';

/** One statement of the CV. */
export interface Line {
  readonly passage: Passage;
  readonly text: string;
}

/** Something that a question is about, in the visitor's words and in others that mean the same. */
export interface Term {
  readonly written: string;
  /** Each is one way to say it, the visitor's own first. */
  readonly ways: readonly string[];
  /** Those of them that mean the same in any sentence; a yes rests on no others. */
  readonly sure: readonly string[];
  /** From 0 to 1: words that people use in any question tell little. */
  readonly share: number;
}

export interface FoundLine {
  readonly line: Line;
  /** Comparable only between lines of the same search. */
  readonly score: number;
  /** The terms that the line, or what it belongs to, holds. */
  readonly covered: readonly Term[];
}

export interface LineSearch {
  /** The best first. */
  find(terms: readonly Term[]): FoundLine[];
  /** How much a term tells: 0 for one that the CV does not hold. */
  weightOf(term: Term): number;
  /** How well a passage, or what it belongs to, answers a term, from 0 to 1. */
  fit(term: Term, passage: Passage): number;
  /** The passages that hold a term themselves, and how well they fit it. */
  holding(term: Term): Holding;
}

/** Where a term stands. */
export interface Holding {
  readonly fits: ReadonlyMap<Passage, number>;
  /** True if it stands there only as a misspelt word. */
  readonly isGuess: boolean;
}

/** How near a word of the CV is to the one that is looked for, from 0 to 1. */
const likeness = { same: 1, form: 0.85, compound: 0.7, guess: 0.3 };
/** What another word that means the same is worth. */
const otherWord = 0.75;
/** Where a term may stand: in the line, in the title above it, in a line beside it. */
const places = [1, 0.75, 0.4] as const;
const beside = 2;
/** A fit below this is chance. */
const leastFit = 0.25;
/** Letters of the shorter part of a compound. */
const leastCompound = 5;

/** How well each line answers a term: it or what it belongs to, and it with its title alone. */
interface Fits {
  readonly all: Float32Array;
  readonly own: Float32Array;
  isGuess: boolean;
  weight: number;
}

/** By a word's stem, the lines in which it stands in each of the places. */
type Postings = Map<string, Set<number>>;

/** Full-text search over the single statements of the CV; a statement's entry counts with it. */
export function createLineSearch(passages: readonly Passage[]): LineSearch {
  const lines = passages.flatMap((passage) => linesOf(passage).map((text): Line => ({ passage, text })));
  const sources = lines.map(({ passage }) => passage.entry ?? passage);
  const sourceCount = new Set(sources).size;
  const postings = places.map((): Postings => new Map());
  const japanese = places.map((): string[] => lines.map(() => ''));
  indexLines(lines, postings, japanese);
  const vocabulary = [...new Set(postings.flatMap((each) => [...each.keys()]))];
  const byStart = groupBy(vocabulary, (word) => word.slice(0, 3));

  /** The CV's words that a word may mean, and how near they are. */
  function like(word: string, stem: string, isOwn: boolean): Map<string, number> {
    const found = new Map<string, number>();
    for (const each of byStart.get(stem.slice(0, 3)) ?? []) {
      if (each === stem) found.set(each, likeness.same);
      else if (areForms(word, each) || areForms(stem, each)) found.set(each, likeness.form);
    }
    if (!isOwn || word.length < leastCompound) return found;
    // "Gefahrgut" in "Gefahrgutnachweis", "Schein" in "Führerschein".
    for (const each of vocabulary) {
      const [short, long] = word.length < each.length ? [word, each] : [each, word];
      const isPart = short.length >= leastCompound && (long.startsWith(short) || long.endsWith(short));
      if (isPart && !found.has(each)) found.set(each, likeness.compound);
    }
    return found;
  }

  /** Words that the CV lacks may be misspelt. */
  function guesses(word: string): Map<string, number> {
    const most = allowedEdits(word.length);
    const near = vocabulary.filter(
      (each) => each[0] === word[0] && most > 0 && editDistance(word, each, most) <= most,
    );
    return new Map(near.map((each) => [each, likeness.guess]));
  }

  /** How well each line fits one way to say a term: all its words have to stand in one place. */
  function addWay({ all, own, isGuess }: Fits, way: string, isOwn: boolean): void {
    const worth = isOwn ? 1 : otherWord;
    if (isJapanese(way)) {
      const name = fold(way).replace(/\s+/g, '');
      const pairs = isOwn && name.length > 2 ? pairsOf(name) : [];
      places.forEach((place, at) => {
        japanese[at]!.forEach((text, line) => {
          const fit = japaneseFit(name, pairs, text) * place * worth;
          if (fit > all[line]!) all[line] = fit;
          if (at < beside && fit > own[line]!) own[line] = fit;
        });
      });
      return;
    }
    const words = wordsOfName(way);
    if (words.length === 0) return;
    const meant = words.map(({ folded, stem }) => (isGuess ? guesses(folded) : like(folded, stem, isOwn)));
    if (meant.some(({ size }) => size === 0)) return;
    places.forEach((place, at) => {
      const byWord = meant.map((each) => {
        const found = new Map<number, number>();
        for (const [word, near] of each)
          for (const line of postings[at]!.get(word) ?? [])
            found.set(line, Math.max(near, found.get(line) ?? 0));
        return found;
      });
      const [first, ...others] = byWord;
      for (const [line, near] of first ?? []) {
        const least = Math.min(near, ...others.map((found) => found.get(line) ?? 0));
        const fit = least * place * worth;
        if (fit > all[line]!) all[line] = fit;
        if (at < beside && fit > own[line]!) own[line] = fit;
      }
    });
  }

  // By the term itself: as long as a message is read, and no longer.
  const known = new WeakMap<Term, Fits>();
  function readFits(term: Term): Fits {
    const before = known.get(term);
    if (before) return before;
    const [all, own] = [new Float32Array(lines.length), new Float32Array(lines.length)];
    const fits: Fits = { all, own, isGuess: false, weight: 0 };
    term.ways.forEach((way, at) => addWay(fits, way, at === 0));
    const [written] = term.ways;
    if (written !== undefined && term.share === 1 && all.every((fit) => fit === 0)) {
      fits.isGuess = true;
      addWay(fits, written, true);
    }
    const holding = new Set(sources.filter((_, at) => all[at]! >= leastFit));
    if (holding.size > 0) fits.weight = term.share * Math.log(1 + sourceCount / holding.size);
    known.set(term, fits);
    return fits;
  }
  const fitsOf = (term: Term) => readFits(term).all;
  const weightOf = (term: Term) => readFits(term).weight;

  return {
    find(terms) {
      const weighed = terms.map((term) => ({ term, fits: fitsOf(term), weight: weightOf(term) }));
      return (
        lines
          .map((line, at) => ({
            line,
            score: weighed.reduce((sum, { fits, weight }) => sum + fits[at]! * weight, 0),
            covered: weighed.filter(({ fits }) => fits[at]! > leastFit).map(({ term }) => term),
          }))
          // An address tells of nothing: "exam" is no word of "example.org".
          .filter(({ line, score }) => score > 0 && line.passage.part !== 'contact')
          .toSorted((a, b) => b.score - a.score)
      );
    },
    weightOf,
    holding(term) {
      const { own, isGuess } = readFits(term);
      const fits = new Map<Passage, number>();
      lines.forEach(({ passage }, at) => {
        if (own[at]! > leastFit) fits.set(passage, Math.max(own[at]!, fits.get(passage) ?? 0));
      });
      return { fits, isGuess };
    },
    fit(term, passage) {
      const fits = fitsOf(term);
      return lines.reduce(
        (best, line, at) => (line.passage === passage ? Math.max(best, fits[at]!) : best),
        0,
      );
    },
  };
}

function indexLines(
  lines: readonly Line[],
  postings: readonly Postings[],
  japanese: readonly string[][],
): void {
  const add = (place: number, line: number, text: string) => {
    for (const { folded, stem } of tokens(text)) {
      if (isJapanese(folded)) continue;
      const known = postings[place]!.get(stem);
      if (known) known.add(line);
      else postings[place]!.set(stem, new Set([line]));
    }
    if (isJapanese(text)) japanese[place]![line] += `\n${fold(text).replace(/\s+/g, '')}`;
  };
  const texts = new Map<CvEntry, string>();
  for (const { passage, text } of lines)
    if (passage.entry) texts.set(passage.entry, `${texts.get(passage.entry) ?? ''}\n${text}`);
  lines.forEach(({ passage: { entry, heading, part }, text }, at) => {
    add(0, at, text);
    // "Profile" is said of no profession.
    if (part !== 'profile') add(1, at, entry?.place === undefined ? heading : `${heading}\n${entry.place}`);
    // A summary tells of many things.
    if (entry && entry.topic !== 'summary') add(2, at, texts.get(entry) ?? '');
  });
}

function pairsOf(name: string): string[] {
  return Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2));
}

/** The share of a name's pairs of characters that a text holds; a name without pairs is found whole or not at all. */
function japaneseFit(name: string, pairs: readonly string[], text: string): number {
  if (name.length < 2 || text === '') return 0;
  if (text.includes(name)) return 1;
  if (pairs.length === 0) return 0;
  const found = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return found >= 0.5 ? found * likeness.form : 0;
}

/** The statements of a passage: a point is one, an entry has its lines, prose its sentences. */
function linesOf({ part, text, entry }: Passage): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (part === 'point') return [text];
  return entry && entry.topic !== 'summary'
    ? lines
    : lines.flatMap((line) => line.split(/(?<=[.!?])\s+|(?<=。)/));
}
