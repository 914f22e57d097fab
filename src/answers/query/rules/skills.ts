import { amountAsked } from '../amount';
import { intents } from '../../intent/groups';
import { hiring, social, type Asked, type Rule } from './rule';

/** Words from which a message tells what somebody looks for. */
const longMessage = 18;

const toldInProse = intents(
  'has-skill',
  'skill-use',
  'education',
  'degree-check',
  'tell-about',
  'strengths',
  'leadership',
  'certificates',
  'work-history',
  'current-job',
  'occupation',
);

/** A recruiter's prose names many things and asks for none of them alone. */
export const prose: Rule = ({ length, confidence, intent }) =>
  length >= longMessage && confidence < 0.75 && toldInProse.has(intent) ? { intent: 'fit' } : undefined;

/** "Does he plan more than 100 lorries?" compares no two things of the CV: the line with the number answers. */
export const threshold: Rule = ({ intent, ranked, isYesNo, text, context }) => {
  if (!isYesNo || !comparing.has(intent)) return undefined;
  if (amountAsked(text, context.grammars[0]) === undefined) return undefined;
  return { intent: ranked.find((other) => !comparing.has(other.intent))?.intent ?? 'tell-about' };
};

const comparing = intents('compare', 'salary', 'longest-job', 'age');

/** "How many recipes are in her book?" finds the line with the number. */
export const count: Rule = ({ modifiers, topics, named, confidence, rest, context: { search } }) => {
  const isCount = modifiers.has('count') && !modifiers.has('duration') && topics.length === 0;
  if (!isCount || named.length > 0 || confidence >= 0.6) return undefined;
  const isKnown = rest.some(({ written }) => search.find([written]).some(({ isGuess }) => !isGuess));
  return isKnown ? { intent: 'tell-about' } : undefined;
};

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

const firm = intents(
  'contact',
  'salary',
  'nationality',
  'age',
  'about',
  'location',
  'help',
  'private',
  'again',
  'before-that',
  'after-that',
);

/** Keywords that name what only the owner can tell, or a part of the CV. */
function isFirm({ intent, confidence, topics, degrees }: Asked): boolean {
  return topics.length + degrees.length > 0 || (confidence > 0.6 && firm.has(intent));
}

/** Keywords alone: "GDPR experience", "vegetarian menu". */
export const keywords: Rule = (asked) => {
  const { length, intent, isYesNo, isOpen, mentions, rest, context } = asked;
  const isBrief = length <= 3 && !isYesNo && !isOpen && !hiring.has(intent) && !isFirm(asked);
  const isKeywords = (length <= 4 && (intent === 'work-history' || social.has(intent))) || isBrief;
  if (!isKeywords) return undefined;
  const words = rest.map(({ written }) => written);
  const isFound = words.length > 0 && context.search.findSure(words).length > 0;
  return isFound || mentions.some(({ kind }) => kind === 'skill') ? { intent: 'has-skill' } : undefined;
};
