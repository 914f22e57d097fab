import { amountAsked } from '../amount';
import { intents } from '../../intent/groups';
import { social, type Rule } from './rule';

/** "Does he plan more than 100 lorries?" compares no two things of the CV: the line with the number answers. */
export const threshold: Rule = ({ intent, ranked, isYesNo, text, context }) => {
  if (!isYesNo || !comparing.has(intent)) return undefined;
  if (amountAsked(text, context.grammars[0]) === undefined) return undefined;
  return { intent: ranked.find((other) => !comparing.has(other.intent))?.intent ?? 'tell-about' };
};

const comparing = intents('compare', 'salary', 'longest-job', 'age');

/** Below it "private" is a guess. */
const guessed = 0.4;

/** "Has she a background in family law?" is no gossip where a line of the CV holds all of it. */
export const knownWork: Rule = ({ intent, terms, confidence, context: { lines } }) => {
  const asked = terms.filter(({ share }) => share === 1);
  const [best] = lines.find(asked);
  const least = confidence < guessed ? 1 : 2;
  const isTold =
    best !== undefined && best.covered.length >= least && best.covered.length * 2 >= asked.length;
  return intent === 'private' && isTold ? { intent: 'has-skill' } : undefined;
};

/** Keywords alone: "GDPR experience", "vegetarian menu". */
export const keywords: Rule = (asked) => {
  const { length, intent, isYesNo, isOpen, mentions, rest, topics, degrees, context } = asked;
  const isBrief = length <= 3 && !isYesNo && !isOpen && topics.length + degrees.length === 0;
  const isKeywords = (length <= 4 && (intent === 'work-history' || social.has(intent))) || isBrief;
  if (!isKeywords) return undefined;
  const words = rest.map(({ written }) => written);
  const isFound = words.length > 0 && context.search.findSure(words).length > 0;
  return isFound || mentions.some(({ kind }) => kind === 'skill') ? { intent: 'has-skill' } : undefined;
};
