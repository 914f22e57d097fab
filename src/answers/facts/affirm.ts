import { namesPost, readAsked, type Asked } from '../entailment/asked';
import {
  deniedByCv,
  entailedByCv,
  entailedByShown,
  isUnreal,
  leftOver,
  nearness,
} from '../entailment/entails';
import { isInYears } from '../entailment/figures';
import { holdsPredicate } from '../entailment/predicates';
import { statementsOf, type Statement } from '../entailment/statements';
import { holdsTitle } from '../entailment/titles';
import { holds } from '../entailment/word-forms';
import type { Qualifier } from '../languages/grammar';
import { intents } from '../intent/groups';
import type { Query } from '../query/query';
import { quotable } from '../quotable';
import type { Term } from '../search/line-search';
import { tokens } from '../text/tokens';
import { isOngoing, lineOf, subjectOf, whenOf, type Context, lastingTopics } from './context';
import { distinct, finding, type Finding } from './finding';
import { statement } from './statement';

const beside = intents(
  'contact',
  'cv-file',
  'private',
  'hire',
  'salary',
  'work-permit',
  'availability',
  'relocation',
  'weaknesses',
  'character',
  'fit',
  'other-task',
  'bot',
  'derail',
);

/** Below it the classifier only guesses that a question is beside the CV. */
const leastSure = 0.5;

/** Stand where a finder would say yes or no; texts of a résumé have no such characters. */
const marks = { yes: '\u0000', no: '\u0001' } as const;

/**
 * Says yes, and nothing else does: what was found stays without it unless one statement of the CV entails the whole question.
 * A statement that does is the answer, also where something else was found.
 *
 * @param find makes the finding from a context that marks each yes
 */
export function affirming(query: Query, context: Context, find: (context: Context) => Finding): Finding {
  const { say } = context;
  const marking = {
    yes: (sentence: string) => `${marks.yes}${sentence}`,
    no: (sentence: string) => `${marks.no}${sentence}`,
  };
  const found = find({ ...context, say: { ...say, ...marking } });
  const says = (mark: string) => found.sentences.some((sentence) => sentence.includes(mark));
  const [saysYes, saysNo] = [says(marks.yes), says(marks.no)];
  const unmarked = found.sentences.map((sentence) => sentence.replaceAll(marks.yes, ''));
  const [first = '', ...others] = unmarked;
  const plain: Finding = {
    ...found,
    sentences: unmarked.map((each) =>
      each.startsWith(marks.no) ? say.no(each.slice(1)) : each.replaceAll(marks.no, ''),
    ),
  };
  const affirmed: Finding = { ...found, sentences: [say.yes(first), ...others] };
  const isBeside = beside.has(query.intent) && query.confidence >= leastSure;
  if (!query.isYesNo || isChoice(query) || (!saysYes && isBeside)) return plain;
  const asked = readAsked(query, context);
  if (found.isWeighed && (saysYes || saysNo))
    return saysYes && isWeighedWhole(asked, found, context) ? affirmed : plain;
  const near = nearer(asked, plain, context);
  // "Is she Japanese?", "has she hired people?" ask for more than a line that holds the word.
  const isWord =
    asked.terms.flatMap(({ written }) => tokens(written)).length + asked.predicates.length < 2 ||
    query.mentions.some(({ kind }) => kind === 'language');
  const shown = isWord ? [] : (near?.evidence ?? []);
  const stated =
    entailedByShown(asked, found.evidence, context) ??
    entailedByCv(asked, context) ??
    entailedByShown(asked, shown, context);
  if (!stated)
    return (
      denied(asked, context) ?? refuted(asked, plain, context) ?? introduced(asked, near ?? plain, context)
    );
  // "Did not work offshore" is no answer to what another line states by other words.
  if (isUnreal(found.evidence[0], asked, context)) return plain;
  // What is said may be another line of the same post than the one that entails it.
  const isOtherLine =
    stated.line !== '' &&
    found.evidence
      .slice(0, 1)
      .flatMap(statementsOf)
      .some((each) => each.line !== '' && each.line !== stated.line && sentenceOf(each, context) === first);
  if (saysYes && !isOtherLine && found.evidence[0]?.entry === stated.passage.entry) return affirmed;
  return finding(
    say.yes(sentenceOf(stated, context)),
    distinct([stated.passage, ...found.evidence.filter(({ entry }) => entry === stated.passage.entry)]),
  );
}

/** What dates and places do not weigh. */
const narrow: ReadonlySet<Qualifier> = new Set<Qualifier>(['only', 'all', 'alone', 'would']);

/** True where what dates or the owner's wishes were weighed for is all that is asked. */
function isWeighedWhole(asked: Asked, { evidence }: Finding, context: Context): boolean {
  return (
    !asked.isNegated &&
    leftOver(asked, evidence, context).length === 0 &&
    !asked.qualifiers.some((each) => narrow.has(each)) &&
    isInYears(evidence[0], asked, context)
  );
}

/** "Was she longer a manager or a director?" wants one of them. */
function isChoice({ modifiers }: Query): boolean {
  return modifiers.has('or') && (['more', 'longest', 'earlier'] as const).some((each) => modifiers.has(each));
}

