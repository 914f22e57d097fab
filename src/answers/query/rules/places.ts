import { hiring, intents, isStep, type Rule } from './rule';

/** "Has she worked abroad?"; "would she move abroad?" is the owner's to tell. */
export const abroad: Rule = ({ modifiers, intent }) =>
  modifiers.has('abroad') && (!hiring.has(intent) || modifiers.has('not'))
    ? { intent: 'worked-in' }
    : undefined;

/** "How long was she in Lyon?" */
export const timeInPlace: Rule = ({ intent, named, modifiers }) => {
  if (intent !== 'worked-in' || named.length === 0) return undefined;
  if (modifiers.has('duration')) return { intent: 'duration' };
  return modifiers.has('when') ? { intent: 'when' } : undefined;
};

const telling = intents('tell-about', 'education', 'degree-check', 'at-time', 'work-history');

/** "Where was her Erasmus?" asks for a place. */
export const placeOf: Rule = (asked) => {
  const isPlaced = asked.named.some(({ entities }) =>
    entities.some((each) => each.entries.some(({ place }) => place)),
  );
  if (!asked.modifiers.has('where') || !isPlaced || isStep(asked) || !telling.has(asked.intent))
    return undefined;
  return { intent: 'location' };
};

/** "Where did she work in Hamburg?" asks what she did at a place, not where she is now. */
export const workInPlace: Rule = ({ intent, modifiers, isYesNo, named }) => {
  const isPast = intent === 'current-job' && !modifiers.has('now') && !isYesNo;
  const hasPlace = named.some(({ kind }) => kind === 'place');
  return (isPast || intent === 'location') && hasPlace ? { intent: 'worked-in' } : undefined;
};
