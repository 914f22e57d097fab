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
/** All names of a thing, and the one that begins with the key's stem; the longest first. */
const synonymsByFirstStem = new Map<string, { names: Term['names']; name: readonly string[] }[]>();
for (const written of synonyms) {
  const names = written.map((name) => words(name).map(stem));
  for (const name of names) {
    const known = synonymsByFirstStem.get(name[0] ?? '') ?? [];
    known.push({ names, name });
    known.sort((a, b) => b.name.length - a.name.length);
    synonymsByFirstStem.set(name[0] ?? '', known);
  }
}

/** Distinct terms of one text. More do not make a question clearer, and each is a search. */
const mostTerms = 200;

/**
 * Reads a visitor's question. The owner's name is no search term, since the whole page is about them. A question that holds
 * nothing else, such as "Who is Ada?", asks for the summary.
 */
export function readQuestion(text: string, ownerName: string): Question {
  const asked = stemmed(text);
  const terms = toTerms(withoutName(asked, ownerName));
  const onlyTheName = terms.length === 0 && asked.some(([, wordStem]) => !ignored.has(wordStem));
  return {
    terms: onlyTheName ? toTerms(stemmed('summary')) : terms,
    language: languageOf(asked.map(([written]) => written)),
  };
}

/** The terms of a text, without the owner's name and without question words. */
export function contentTerms(text: string, ownerName: string): Term[] {
  return toTerms(withoutName(stemmed(text), ownerName));
}

type Stemmed = readonly [written: string, stem: string];

/** The words of a text with their stems; a word that is repeated is stemmed once. */
function stemmed(text: string): Stemmed[] {
  const known = new Map<string, string>();
  return words(text).map((word) => {
    const wordStem = known.get(word) ?? stem(word);
    known.set(word, wordStem);
    return [word, wordStem];
  });
}

function withoutName(text: readonly Stemmed[], ownerName: string): Stemmed[] {
  const ownerStems = new Set(stemmed(ownerName).map(([, wordStem]) => wordStem));
  return text.filter(([, wordStem]) => !ignored.has(wordStem) && !ownerStems.has(wordStem));
}

/** Distinct terms, in the text's order. */
function toTerms(text: readonly Stemmed[]): Term[] {
  const stems = text.map(([, wordStem]) => wordStem);
  const terms = new Map<string, Term>();
  for (let at = 0; at < text.length && terms.size < mostTerms;) {
    const { names, length } = namesAt(stems, at);
    const key = JSON.stringify(names);
    const written = text.slice(at, at + length).map(([word]) => word);
    if (!terms.has(key)) terms.set(key, { written: written.join(' '), names });
    at += length;
  }
  return [...terms.values()];
}

/** The longest phrase with synonyms that begins here, or else this word. */
function namesAt(stems: readonly string[], at: number): { names: Term['names']; length: number } {
  const first = stems[at] ?? '';
  const phrase = synonymsByFirstStem
    .get(first)
    ?.find(({ name }) => name.every((word, index) => stems[at + index] === word));
  return phrase ? { names: phrase.names, length: phrase.name.length } : { names: [[first]], length: 1 };
}
