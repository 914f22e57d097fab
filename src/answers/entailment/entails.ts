import { noLevel } from '../entities/language-levels';
import type { Mention } from '../entities/link-entities';
import type { Context } from '../facts/context';
import type { Predicate } from '../languages/grammar';
import type { CvTopic } from '../../resume/outline';
import type { Passage } from '../passages';
import { fold } from '../text/fold';
import { numbersIn } from '../time/numbers';
import { keysOf, namesPost, type Asked } from './asked';
import { holdsNumbers, holdsYears } from './figures';
import { spokenIn } from './languages';
import { holdsPredicate, isReal, wish } from './predicates';
import { holdsQualifiers, undated } from './qualifiers';
import { statementsOf, type Known, type Statement } from './statements';
import { holdsTerm } from './terms';
import { holdsTitle } from './titles';
import { holds } from './word-forms';

/** Passages in which what was found may be stated. */
const mostShown = 3;
/** What others say of her, and who they are, tells of them. */
const ofOthers: ReadonlySet<CvTopic> = new Set<CvTopic>(['references', 'partners']);
/** Only fields state these. */
const ofFields: ReadonlySet<Predicate> = new Set<Predicate>(['speaks', 'studied', 'lives', 'owned']);

/** The statement among the first passages shown that entails all that is asked. */
export function entailedByShown(
  asked: Asked,
  shown: readonly Passage[],
  context: Context,
): Statement | undefined {
  const isAny = !asksAnything(asked);
  // "Without work" names the job that is not there.
  if (isAny && asked.query.intent === 'gaps') return undefined;
  return shown
    .slice(0, mostShown)
    .flatMap(statementsOf)
    .filter(({ entry }) => !isAny || (entry !== undefined && asked.query.topics.includes(entry.topic)))
    .find((statement) => entails(statement, asked, context));
}

/** False for a question that is told only by what was said before, and for "was he ever out of work?". */
function asksAnything({ terms, predicates, qualifiers, query }: Asked): boolean {
  const isNarrowed = qualifiers.includes('current') || query.modifiers.has('abroad');
  return (
    terms.length + query.degrees.length > 0 || predicates.some((each) => each !== 'worked' || isNarrowed)
  );
}

/** The statement anywhere in the CV that entails all that is asked, where that is more than one word can tell by chance. */
export function entailedByCv(asked: Asked, context: Context): Statement | undefined {
  const { terms, predicates, query, isTitle } = asked;
  const isOfPerson = terms.length > 0 ? isTitle || predicates.includes('lives') : asksOwnFirm(predicates);
  const owner = isOfPerson
    ? context.passages
        .filter(({ part }) => part === 'profile' || (part === 'entry' && !predicates.includes('lives')))
        .flatMap(statementsOf)
        .find((each) => (each.line === '' || isTitle) && entails(each, asked, context))
    : undefined;
  if (owner) return owner;
  const isLittle = terms.length + predicates.length + query.years.length < 2;
  const isOfFields = isTitle || query.degrees.length > 0 || predicates.some((each) => ofFields.has(each));
  if (isLittle || isOfFields) return undefined;
  const namesField = query.mentions.some(({ kind }) => kind === 'place' || kind === 'employer');
  return context.passages
    .filter(({ part }) => part !== 'contact' && part !== 'profile')
    .flatMap(statementsOf)
    .find((each) => (each.line !== '' || namesField) && entails(each, asked, context));
}

/** "Has she a firm of her own?" is told by the title of a post. */
function asksOwnFirm(predicates: readonly Predicate[]): boolean {
  return predicates.length === 1 && predicates[0] === 'owned';
}

/**
 * The statement that denies what is asked, and does so of what the question names or of all that the owner did: "did not lead
 * a team" in one job says nothing about another.
 */
export function deniedByCv(asked: Asked, context: Context): Statement | undefined {
  const { terms, query } = asked;
  if (terms.length === 0) return undefined;
  const ofWhole = ({ entry }: Statement) =>
    entry === undefined || entry.topic === 'summary' || undated.has(entry.topic) || namesPost(query, entry);
  return context.passages
    .filter(({ part }) => part !== 'contact' && part !== 'profile')
    .flatMap(statementsOf)
    .find(
      (statement) =>
        ofWhole(statement) && (denies(statement, asked, context) || isUnspoken(statement, asked)),
    );
}

function isLanguage({ kind }: Mention): boolean {
  return kind === 'language';
}

function denies(statement: Statement, asked: Asked, context: Context): boolean {
  const { terms, qualifiers } = asked;
  // What somebody does not wish for their next job may have been done before.
  if (wish.test(fold(statement.line)) && !qualifiers.includes('would')) return false;
  return (
    deniedClauses(statement, context).some((clause) =>
      terms.some(({ sure }) => sure.some((way) => holds(way, clause, false))),
    ) && isMatched(statement, asked, context)
  );
}

function deniedClauses({ line }: Statement, { grammars }: Context): string[] {
  const clauses = fold(line).split(/[,،;:.。、()]/);
  return clauses.filter((clause) => grammars.some((grammar) => grammar.denies.test(clause)));
}

