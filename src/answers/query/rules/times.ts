import { comparedSides } from '../../facts/compared';
import { askedEntries } from '../../facts/time/asked-entries';
import { asksAge } from '../../facts/time/dates';
import { asksStartOfOwner } from '../open-slots';
import { phrasesIn } from '../phrases';
import { intents, lists, ofTime } from '../../intent/groups';
import { hasSpokenOf, isPost, isStep, type Rule } from './rule';

/** "Which project took longest?", "which of her two prizes is older?" asks of a part of the CV. */
export const extremeOfPart: Rule = ({ intent, topics, modifiers, context, length }) => {
  const [part] = topics.filter((each) => each !== 'work');
  const isOfPart = part !== undefined && context.cv.entries.filter(({ topic }) => topic === part).length > 1;
  const isLong = modifiers.has('longest') || modifiers.has('shortest') || modifiers.has('more');
  return isOfPart && isLong && length <= longestExtreme && (intent === 'longest-job' || lists.has(intent))
    ? { intent: 'compare' }
    : undefined;
};

/** Words of a question for the longest or the oldest. */
const longestExtreme = 12;

export const howLong: Rule = (asked) => {
  const { intent, topics, length, modifiers, focus } = asked;
  const isBrief = intent === 'total-experience' && topics.length === 0 && length <= 4;
  const hasSubject = hasSpokenOf(focus) || askedEntries(asked, asked.context).length > 0;
  return modifiers.has('duration') && (isBrief || lists.has(intent)) && hasSubject
    ? { intent: 'duration' }
    : undefined;
};

export const when: Rule = (asked) => {
  const { intent, modifiers, degrees, focus } = asked;
  // "Since when has she been head baker?" asks for no length.
  const isSince = intent === 'total-experience' && modifiers.has('since') && !modifiers.has('duration');
  if (!modifiers.has('when') || !(isSince || lists.has(intent)) || isStep(asked)) return undefined;
  const hasSubject = degrees.length > 0 || hasSpokenOf(focus);
  return hasSubject || askedEntries(asked, asked.context).length > 0
    ? { intent: isSince ? 'start-date' : 'when' }
    : undefined;
};

/** "And the first one?" after prizes. */
export const firstOfSpoken: Rule = ({ intent, length, focus, topics }) =>
  intent === 'first-job' && length <= 5 && hasSpokenOf(focus) && !isPost(focus) && !topics.includes('work')
    ? { intent: 'again' }
    : undefined;

export const lastForFirst: Rule = ({ intent, modifiers }) =>
  ((intent === 'first-job' && !modifiers.has('first')) ||
    (intent === 'longest-job' && !modifiers.has('longest'))) &&
  modifiers.has('last')
    ? { intent: 'current-job' }
    : undefined;

export const soonest: Rule = (query) => (asksStartOfOwner(query) ? { intent: 'availability' } : undefined);

/** Intents that a question with two sides may be mistaken for. */
const oneSided = intents(
  ...lists,
  ...ofTime,
  'first-job',
  'previous-job',
  'current-job',
  'longest-job',
  'at-time',
  'highest-degree',
  'worked-in',
  'has-skill',
);

/** "Which came first, the festival or the college?", "was the prize before the doctorate?" */
export const twoSides: Rule = (asked) => {
  const { intent, modifiers, years, isYesNo, context, text } = asked;
  const compares = (['earlier', 'more', 'longest', 'shortest', 'first', 'last'] as const).some((each) =>
    modifiers.has(each),
  );
  const isLater = phrasesIn(text).has(context.lexicon.times.later);
  const isOfTwo = modifiers.has('or')
    ? compares || isLater
    : isYesNo && (isStep(asked) || modifiers.has('more') || isLater);
  return isOfTwo && years.length === 0 && oneSided.has(intent) && comparedSides(asked, context)
    ? { intent: 'compare' }
    : undefined;
};

/** "How old is her certificate?" */
export const ageOfThing: Rule = ({ intent, named, topics, text, context }) => {
  const isThing =
    named.some(({ kind }) => kind !== 'place' && kind !== 'skill') || topics.some((each) => each !== 'work');
  return (intent === 'age' || lists.has(intent)) && isThing && asksAge(text, context)
    ? { intent: 'when' }
    : undefined;
};
