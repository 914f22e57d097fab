import type { Query } from '../query/query';
import { askedByTopic } from '../query/dialogue';
import { quotable } from '../quotable';
import { affirmed, lineSaid, type Context } from './context';
import { factFinders, withPlace } from './find-facts';
import { finding, type Finding } from './finding';
import { ownersAnswer } from './owners-answers';
import { hasSkill } from './skills';
import { missingTerm, phrasesOf, termsOf } from './terms';

/** What answers one question: the owner's own words, else the CV. */
export function findAnswer(query: Query, context: Context): Finding {
  return (
    ownersAnswer(query, context) ??
    withPlace(
      withPremise(query, context, (each) => ownKind(query, each)),
      query,
      context,
    )
  );
}

/** Words in the longest question whose premise is checked; a longer one tells a story of its own. */
const longestPremise = 16;

/** "She was a lawyer in Madrid, right?" hears first that Madrid is not in the CV, and no yes. */
function withPremise(query: Query, context: Context, find: (context: Context) => Finding): Finding {
  const { say, search } = context;
  const { length, mentions, modifiers, isYesNo } = query;
  const isOpen =
    (!isYesNo && mentions.some(({ match }) => match === 'name')) ||
    modifiers.has('not') ||
    modifiers.has('except');
  const named = length <= longestPremise && !isOpen ? query.rest.filter(({ isName }) => isName) : [];
  const wrong = named.find(({ written }) => search.find([written]).length === 0);
  if (!wrong) return find(context);
  const found = find({ ...context, say: { ...say, yes: (sentence) => sentence } });
  const isSaid = found.sentences.some((sentence) => sentence.includes(quotable(wrong.written)));
  if (isSaid || found.evidence.length === 0) return found;
  return { ...found, sentences: [say.notInCv(quotable(wrong.written)), ...found.sentences] };
}

/** What answers a question: its own kind of answer, the part of the CV that it names, or what the search finds. */
function ownKind(query: Query, context: Context): Finding {
  const own = factFinders[query.intent](query, context);
  if (own) return own;
  const [topic] = query.topics.filter(
    (each) => each !== 'work' && context.cv.entries.some((entry) => entry.topic === each),
  );
  const named =
    topic && query.length <= longestByTopic ? factFinders[askedByTopic[topic]](query, context) : undefined;
  return named ?? searched(query, context);
}

/** Words of a message that is about no more than the part of the CV that it names. */
const longestByTopic = 12;

/** What the CV's passages hold of a question's words; the honest answer where they hold nothing. */
function searched(query: Query, context: Context): Finding {
  const { say, name, search, cv } = context;
  // A verb or a filler that the CV does not hold says nothing.
  const fillers = new Set(
    query.rest
      .filter(({ isKnown, isVerb, isName }) => (isKnown || isVerb) && !isName)
      .map(({ written }) => written),
  );
  const terms = termsOf(query).filter((term) => !fillers.has(term) || search.find([term]).length > 0);
  const [best, ...others] = terms.length > 1 ? search.findSure(terms) : search.find(terms);
  const covers = best && (best.covered.length >= terms.length / 2 || best.covered.length >= 3);
  if (!best || !covers) {
    const absent = query.length <= 4 && missingTerm(query, context) ? hasSkill(query, context) : undefined;
    if (absent) return absent;
    const links = cv.sections.map(
      ({ anchor, heading }) => `[${quotable(heading)}](#${encodeURIComponent(anchor)})`,
    );
    return finding(
      [say.nothing(name), links.length > 0 ? say.parts(context.format.join(links)) : undefined],
      [],
      true,
    );
  }
  const near = others.filter(({ score }) => score >= best.score * 0.5).map(({ passage }) => passage);
  const [phrase, another] = phrasesOf(query);
  const isWhole =
    query.isYesNo && phrase && !another && !best.isGuess && best.covered.length === terms.length;
  const line = lineSaid(best.passage, context);
  const sentence = isWhole
    ? affirmed(line ?? say.mentionedUnder(quotable(phrase.written), quotable(best.passage.heading)), context)
    : (line ?? say.closest);
  return finding(sentence, [best.passage, ...near]);
}
