import { isOfDeedAlone, readAsked } from '../../entailment/asked';
import type { Predicate } from '../../languages/grammar';
import { intents, lists, ofOwner, ofWishes } from '../../intent/groups';
import type { Intent } from '../../intent/intents';
import { fold } from '../../text/fold';
import type { Rule } from './rule';

/** What a question is about whose verb says so. */
const askedBy: Readonly<Partial<Record<Predicate, Intent>>> = {
  led: 'leadership',
  volunteered: 'volunteer',
  likes: 'interests',
  won: 'awards',
  published: 'publications',
};

/** What the owner is, apart from any deed. */
const ofPerson = intents('private', 'nationality');
/** What the verbs above never ask for. */
const others = intents(
  ...ofOwner,
  ...ofWishes,
  ...ofPerson,
  'character',
  'privacy',
  'gaps',
  'worked-at',
  'derail',
);
/** Below this the classifier tells less than the form of a question. */
const guessed = 0.4;

/** "Does she play the drums?" asks for no employer, however the classifier takes its form. */
export const verb: Rule = (query) => {
  const { intent, isYesNo, modifiers, confidence, context } = query;
  const asked = readAsked(query, context);
  const isCount = modifiers.has('count') && asked.predicates.includes('led');
  const isGuess =
    confidence < guessed &&
    (isCount || isOfDeedAlone(asked) || (lists.has(intent) && intent !== 'tell-about'));
  const mayBe = others.has(intent) || isGuess;
  // "Would she like to lead?" asks for a wish.
  if (!(isYesNo || isCount) || !mayBe || asked.qualifiers.includes('would')) return undefined;
  if (asked.isTitle && confidence < guessed && !ofPerson.has(intent)) return { intent: 'occupation' };
  const [meant] = asked.predicates.flatMap((each) => askedBy[each] ?? []);
  return meant && { intent: meant };
};

/** The part of the CV that holds what somebody did. */
const listOf: Readonly<Partial<Record<Predicate, Intent>>> = {
  ...askedBy,
  worked: 'work-history',
  studied: 'education',
  taught: 'teachings',
};
const listed = intents(...lists, 'first-job', 'previous-job', 'current-job');
/** Of the few words of such a question the classifier makes more than they say. */
const certainOfVerb = 0.5;

/** "Where did she work?" has nothing but its verb to tell what it asks for. */
export const bareVerb: Rule = (query) => {
  const { intent, isYesNo, modifiers, confidence, named, context } = query;
  const isPlain = named.length === 0 && [...modifiers].every((each) => each === 'where');
  // "Where does she work?" asks for no home.
  const isHome = intent === 'location';
  if (isYesNo || !isPlain || !(isHome || (confidence < certainOfVerb && listed.has(intent))))
    return undefined;
  const { predicates, terms, qualifiers } = readAsked(query, context);
  const [only, ...others] = predicates;
  const meant = only && listOf[only];
  if (!meant || others.length + terms.length > 0) return undefined;
  const isNow = qualifiers.length > 0;
  return isNow && !isHome ? undefined : { intent: isNow ? 'current-job' : meant };
};

/** "Was macht sie?" asks for her work, though free time is asked about in such words. */
export const pastime: Rule = ({ intent, modifiers, named, topics, rest, confidence }) => {
  const isBare = modifiers.size + named.length + topics.length === 0 && rest.every(({ isName }) => !isName);
  const isGuess = (intent === 'interests' || intent === 'weaknesses') && confidence < certainOfPastime;
  return isGuess && isBare ? { intent: 'occupation' } : undefined;
};
const certainOfPastime = 0.6;

/** "Did she work at Google?" is about no Google Cloud. */
export const employer: Rule = ({ intent, isYesNo, text, mentions, context: { grammars } }) => {
  if (intent !== 'has-skill' || !isYesNo || !grammars[0].predicates.worked.test(fold(text))) return undefined;
  return mentions.some(({ match }) => match === 'part') ? { intent: 'worked-at' } : undefined;
};
