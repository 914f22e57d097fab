import { quotable } from '../quotable';
import type { Query } from '../query/query';
import { anySource } from '../languages/any-language';
import { fromCvWords } from '../languages/cv-words-in-use';
import type { RestWord } from '../entities/link-entities';
import type { LineSearch, Term } from '../search/line-search';
import { holds } from '../entailment/word-forms';
import type { Passage } from '../passages';
import { fold } from '../text/fold';
import { isAbbreviation, tokens } from '../text/tokens';
import type { Context } from './context';

/** What a question is about, as search terms: the names that it holds, then its other words. */
export function termsOf({ mentions, rest }: Query): string[] {
  return [
    ...mentions.map(({ entities, written }) => entities[0]?.name ?? written),
    ...rest.map(({ written }) => written),
  ];
}

/** Words in a name that a sentence may call missing. */
const longestMissing = 5;

/** Words that stand together and name one thing. */
export interface Phrase {
  readonly written: string;
  readonly words: readonly RestWord[];
  readonly start: number;
}

const joins = fromCvWords(
  (all) => new RegExp(`^(?:[\\s\\-–'’./&]{0,3}|\\s(?:${anySource(all.map((cv) => cv.withinNames))})\\s)$`),
);

/** The rest of a question in phrases. */
export function phrasesOf({ text, rest }: Pick<Query, 'text' | 'rest'>): Phrase[] {
  const phrases: RestWord[][] = [];
  for (const word of rest) {
    const last = phrases.at(-1);
    const between = last ? text.slice(last.at(-1)?.end ?? 0, word.start) : '';
    if (last && joins().test(between)) last.push(word);
    else phrases.push([word]);
  }
  return phrases
    .filter((words) => words.length <= longestMissing)
    .map((words) => ({
      words,
      start: words[0]?.start ?? 0,
      written: text.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0),
    }));
}

/** The word before an offset, folded. */
export function wordBefore(text: string, start: number): string {
  return fold(/(\S+)\s*$/.exec(text.slice(0, start))?.[1] ?? '');
}

/** True for a word that is a name: a capital, or no verb or filler. */
export function isNaming({ isKnown, isName, isVerb, folded }: RestWord): boolean {
  return isName || (!isKnown && !isVerb && (folded.length > 2 || /\d/.test(folded)));
}

/** The terms of a question that a phrase holds, or that hold it: "aid" alone remains of "first aid". */
export function termsWithin({ written }: Pick<Phrase, 'written'>, { terms }: Query): Term[] {
  return terms.filter(
    (term) => term.share === 1 && (written.includes(term.written) || term.written.includes(written)),
  );
}

/** True for a word that the CV holds, itself or by another name. A proper name has no loose likenesses. */
export function isHeld(word: RestWord, query: Query, { lines, search }: Context): boolean {
  const terms = query.terms.filter(
    (term) => term.written.includes(word.written) && (!word.isName || isOwnName(word, term)),
  );
  const least = word.isName || word.folded.length < longWord ? surely : leastFit;
  return terms.some((term) => bestFit(term, lines) >= least) || search.findSure([word.written]).length > 0;
}

/** True for what no line has by any name, unless somebody misspelt it. */
export function isLacked(term: Term, lines: LineSearch): boolean {
  return lines.weightOf(term) === 0 || lines.holding(term).isGuess;
}

/** True where one of these parts of the CV has a term itself, in any form, or by a name that is surely the same. */
export function isWritten({ sure }: Pick<Term, 'sure'>, passages: readonly Passage[]): boolean {
  return passages.some(({ heading, text }) => {
    const all = `${heading}\n${text}`;
    // "ALS" is no German "als".
    return sure.some((way) => holds(way, all, false) && (!isAbbreviation(way) || all.includes(way)));
  });
}

/** A line that fits less well holds a word only in its neighbour, or misspelt. */
const surely = 0.45;
const leastFit = 0.25;
/** Letters of a word that another one is no slip for by chance. */
const longWord = 7;

/** How well the best line fits a term, from 0 to 1. */
function bestFit(term: Term, lines: LineSearch): number {
  const weight = lines.weightOf(term);
  return weight === 0 ? 0 : (lines.find([term])[0]?.score ?? 0) / weight;
}

/** False for "ArchiCAD", which a list of words that begin alike took for an archive. */
function isOwnName({ stem }: RestWord, { ways }: Term): boolean {
  const others = ways.slice(1);
  return others.length === 0 || others.some((way) => tokens(way).some((token) => token.stem === stem));
}

/** "What is her current gig?" names nothing; "What did she do at spotify?" and "vegetarian menu" do. */
function mayName({ words, start }: Phrase, query: Query, { lexicon }: Context): boolean {
  if (lexicon.beforeName === undefined || query.isYesNo || words.some(({ isName }) => isName)) return true;
  if (words.length === query.length) return true;
  return lexicon.beforeName.split('|').includes(wordBefore(query.text, start));
}

/** The first name in the question that the CV does not hold anywhere, in markdown. */
export function missingTerm(query: Query, context: Context): string | undefined {
  for (const named of phrasesOf(query).filter((each) => mayName(each, query, context))) {
    const { words } = named;
    const [first, ...others] = words.filter((word) => isNaming(word));
    if (!first || words.some((word) => isHeld(word, query, context))) continue;
    return quotable(query.text.slice(first.start, (others.at(-1) ?? first).end));
  }
  return undefined;
}