/** A language that the CV lists as one that is not spoken. */
function isUnspoken({ entry, line }: Statement, { query, predicates }: Asked): boolean {
  const [language, ...others] = query.mentions.filter(({ kind }) => kind === 'language');
  if (entry?.topic !== 'languages' || !language || others.length > 0 || !predicates.includes('speaks'))
    return false;
  return spokenIn(line, query).some((each) => noLevel.test(fold(each)));
}

/** Where nothing is entailed: how much of what the question names a statement holds, rare words first. */
export function nearness(statement: Statement, asked: Asked, context: Context): number {
  // "In Germany" is no question for German.
  const isOfLanguages = asked.predicates.includes('speaks') || asked.query.mentions.some(isLanguage);
  if (statement.entry?.topic === 'languages' && !isOfLanguages) return 0;
  const held = asked.terms.filter(
    (term) => holdsTerm(term, statement, asked, context) || holds(term.written, statement.folded, true),
  );
  const weight = held.reduce((sum, term) => sum + context.lines.weightOf(term), 0);
  const hasNumber = asked.numbers.length > 0 && numbersIn(statement.line).length > 0;
  return weight === 0 ? 0 : weight + (hasNumber ? 0.5 : 0);
}

/** True for a passage of which a line denies what is asked, in the words of the question. */
export function isUnreal(passage: Passage | undefined, asked: Asked, context: Context): boolean {
  const statements = passage ? statementsOf(passage) : [];
  return statements.some((statement) =>
    deniedClauses(statement, context).some((clause) =>
      asked.terms.some(({ written }) => holds(written, clause, false)),
    ),
  );
}

/** The words of the question that none of the first passages shown holds. */
export function leftOver(asked: Asked, shown: readonly Passage[], context: Context): string[] {
  const statements = shown.slice(0, mostShown).flatMap(statementsOf);
  return asked.terms
    .filter((term) => !statements.some((statement) => holdsTerm(term, statement, asked, context)))
    .map(({ written }) => written);
}

/** What of a question a statement may lack. */
export type Part = 'predicate' | 'words' | 'title' | 'qualifier' | 'number' | 'year' | 'reality';

type Test = (statement: Statement, asked: Asked, context: Known) => boolean;

const tests: Readonly<Record<Part, Test>> = {
  predicate: (statement, asked, context) =>
    asked.predicates.every((predicate) => holdsPredicate(predicate, statement, asked, context)),
  words: (statement, asked, context) =>
    asked.terms.every((term) => holdsTerm(term, statement, asked, context)),
  title: (statement, asked, context) =>
    !asked.isTitle || asked.terms.length === 0 || holdsTitle(statement, asked, context),
  qualifier: holdsQualifiers,
  number: holdsNumbers,
  year: holdsYears,
  reality: isReal,
};

/** True where one statement holds everything that is asked: its predicate, each of its words, number, year and qualifier. */
function entails(statement: Statement, asked: Asked, context: Known): boolean {
  return !asked.isNegated && isMatched(statement, asked, context) && isReal(statement, asked, context);
}

/** True where one statement is about everything that is asked, whether it says that it happened or not. */
function isMatched(statement: Statement, asked: Asked, context: Known): boolean {
  return (
    !(statement.entry && ofOthers.has(statement.entry.topic)) &&
    !isOfEmployer(statement, asked) &&
    !(statement.entry?.topic === 'education' && isPhysician(asked)) &&
    keysOf(tests).every((part) => part === 'reality' || tests[part](statement, asked, context)) &&
    areApart(statement, asked)
  );
}

/** What a statement lacks of what is asked; none of it where it entails that. */
export function lackedBy(statement: Statement, asked: Asked, context: Known): Part[] {
  return keysOf(tests).filter((part) => !tests[part](statement, asked, context));
}

/** What a line tells of the employer alone is nothing that somebody did: its staff, its fleet. */
function isOfEmployer({ entry, line }: Statement, { predicates, numbers }: Asked): boolean {
  const isTold = entry?.about !== undefined && line !== '' && entry.about.includes(line);
  return isTold && (numbers.length > 0 || !predicates.includes('worked'));
}

/** False where one word of the CV alone would hold two words of the question, as what goes with either of them. */
function areApart({ words }: Statement, { terms }: Asked): boolean {
  const held = terms.flatMap((term) => {
    const own = words.filter(({ written }) => holds(term.written, written, false));
    const others = words.filter(({ written }) => term.sure.some((way) => holds(way, written, false)));
    return own.length > 0 || others.length === 0 ? [] : [{ term, others }];
  });
  return held.every(({ term, others }) =>
    others.some(({ written }) =>
      terms.every((other) => other === term || !other.sure.some((way) => holds(way, written, false))),
    ),
  );
}

/** "Is she a doctor?" asks for a degree or for a physician. */
function isPhysician({ isTitle, terms, query }: Asked): boolean {
  return isTitle && terms.length === 1 && query.degrees.includes('doctorate');
}
