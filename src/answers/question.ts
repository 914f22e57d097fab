import { languageOf, questionWords, synonyms } from './vocabulary';
import { stem, words } from './tokens';

/** One thing a question is about. */
export interface Term {
  /** As the visitor wrote it. */
  readonly written: string;
  /** In stems: the word itself, or all names of what a phrase such as "large language models" stands for. */
  readonly names: readonly (readonly string[])[];
}

export interface Question {
  /** Distinct, without question words; empty for a greeting. */
  readonly terms: readonly Term[];
  readonly language: 'en' | 'fr';
}

const ignored = new Set([...questionWords].map(stem));
const synonymNames = synonyms.map((names) => names.map((name) => words(name).map(stem)));

/**
 * Reads a visitor's question. The owner's name is no search term, since the whole page is about them. A question that holds
 * nothing else, such as "Who is Ada?", asks for the summary.
 */
export function readQuestion(text: string, ownerName: string): Question {
  const asked = words(text);
  const terms = contentTerms(text, ownerName);
  const onlyTheName = terms.length === 0 && asked.some((word) => !ignored.has(stem(word)));
  return { terms: onlyTheName ? toTerms(['summary']) : terms, language: languageOf(asked) };
}

/** The terms of a text, without the owner's name and without question words. */
export function contentTerms(text: string, ownerName: string): Term[] {
  const ownerWords = new Set(words(ownerName).map(stem));
  return toTerms(words(text).filter((word) => !ignored.has(stem(word)) && !ownerWords.has(stem(word))));
}

/** Distinct terms, in the text's order. */
function toTerms(written: readonly string[]): Term[] {
  const stems = written.map(stem);
  const terms = new Map<string, Term>();
  for (let at = 0; at < stems.length;) {
    const { names, length } = namesAt(stems, at);
    const key = JSON.stringify(names);
    if (!terms.has(key)) terms.set(key, { written: written.slice(at, at + length).join(' '), names });
    at += length;
  }
  return [...terms.values()];
}

/** The longest phrase with synonyms that begins here, or else this word. */
function namesAt(stems: readonly string[], at: number): { names: Term['names']; length: number } {
  const [longest] = synonymNames
    .flatMap((names) => names.map((name) => ({ names, name })))
    .filter(({ name }) => name.every((word, index) => stems[at + index] === word))
    .toSorted((a, b) => b.name.length - a.name.length);
  if (longest) return { names: longest.names, length: longest.name.length };
  return { names: [[stems[at] ?? '']], length: 1 };
}