function sentenceOf({ passage, line, entry }: Statement, context: Context): string {
  const told = line === '' ? undefined : statement({ passage, text: line }, context);
  if (told !== undefined) return told;
  return context.say.stated(entry ? lineOf(entry, context) : quotable(passage.text.split('\n').join(', ')));
}

/** No, where a line says that it did not happen. */
function denied(asked: Asked, context: Context): Finding | undefined {
  const found = deniedByCv(asked, context);
  return found && finding(context.say.no(sentenceOf(found, context)), [found.passage]);
}

/** The line that holds most of what the question names, where what was found holds less of it. */
function nearer(asked: Asked, found: Finding, context: Context): Finding | undefined {
  const isAbsent = asked.query.rest.some(({ written }) =>
    found.sentences.includes(context.say.notInCv(quotable(written))),
  );
  // What is not so stands in no line.
  const isNegated = asked.grammar.denies.test(asked.folded);
  if (isAbsent || isNegated || found.asksOwner === true || found.isWhole === true) return undefined;
  if (found.evidence.length === 0) return undefined;
  const near = (statement: Statement) => nearness(statement, asked, context);
  const shown = found.evidence.slice(0, mostShown).flatMap(statementsOf);
  if (shown.some((statement) => near(statement) > 0)) return undefined;
  const isDone = (statement: Statement) =>
    asked.predicates.every((each) => holdsPredicate(each, statement, asked, context));
  // A book is not told of by a title that holds another word of the question.
  const mustBeDone = asked.predicates.length > 0 && shown.some(isDone);
  const rated = context.passages
    .filter(({ part }) => part !== 'contact')
    .flatMap(statementsOf)
    .filter((statement) => !mustBeDone || isDone(statement))
    .map((statement) => ({ statement, score: near(statement) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = rated;
  const asks = asked.terms.reduce((sum, term) => sum + context.lines.weightOf(term), 0);
  if (!best || best.score <= asks / 2) return undefined;
  return finding(sentenceOf(best.statement, context), [best.statement.passage]);
}

/** Passages that stand below an answer. */
const mostShown = 3;

/** No, where a date or the place of residence tells otherwise. */
function refuted(asked: Asked, found: Finding, context: Context): Finding | undefined {
  const { qualifiers, predicates, query, grammar, folded } = asked;
  const { say, cv, name, passages } = context;
  const entry = found.evidence[0]?.entry;
  const ended = entry && !isOngoing(entry) ? whenOf(entry.end, context) : undefined;
  // "Still a student?" is not denied by the end of a student society.
  const shown = found.evidence.slice(0, 1).flatMap(statementsOf);
  const isOther =
    (!(entry && namesPost(query, entry)) && leftOver(asked, found.evidence, context).length > 0) ||
    !shown.some((each) => predicates.every((predicate) => holdsPredicate(predicate, each, asked, context))) ||
    (asked.isTitle && !shown.some((each) => holdsTitle(each, asked, context)));
  // A certificate's date is no end of a post.
  if (entry && ended && !isOther && lastingTopics.has(entry.topic) && qualifiers.includes('current'))
    return finding(
      say.no(say.ended(subjectOf(entry), ended)),
      found.evidence.filter((each) => each.entry === entry),
    );
  // "Near Zaragoza" and "with her family" are no other home.
  const isElsewhere = (term: Term) =>
    query.mentions.some(({ kind, written }) => kind === 'place' && written.includes(term.written)) ||
    query.rest.some(({ isName, written }) => isName && term.written.includes(written));
  const asksHome =
    predicates.includes('lives') && !grammar.ofThePast.test(folded) && asked.terms.some(isElsewhere);
  const location = cv.person.location;
  const isHome = asked.terms.some((term) => location && term.ways.some((way) => holds(way, location, false)));
  const home = asksHome && !isHome ? location : undefined;
  // "Amán" may be "عمّان".
  if (home === undefined || !isInScriptOf(query.text, home)) return undefined;
  return finding(
    say.no(say.lives(name, quotable(home))),
    passages.filter(({ part }) => part === 'profile'),
  );
}

/** "Is she a nurse?": a line that trained nurses answers it less than what the CV calls her. */
function introduced(asked: Asked, found: Finding, context: Context): Finding {
  const { say, name, cv } = context;
  const { headline } = cv.person;
  const { isTitle, predicates } = asked;
  const [first] = found.evidence;
  const shown = found.evidence.slice(0, mostShown).flatMap(statementsOf);
  const isTold = !first || first.part !== 'point' || shown.some((each) => holdsTitle(each, asked, context));
  if (!headline || !isTitle || isTold || predicates.length > 0) return found;
  return { ...found, sentences: [say.occupation(name, quotable(headline)), ...found.sentences] };
}

/** True where each word of a name is in the script of a question. */
function isInScriptOf(question: string, name: string): boolean {
  return tokens(name).every(({ written }) => isLatin(written) === isLatin(question));
}

function isLatin(text: string): boolean {
  return /\p{Script=Latin}/u.test(text);
}
