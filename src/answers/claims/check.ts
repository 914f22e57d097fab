import type { CvEntry } from '../../resume/cv';
import type { Grammar } from '../languages/grammar';
import type { Reader } from '../query/read-query';
import type { ClaimReason, ClaimVerdict } from './claim';
import type { CvFacts, CvPart } from './cv-facts';
import { frameOf, partNamesOf, phraseFinder } from '../query/phrases';
import { fold } from '../text/fold';
import { isJapanese } from '../text/tokens';
import type { HeldTerm, Statement } from './statement';

/** Why a sentence is not true by the CV. */
export interface Fault {
  readonly verdict: Extract<ClaimVerdict, 'unsupported' | 'contradicted'>;
  readonly reason: ClaimReason;
  /** The entry that the sentence is held against. */
  readonly entry?: CvEntry | undefined;
  /** The part above the entries that it is held against. */
  readonly part?: 'profile' | 'contact' | undefined;
}

/** The fault of a sentence that names what the CV lacks. */
export function unmentioned(what: string): Fault {
  return { verdict: 'unsupported', reason: { kind: 'unmentioned', what } };
}

/** The fault of a sentence to which the CV says something else, of an entry where one is known. */
export function contradicted(reason: ClaimReason, entry?: CvEntry): Fault {
  return { verdict: 'contradicted', reason, entry };
}

/** The fault of another title than the entry's; of one that the CV lacks where there is no entry. */
export function wrongTitle(said: string, entry: CvEntry | undefined): Fault {
  return entry?.title ? contradicted({ kind: 'different', said, cv: entry.title }, entry) : unmentioned(said);
}

/** What a check may look at beside the sentence. */
export interface Case {
  readonly statement: Statement;
  readonly facts: CvFacts;
  readonly reader: Reader;
  /** Of the sentence's language, then of the CV's. */
  readonly grammars: readonly [Grammar, ...Grammar[]];
  /** The line before the list that the sentence is an item of, folded. */
  readonly intro: string | undefined;
  /** The entries that the sentence names. */
  readonly named: readonly CvEntry[];
  /** Those that it means: by name, else by what it tells, else by "there" and "it". */
  readonly meant: readonly CvEntry[];
  /** Those that the sentence before, or the question, is about. */
  readonly focus: readonly CvEntry[];
  /** Those that the last sentence which names any names, unless one since then is about others. */
  readonly spoken: readonly CvEntry[];
}

/** The terms of a sentence that name something, without the parts of compounds. */
export function tellingTerms(about: Case): HeldTerm[] {
  return about.statement.terms.filter(
    ({ isPart, written }) => isPart !== true && !isCommonWord(written, about),
  );
}

/** True if the sentence and the CV are in one language, so that what the CV says may be found by its words. */
export function isInLanguageOfCv({ statement, facts }: Pick<Case, 'statement' | 'facts'>): boolean {
  return statement.language === facts.language;
}

/** True if the sentence names the owner. */
export function namesOwner({ statement, reader }: Case): boolean {
  const { phrases, folded, words } = statement;
  return phrases.owner.test(folded) || words.some((word) => reader.ownerNames.has(word.folded));
}

/** True for what happened before or after what was spoken of: "before that". */
export function leavesFocus({ words, folded }: Statement, { lexicon: { modifiers } }: Reader): boolean {
  const said = phraseFinder(words, folded);
  return said.has(modifiers.before) || said.has(modifiers.after) || said.has(modifiers.earlier);
}

/** True if a part of the CV holds the term. */
export function isHeldBy({ passages }: HeldTerm, part: CvPart | undefined): boolean {
  return part?.passages.some((passage) => passages.has(passage)) ?? false;
}

/** Finds what the CV does not support; undefined where there is nothing of its kind, or all is right. */
export type Check = (about: Case) => Fault | undefined;

/** True for a word that forms questions and answers in this language. */
export function isFrameWord(written: string, reader: Reader): boolean {
  return frameOf(reader.lexicon).has(fold(written));
}

/** True for a word that names nothing that a CV could lack. */
export function isCommonWord(written: string, { reader, statement }: Case): boolean {
  const folded = fold(written);
  return (
    folded.length < (isJapanese(folded) ? 2 : 3) ||
    /n['’]t?$/.test(folded) ||
    /^\d+$/.test(folded) ||
    isFrameWord(folded, reader) ||
    partNamesOf(reader.lexicon).has(folded) ||
    ` ${statement.phrases.common} `.includes(` ${folded} `)
  );
}
