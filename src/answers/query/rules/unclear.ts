import type { CvTopic } from '../../../resume/outline';
import type { Intent } from '../../intent/intents';
import { askedByKind, askedByTopic } from '../dialogue';
import { aboutFocus, hasSpokenOf, type Rule } from './rule';

/** Words in the longest message that can continue a conversation without naming anything. */
const longestFollowUp = 9;

/** The part of the CV that a list is about; a guess at it wants its name in the message. */
export const topicOf: Readonly<Partial<Record<Intent, CvTopic>>> = {
  ...Object.fromEntries(Object.entries(askedByTopic).map(([topic, intent]) => [intent, topic as CvTopic])),
  'degree-check': 'education',
  'highest-degree': 'education',
};

/** What an unclear message is about: a name, a part of the CV, what was spoken of, or words for the search. */
export const unclear: Rule = (asked) => {
  const { intent, mentions, channels, degrees, focus, modifiers, rest, length, years, confidence } = asked;
  const isFollowUp = hasSpokenOf(focus) && length <= longestFollowUp;
  const [mention] = mentions.filter(({ entities, kind }) => entities.length > 0 || kind === 'language');
  const timed = modifiers.has('duration') ? 'duration' : modifiers.has('when') ? 'when' : undefined;
  if (mention) return { intent: timed ?? askedByKind[mention.kind] };
  if (degrees.length > 0) return { intent: 'education' };
  if (channels.length > 0) return { intent: 'contact' };
  if (isFollowUp) return timed ? { intent: timed } : aboutFocus;
  if (years.length > 0) return { intent: 'at-time' };
  // Words that people form questions with leave the classifier's guess the best one.
  const namesMore = rest.some(({ isKnown }) => !isKnown);
  return namesMore && (confidence < 0.3 || topicOf[intent] !== undefined)
    ? { intent: 'tell-about' }
    : { intent };
};
