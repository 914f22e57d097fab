import type { Intent } from '../intent/intents';
import type { Passage } from '../passages';
import type { Query } from '../query/query';
import type { Term } from '../search/line-search';
import { isYear } from '../entities/link-entities';
import { amountAsked } from '../query/amount';
import { numbersIn } from '../sources/numbers';
import { overlaps } from '../time/intervals';
import { fold } from '../text/fold';
import { quotable } from '../quotable';
import { isOngoing, subjectOf, whenOf, type Context } from './context';
import type { Finding } from './finding';
import { isLapsed } from './lapsed';
import { asksWhat, lives, qualifiers, still, unreal, works } from './qualifiers';

/** What a yes would rest on. */
interface Case {
  readonly query: Query;
  /** The question, folded. */
  readonly asked: string;
  /** What a visitor sees first. */
  readonly shown: readonly Passage[];
  /** The text of it, folded. */
  readonly text: string;
  readonly context: Context;
}

/**
 * A finding without a yes that it does not prove, and with no where dates or the place of residence tell.
 *
 * @param find makes the finding; called again with a context that says no yes
 */
export function proven<Found extends Finding | undefined>(
  query: Query,
  context: Context,
  find: (context: Context) => Found,
): Found | Finding {
  const found = find(context);
  if (!found || !query.isYesNo || weighed.has(query.intent)) return found;
  const all = caseOf(query, found, context);
  if (!doubts.some((doubt) => doubt(all))) return found;
  const plain = find({ ...context, say: { ...context.say, yes: (sentence) => sentence } }) ?? found;
  const no = refutation(all);
  if (no === undefined) return plain;
  // What else the words of the question lead to is beside the point.
  const others = plain.sentences.filter((sentence) => sentence !== no).slice(0, 1);
  const about = plain.evidence.filter(({ entry }) => entry === all.shown[0]?.entry);
  return { ...plain, sentences: [no, ...others], evidence: about };
}

function refutation(each: Case): string | undefined {
  const { shown, context } = each;
  const { say, cv, name } = context;
  const entry = shown[0]?.entry;
  const ended = isOver(each) ? whenOf(entry?.end, context) : undefined;
  if (entry && ended) return say.no(say.ended(subjectOf(entry), ended));
  const home = isWork(each) ? cv.person.location : undefined;
  return home === undefined ? undefined : say.lives(name, quotable(home));
}

const mostShown = 2;
/** A passage that fits a term less well holds it only beside itself. */
const leastFit = 0.25;
/** What is more than a part of a compound word, or a slip of the finger. */
const wordFit = 0.5;

/** These weigh dates and say themselves whether the answer is yes. */
const weighed: ReadonlySet<Intent> = new Set<Intent>(['compare', 'at-time', 'duration', 'total-experience']);
/** What the owner wishes answers these. */
const wished: ReadonlySet<Intent> = new Set<Intent>(['relocation', 'work-permit', 'availability', 'remote']);

/**
 * Each finds a reason why the evidence does not prove a yes: it does not hold what the question names, or not what it adds
 * ("only", "more than ten", "still", "full time").
 */
const doubts: readonly ((each: Case) => boolean)[] = [
  namesNothingShown,
  lacksThing,
  isNarrower,
  saysOtherNumber,
  isOver,
  isOfOtherYear,
  hasLapsed,
  isWork,
  isStudy,
  isWished,
  isOtherTitle,
];

function caseOf(query: Query, { evidence }: Finding, context: Context): Case {
  const shown = evidence.slice(0, mostShown);
  return { query, asked: fold(query.text), shown, text: fold(shown.map(textOf).join('\n')), context };
}

function textOf({ heading, text, entry }: Passage): string {
  return [heading, entry?.organisation, entry?.place, text, ...(entry?.tags ?? [])]
    .filter(Boolean)
    .join('\n');
}

/** Lists of these are no yes to one thing that somebody may hold. */
const held: ReadonlySet<Intent> = new Set<Intent>([
  'certificates',
  'degree-check',
  'education',
  'tell-about',
  'publications',
]);

/** "Does she have a driving licence?" beside other certificates. */
function namesNothingShown({ query, shown, context }: Case): boolean {
  if (!held.has(query.intent)) return false;
  const named = query.terms.filter((term) => isThing(term, query));
  const entries = query.mentions.flatMap(({ entities }) => entities.flatMap((each) => each.entries));
  return (
    named.length > 0 &&
    shown.length > 0 &&
    !shown.some(({ entry }) => entry !== undefined && entries.includes(entry)) &&
    !named.some((term) => shown.some((passage) => context.lines.fit(term, passage) >= leastFit))
  );
}

