import { languageOf, questionWords, synonyms } from './vocabulary';
import { stem, words } from './words';

/** One thing a question is about: its stems, and those of its other names. */
export type Term = readonly (readonly string[])[];

export interface Question {
  /** Without the words that only make it a question; empty for a greeting. */
  readonly terms: readonly Term[];
  readonly language: 'en' | 'fr';
}

const stemmed = (phrase: string) => words(phrase).map(stem);
const synonymTerms: readonly Term[] = synonyms.map((names) => names.map(stemmed));
const ignored = new Set([...questionWords].map(stem));

/**
 * What a visitor asks. Everything on the page is about its owner, so their name tells passages apart only
 * where the question holds nothing else: "Who is Ada?" asks for a summary.
 */
export function readQuestion(text: string, ownerName: string): Question {
  const asked = words(text);
  const names = new Set(stemmed(ownerName));
  const content = asked.map(stem).filter((word) => !ignored.has(word));
  const others = content.filter((word) => !names.has(word));
  const about = others.length > 0 || content.length === 0 ? others : ['summary'];
  return { terms: toTerms(about.map(stem)), language: languageOf(asked) };
}

/** Distinct terms, with phrases such as "large language models" read as one. */
export function toTerms(stems: readonly string[]): Term[] {
  const terms = new Map<string, Term>();
  for (let at = 0; at < stems.length;) {
    const { term, length } = termAt(stems, at);
    terms.set(JSON.stringify(term), term);
    at += length;
  }
  return [...terms.values()];
}

function termAt(stems: readonly string[], at: number): { term: Term; length: number } {
  const candidates = synonymTerms.flatMap((term) => term.map((phrase) => ({ term, phrase })));
  const longest = candidates
    .filter(({ phrase }) => phrase.every((word, index) => stems[at + index] === word))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0];
  if (longest) return { term: longest.term, length: longest.phrase.length };
  return { term: [[stems[at] ?? '']], length: 1 };
}
