import { continuing, intents, ofTime } from '../intent/groups';
import type { Lexicon } from '../languages/lexicon';
import { fold } from '../text/fold';
import type { Query } from './query';

/** Intents that ask something of a thing; a question that names none leaves it open: "since when?", "what did she do?" */
const ofThing = intents(
  ...ofTime,

  'job-tasks',
  'employer-info',
  'skill-use',
  'has-skill',
  'speaks',
  'worked-at',
  'degree-check',
  'tell-about',
);

/** Words of a question that says nothing without the one before: "doing what?", "mit wem?" */
const longestFragment = 5;
/** The same where it has a subject, or a language has none, and the classifier is unsure of it: "how well?" */
const shortestQuestion = 3;
const leastSure = 0.45;

type Read = Omit<Query, 'focus' | 'continues'>;

/** Above this a second reading counts. */
const likely = 0.2;

/** "Wann kann sie anfangen?" names nothing that has begun. */
export function asksStartOfOwner({ intent, mentions, years, topics, ranked }: Read): boolean {
  const mayStart = ranked.some((each) => each.intent === 'availability' && each.probability > likely);
  return intent === 'start-date' && mentions.length + years.length + topics.length === 0 && mayStart;
}

/**
 * True for a question with an open slot: a pronoun, an ellipsis, an order ("the second one") or a thing that is not named. Only
 * it takes anything from the conversation; every other question is answered as if it were the first. It knows nothing of
 * what was said.
 */
export function hasOpenSlot(read: Read, { and, subject }: Lexicon, namesOwner: boolean): boolean {
  const { intent, confidence, mentions, modifiers, topics, text, length, isYesNo } = read;
  const { years, degrees, classes, channels, rest } = read;
  if (continuing.has(intent)) return true;
  // A word of one letter keeps its accent: "é" is no "e".
  const isAccented = /^\P{L}*\p{L}\p{M}(?!\p{L})/u.test(text.normalize('NFD'));
  const isJoined = new RegExp(`^[\\s¿]*(?:${and})(?![\\p{L}\\p{M}])`, 'iu').test(fold(text));
  if (isJoined && !isAccented) return true;
  if (modifiers.has('anaphor')) return true;
  const isNamed = mentions.some(({ entities, kind }) => entities.length > 0 || kind === 'language');
  const says = topics.length + degrees.length + classes.length + channels.length + years.length > 0;
  if (isNamed) return false;
  // "How many schools take part?" asks nothing of the owner.
  const hasSubject =
    namesOwner ||
    subject === undefined ||
    new RegExp(`(?<!\\p{L})(?:${subject})(?!\\p{L})`, 'u').test(fold(text));
  if (
    !hasSubject &&
    (modifiers.has('count') || (!says && length <= longestFragment && /[?？]\s*$/.test(text)))
  )
    return true;
  if (says) return false;
  const isOrder = (['first', 'last', 'second', 'third', 'before', 'after'] as const).some((each) =>
    modifiers.has(each),
  );
  const isBare = rest.every(({ isKnown, isName, isVerb }) => isVerb || (isKnown && !isName));
  const isOfThing = ofThing.has(intent) && !isYesNo && !asksStartOfOwner(read);
  if (isBare && (isOrder || modifiers.has('why') || isOfThing)) return true;
  return confidence < leastSure && length <= shortestQuestion;
}