/** "A heavy goods licence" beside a line that loads data: what the search found holds only a part of it. */
function lacksThing({ query, context }: Case): boolean {
  return (
    query.intent === 'tell-about' &&
    query.mentions.length === 0 &&
    query.terms.some((term) => isThing(term, query) && context.lines.weightOf(term) === 0)
  );
}

/** True for what a question asks after; verbs and the words that form questions are none. */
function isThing({ written, share }: Term, { rest }: Query): boolean {
  return share === 1 && !rest.some((word) => word.isVerb && written.includes(word.written));
}

/** "Only", "alone", "full time": the evidence says so as well. */
function isNarrower({ asked, text }: Case): boolean {
  return qualifiers.some((qualifier) => qualifier.test(asked) && !qualifier.test(text));
}

/** "More than ten people" beside a line about nine. */
function saysOtherNumber({ query, asked, text }: Case): boolean {
  const numbers = numbersIn(asked)
    .map(({ value }) => value)
    .filter((value) => !query.years.includes(Number(value)));
  const held = numbersIn(text);
  if (numbers.every((value) => held.some((each) => each.value === value))) return false;
  const amount = amountAsked(asked);
  // Of "64 lorries and 110 drivers" the number before what is counted tells.
  const counted = query.terms.filter(({ share }) => share === 1);
  return (
    amount === undefined ||
    !held.some(({ value, end }) => {
      const after = text.slice(end, end + nextWords);
      return Number(value) > amount && !isYear(value) && counted.some((term) => isIn(term, after));
    })
  );
}

/** Characters after a number in which stands what it counts. */
const nextWords = 24;

/** "Does she still teach?" beside a post that has ended. */
function isOver({ asked, shown: [first] }: Case): boolean {
  const entry = first?.entry;
  return still.test(asked) && entry?.end !== undefined && !isOngoing(entry);
}

/** "Did she win it in 2020?" beside a prize of 2017. */
function isOfOtherYear({ query, shown: [first], text, context }: Case): boolean {
  const entry = first?.entry;
  const interval = entry && context.interval(entry);
  if (!interval || query.years.length === 0) return false;
  return query.years.every(
    (year) => !overlaps(interval, { from: year * 12, to: year * 12 + 12 }) && !text.includes(String(year)),
  );
}

function hasLapsed({ shown }: Case): boolean {
  return shown.some(({ entry }) => entry !== undefined && isLapsed(entry));
}

/** Where somebody works is not where they live. */
function isWork({ asked, shown: [first] }: Case): boolean {
  return lives.test(asked) && first !== undefined && first.part !== 'profile';
}

/** Who studied in a country has not worked there by that. */
function isStudy({ asked, shown: [first] }: Case): boolean {
  return works.test(asked) && first?.entry?.topic === 'education';
}

/** "My next step is to run a depot" makes nobody the manager of one. */
function isWished({ asked, query, shown: [first], context }: Case): boolean {
  if (first === undefined || wished.has(query.intent) || unreal.test(asked)) return false;
  const named = query.terms.filter(({ share }) => share === 1);
  const line = context.lines.find(named).find((found) => found.line.passage === first)?.line.text;
  // What is wished or denied follows the word for it, in the same clause.
  return fold(line ?? '')
    .split(/[,،;:.。、()]/)
    .some((clause) => {
      const mark = unreal.exec(clause);
      const after = mark && (japanese.test(clause) ? clause : clause.slice(mark.index));
      return after && named.some((term) => isIn(term, after));
    });
}

const japanese = /[\p{Script=Hiragana}\p{Script=Han}]/u;

/** "Is she a nurse practitioner?": titles that hold each of the words, or none. */
function isOtherTitle({ query, asked, shown, context }: Case): boolean {
  if (!asksWhat.test(asked)) return false;
  const named = query.terms.filter(({ share }) => share === 1);
  return !shown.some((passage) => {
    const title = titleOf(passage);
    return named.every((term) => context.lines.fit(term, passage) >= wordFit && isIn(term, title));
  });
}

function titleOf({ part, text, entry }: Passage): string {
  return part === 'profile' || !entry
    ? text
    : [entry.title, entry.organisation, entry.score].filter(Boolean).join('\n');
}

/** True where one of the ways to say a term stands in a text. */
function isIn({ ways }: Term, text: string): boolean {
  const folded = fold(text);
  return ways.some((way) => folded.includes(stemOf(fold(way))));
}

/** Without an ending, so that other forms are found. */
function stemOf(way: string): string {
  return way.length > 5 ? way.slice(0, -2) : way;
}
