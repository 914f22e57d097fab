import { intents, lists } from '../intent/groups';
import { fold } from '../text/fold';
import type { Query } from '../query/query';
import { askedByTopic } from '../query/dialogue';
import { quotable } from '../quotable';
import { affirming } from './affirm';
import { affirmedIfAsked, type Context } from './context';
import { factFinders, withNumber } from './find-facts';
import { distinct, finding, type Finding } from './finding';
import { negated } from './negated';
import { ownersAnswer } from './owners-answers';
import { lackedBy } from './asked-subjects';
import { hasSkill } from './skills';
import type { FoundLine } from '../search/line-search';
import { ranked, statement } from './statement';
import { storyFacts } from './story';
import { isHeld, missingTerm } from './terms';

/** What answers one question: the owner's own words, else the CV. */
export function findAnswer(query: Query, asked: Context): Finding {
  const context = contradicting(query, asked);
  return ownersAnswer(query, context) ?? affirming(query, context, (each) => foundBy(query, each));
}

function foundBy(query: Query, context: Context): Finding {
  return (
    negated(query, context) ??
    withPremise(query, context, (each) => withNumber(ownKind(query, each), query, each))
  );
}

function withoutYes(context: Context): Context {
  return { ...context, say: { ...context.say, yes: (sentence) => sentence } };
}

/** "Doch" and "si" where the question denies what the CV holds. */
function contradicting({ isYesNo, text }: Query, context: Context): Context {
  // "Was there a time in which she was not employed?" denies nothing.
  const [main = ''] = text.split(/[,:]/);
  if (!isYesNo || !context.lexicon.asks.denies.test(fold(main))) return context;
  return { ...context, say: { ...context.say, yes: context.say.yesAgainst } };
}

/** Words in the longest question whose premise is checked; a longer one tells a story of its own. */
const longestPremise = 16;

/** "She was a lawyer in Madrid, right?" hears first that Madrid is not in the CV, and no yes. */
function withPremise(query: Query, context: Context, find: (context: Context) => Finding): Finding {
  const { say, search } = context;
  const { length, mentions, modifiers, isYesNo } = query;
  const isOpen = (!isYesNo && mentions.some(({ match }) => match === 'name')) || modifiers.has('not');
  const named = length <= longestPremise && !isOpen ? query.rest.filter(({ isName }) => isName) : [];
  const name = named.find(
    (word) => search.find([word.written]).length === 0 && !isHeld(word, query, context),
  );
  const wrong = name?.written ?? (ofTheCv.has(query.intent) ? lackedBy(query, context) : undefined);
  if (wrong === undefined) return find(context);
  const found = find(withoutYes(context));
  const isSaid =
    found.sentences.some((sentence) => sentence.includes(quotable(wrong))) ||
    query.degrees.some((level) => found.sentences.includes(say.noChannel(say.degrees[level])));
  if (isSaid || found.evidence.length === 0) return found;
  return { ...found, sentences: [context.say.notInCv(quotable(wrong)), ...found.sentences] };
}

/** Intents whose answers list what the CV has: that is no answer where a question names something else. */
const ofTheCv = intents(
  ...lists,
  'occupation',
  'interests',
  'partners',
  'achievements',
  'leadership',
  'strengths',
  'skills',
  'private',
);

/** What answers a question: its own kind of answer, the part of the CV that it names, or what the search finds. */
function ownKind(query: Query, context: Context): Finding {
  const story = query.isStory ? storyFacts(query, context) : undefined;
  const own = story ?? factFinders[query.intent](query, context);
  // These begin with the line that they say.
  if (story || query.isAboutFocus) return own ?? searched(query, context);
  if (own) return own;
  const [topic] = query.topics.filter(
    (each) => each !== 'work' && context.cv.entries.some((entry) => entry.topic === each),
  );
  return (topic && factFinders[askedByTopic[topic]](query, context)) ?? searched(query, context);
}

/** What the CV's lines hold of a question's words; the honest answer where they hold nothing. */
export function searched(query: Query, context: Context): Finding {
  return affirming(query, context, (each) => inLines(query, each));
}

function inLines(query: Query, context: Context): Finding {
  const { say, lines } = context;
  const remaining = negated(query, context);
  if (remaining) return remaining;
  if (lackedBy(query, context) !== undefined) return hasSkill(query, context) ?? nothing(context);
  const found = ranked(lines.find(query.terms), query);
  const [best] = found;
  if (!best || best.score < (isAll(best, query) ? leastOfAll : leastScore)) {
    const absent = query.length <= 4 && missingTerm(query, context) ? hasSkill(query, context) : undefined;
    return absent ?? nothing(context);
  }
  const near = found
    .slice(1)
    .filter(({ score }) => score >= best.score * 0.6)
    .map(({ line }) => line.passage);
  const sentence = statement(best.line, context) ?? say.closest;
  const isMost = best.covered.length * 2 >= query.terms.length;
  return finding(
    isMost ? affirmedIfAsked(sentence, query, context) : sentence,
    distinct([best.line.passage, ...near]),
  );
}

/** A line with less than this holds too little of a question. */
const leastScore = 2;
/** What several parts of the CV hold weighs less, and answers if nothing else was asked. */
const leastOfAll = 1.2;

function isAll({ covered }: FoundLine, { terms }: Query): boolean {
  return terms.length > 0 && terms.every((term) => term.share === 1 && covered.includes(term));
}

function nothing({ say, name, cv, format }: Context): Finding {
  const links = cv.sections.map(
    ({ anchor, heading }) => `[${quotable(heading)}](#${encodeURIComponent(anchor)})`,
  );
  return finding([say.nothing(name), links.length > 0 ? say.parts(format.join(links)) : undefined], [], true);
}
