import { readAsked } from '../../entailment/asked';
import { comparedSides } from '../../facts/compared';
import { askedEntries } from '../../facts/time/asked-entries';
import { asksAge } from '../../facts/time/dates';
import { asksStartOfOwner } from '../open-slots';
import { intents, lists, ofTime } from '../../intent/groups';
import { hasSpokenOf, isPost, isStep, type Rule } from './rule';

/** "Which project took longest?", "which of her two prizes is older?" asks of a part of the CV. */
export const extremeOfPart: Rule = ({ topics, modifiers, context }) => {
  const [part] = topics.filter((each) => each !== 'work');
  const isOfPart = part !== undefined && context.cv.entries.filter(({ topic }) => topic === part).length > 1;
  const isLong = modifiers.has('longest') || modifiers.has('shortest') || modifiers.has('more');
  return isOfPart && isLong ? { intent: 'compare' } : undefined;
};

export const howLong: Rule = (asked) => {
  const { intent, length, modifiers, focus } = asked;
  const isBrief = intent === 'total-experience' && length <= 4;
  const hasSubject = hasSpokenOf(focus) || askedEntries(asked, asked.context).length > 0;
  return modifiers.has('duration') && isBrief && hasSubject ? { intent: 'duration' } : undefined;
};

export const when: Rule = (asked) => {
  const { intent, modifiers, degrees } = asked;
  // "Since when has she been head baker?" asks for no length.
  const isSince = intent === 'total-experience' && modifiers.has('since');
  if (!modifiers.has('when') || !(isSince || lists.has(intent))) return undefined;
  return degrees.length > 0 || askedEntries(asked, asked.context).length > 0
    ? { intent: isSince ? 'start-date' : 'when' }
    : undefined;
};

/** "And the first one?" after prizes. */
export const firstOfSpoken: Rule = ({ intent, focus }) =>
  intent === 'first-job' && hasSpokenOf(focus) && !isPost(focus) ? { intent: 'again' } : undefined;

export const soonest: Rule = (query) => (asksStartOfOwner(query) ? { intent: 'availability' } : undefined);

/** "When did she start working?" names no post: it asks for the first. */
export const startOfWork: Rule = (query) => {
  const { intent, mentions, topics, years, modifiers, context } = query;
  const isNamed = mentions.length + topics.length + years.length > 0;
  if (intent !== 'start-date' || isNamed || modifiers.has('anaphor') || modifiers.has('now'))
    return undefined;
  const { predicates, qualifiers, terms } = readAsked(query, context);
  const isOfWork = predicates.includes('worked') && terms.length + qualifiers.length === 0;
  return isOfWork ? { intent: 'first-job' } : undefined;
};

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
  const { intent, modifiers, isYesNo, context } = asked;
  const compares = (['earlier', 'more', 'longest', 'shortest', 'first', 'last'] as const).some((each) =>
    modifiers.has(each),
  );
  const isOfTwo = modifiers.has('or') ? compares : isYesNo && (isStep(asked) || modifiers.has('more'));
  return isOfTwo && oneSided.has(intent) && comparedSides(asked, context) ? { intent: 'compare' } : undefined;
};

/** "How old is her certificate?" */
export const ageOfThing: Rule = ({ intent, named, topics, text, context }) => {
  const isThing =
    named.some(({ kind }) => kind !== 'place' && kind !== 'skill') || topics.some((each) => each !== 'work');
  return (intent === 'age' || lists.has(intent)) && isThing && asksAge(text, context)
    ? { intent: 'when' }
    : undefined;
};
