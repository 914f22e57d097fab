import type { Context } from './facts/context';
import { findAnswer, searched } from './facts/find-answer';
import type { Finding } from './facts/finding';
import { intents, ofOwner, talk } from './intent/groups';
import type { Intent } from './intent/intents';
import { adjust } from './query/adjust-intent';
import { resolve } from './query/dialogue';
import type { Query } from './query/query';
import { aboutSpoken, shareOfSpoken } from './query/spoken';

/** One way to read a question, and what answers it then. */
interface Candidate {
  readonly query: Query;
  readonly found: Finding;
}

/** Intents that are tried, and how likely a second one has to be. */
const tried = { most: 3, leastProbability: 0.05 };
/** What the plain search would get as an intent's probability. */
const searchProbability = 0.12;
/** Keeps an unlikely intent in the race. */
const smoothing = 0.03;
/** What it is worth that an answer rests on what the words of the question lead to, beside the intent's likelihood. */
const worthOfWords = 3;
/** A list of everything of a kind rests on no words: it has this share of them. */
const worthOfWhole = 0.4;
/** A second quote proves less. */
const worthOfSecond = 0.8;

/** A message to the assistant itself is said plainly. */
const ofAssistant = intents('bot', 'help', 'smalltalk', 'other-task', 'derail');
const leastOfAssistant = 0.4;

/** Messages that ask for nothing of the CV: what it says of their words is no answer. */
const unsaid = intents('private', 'nationality', 'weaknesses', 'availability', 'relocation');
const beyondCv = new Set([...ofOwner, ...talk, ...unsaid]);

/** Questions that the dates of the whole CV answer, whatever words are in them. */
const ofDates = intents(
  'first-job',
  'longest-job',
  'previous-job',
  'current-job',
  'total-experience',
  'work-history',
  'gaps',
  'at-time',
  'compare',
  'about',
);

/**
 * The answer to a question, of those that its likeliest intents give and of what the search finds: the one whose intent is
 * likely and whose evidence holds most of what the question names.
 */
export function bestAnswer(read: Query, context: Context): Candidate {
  const { lines } = context;
  const terms = read.terms.map((term) => ({ term, weight: lines.weightOf(term) }));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  const beyond = read.ranked.reduce(
    (sum, { intent, probability }) => sum + (beyondCv.has(intent) ? probability : 0),
    0,
  );

  /** The share of the question's words that the first two quotes hold, rare ones first. */
  function covered({ query, found }: Candidate, isLikeliest: boolean): number {
    const {
      evidence: [first, second],
      isWhole,
    } = found;
    if (isWhole && isLikeliest) return worthOfWhole;
    const sum = terms.reduce((total, { term, weight }) => {
      const one = first ? lines.fit(term, first) : 0;
      const other = second ? worthOfSecond * lines.fit(term, second) : 0;
      return total + weight * Math.max(one, other);
    }, 0);
    const share = sum / (whole + 1);
    return isLikeliest && ofDates.has(query.intent) ? Math.max(share, worthOfWhole) : share;
  }

  function rated(candidate: Candidate, probability: number, isLikeliest = false) {
    const score = Math.log(probability) + worthOfWords * covered(candidate, isLikeliest);
    return { candidate, score };
  }

  const found = searched(read, context);
  const search = { query: { ...read, intent: 'tell-about' as const }, found };
  // Words that form questions lead anywhere, if none of them names something.
  const names = terms.some(({ term, weight }) => term.share === 1 && weight > 0);
  const all = [rated(search, searchProbability * (names ? 1 : 0.25) * (1.01 - Math.min(beyond, 1)))];
  const known = new Set<Intent>();
  for (const { intent, probability } of read.ranked.slice(0, tried.most)) {
    if (known.size > 0 && probability < tried.leastProbability) continue;
    if (ofAssistant.has(intent) && probability < leastOfAssistant) continue;
    const query = resolve(adjust({ ...read, intent }, context));
    if (known.has(query.intent)) continue;
    const isLikeliest = known.size === 0;
    known.add(query.intent);
    const found = findAnswer(query, context);
    // A search that finds nothing is no likelier than the plain one.
    const isEmpty = query.intent === 'tell-about' && found.evidence.length === 0;
    all.push(rated({ query, found }, isEmpty ? smoothing : probability + smoothing, isLikeliest));
  }
  const share = shareOfSpoken(read, context);
  if (share > 0) {
    const query = aboutSpoken(read, context);
    const found = findAnswer(query, context);
    all.push(rated({ query, found }, share + smoothing));
  }
  const [best = all[0]!, ...others] = all.toSorted((a, b) => b.score - a.score);
  // "Doing what?" after a job has no answer of its own.
  const { found: answer } = best.candidate;
  const isLost = read.continues && answer.evidence.length === 0;
  const spoken = isLost ? others.find(({ candidate: { query } }) => query.isAboutFocus) : undefined;
  return (spoken ?? best).candidate;
}
