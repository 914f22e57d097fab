import { hiring, type Rule } from './rule';

/** "Has she worked abroad?"; "would she move abroad?" is the owner's to tell. */
export const abroad: Rule = ({ modifiers, intent }) =>
  modifiers.has('abroad') && !hiring.has(intent) ? { intent: 'worked-in' } : undefined;
