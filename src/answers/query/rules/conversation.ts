import { continuing, intents, ofOwner, ofTime, ofWishes, passing } from '../../intent/groups';
import { aboutFocus, hasSpokenOf, social, type Rule } from './rule';

/** Intents whose questions are whole without what was spoken of. */
const whole = intents(
  ...continuing,
  ...ofTime,
  ...ofOwner,
  ...ofWishes,
  ...social,
  ...passing,
  'derail',
  'total-experience',
  'at-time',
  'compare',
  'fit',
  'location',
  'gaps',
);

/** A short question after an answer: "which was the first?", "which journal?", "how well?" */
export const followUp: Rule = (query) => {
  const { intent, mentions, modifiers, focus, length, topics, degrees, classes, years } = query;
  const named = mentions.filter(
    ({ match, kind }) => match === 'name' || kind !== 'skill' || !modifiers.has('anaphor'),
  );
  if (named.length + topics.length + degrees.length + classes.length + years.length > 0) return undefined;
  if (!hasSpokenOf(focus) && focus.intent !== 'speaks') return undefined;
  const [spoken] = focus.entries;
  if (
    focus.intent === 'speaks' &&
    length <= 3 &&
    (!social.has(intent) || /[?？]\s*$/.test(query.text)) &&
    intent !== 'again'
  )
    return { intent: 'speaks', mentions: focus.mentions };
  if (whole.has(intent)) return undefined;
  return spoken && length <= 3 ? aboutFocus : undefined;
};

/** "Who issued it?" */
export const oneOfSpoken: Rule = ({ modifiers, mentions, length, focus, confidence }) => {
  const asksOne = modifiers.has('count') || modifiers.has('who') || modifiers.has('where');
  const isBrief = mentions.length === 0 && length <= 5 && confidence < 0.7;
  return asksOne && isBrief && hasSpokenOf(focus) ? aboutFocus : undefined;
};
