import { isLacked, isNaming } from '../../facts/terms';
import { amountAsked } from '../amount';
import { intents } from '../../intent/groups';
import type { Rule } from './rule';

/** "Does he plan more than 100 lorries?" compares no two things of the CV: the line with the number answers. */
export const threshold: Rule = ({ intent, ranked, isYesNo, text, context }) => {
  if (!isYesNo || !comparing.has(intent)) return undefined;
  if (amountAsked(text, context.grammars[0]) === undefined) return undefined;
  return { intent: ranked.find((other) => !comparing.has(other.intent))?.intent ?? 'tell-about' };
};

const comparing = intents('compare', 'salary', 'longest-job', 'age');

/** "Can she bake bread?" is heard as a break, and "GDPR experience" asks for no career: the CV lacks all that they name. */
export const lacked: Rule = ({ intent, rest, terms, context: { lines } }) => {
  const named = terms.filter(({ share }) => share === 1);
  const isNamed = rest.some(isNaming) && named.every((term) => isLacked(term, lines));
  return ofCareer.has(intent) && isNamed ? { intent: 'has-skill' } : undefined;
};

const ofCareer = intents('gaps', 'total-experience');

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
