import { hiring, type Rule } from './rule';

/** "Has she worked abroad?"; "would she move abroad?" is the owner's to tell. */
export const abroad: Rule = ({ modifiers, intent }) =>
  modifiers.has('abroad') && (!hiring.has(intent) || modifiers.has('not'))
    ? { intent: 'worked-in' }
    : undefined;

/** "Where did she work in Hamburg?" asks what she did at a place, not where she is now. */
export const workInPlace: Rule = ({ intent, modifiers, isYesNo, named }) => {
  const isPast = intent === 'current-job' && !modifiers.has('now') && !isYesNo;
  const hasPlace = named.some(({ kind }) => kind === 'place');
  return (isPast || intent === 'location') && hasPlace ? { intent: 'worked-in' } : undefined;
};
