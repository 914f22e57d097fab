import type { Predicate } from '../../grammar/grammar';
import { intents, ofOwner, ofWishes } from '../../intent/groups';
import type { Intent } from '../../intent/intents';
import { fold } from '../../text/fold';
import type { Rule } from './rule';

/** What a question of yes or no is about whose verb says so. */
const askedBy: Readonly<Partial<Record<Predicate, Intent>>> = {
  led: 'leadership',
  volunteered: 'volunteer',
  likes: 'interests',
  won: 'awards',
  published: 'publications',
};

/** What the verbs above never ask for. */
const others = intents(...ofOwner, ...ofWishes, 'private', 'privacy', 'gaps', 'worked-at', 'derail');

/** Below this the classifier tells less than the form of a question for a title. */
const guessed = 0.4;

/** "Does she play the drums?" asks for no employer, however the classifier takes its form. */
export const verb: Rule = ({ intent, isYesNo, text, confidence, context: { grammars } }) => {
  if (!isYesNo || !others.has(intent)) return undefined;
  const { predicates, qualifiers } = grammars[0];
  const folded = fold(text);
  // "Would she like to lead?" asks for a wish.
  if (qualifiers.would.test(folded)) return undefined;
  if (intent !== 'private' && confidence < guessed && grammars[0].asksTitle.test(folded)) return { intent: 'occupation' };
  const [stated] = (Object.keys(askedBy) as (keyof typeof askedBy)[]).filter((key) =>
    predicates[key].test(folded),
  );
  const meant = stated && askedBy[stated];
  return meant && { intent: meant };
};
