import type { CvEntry } from '../../resume/cv';
import { phrasesIn } from '../query/phrases';
import { longestDouble, type Query } from '../query/query';
import { entriesOf, namedEntries, type Context } from './context';
import { askedEntries, hasDate } from './time/asked-entries';

/** The two things that a question compares. */
export type Sides = readonly [readonly CvEntry[], readonly CvEntry[]];

/** The entries on both sides of "or", "than", "before"; undefined where one side names none of its own. */
export function comparedSides(query: Query, context: Context): Sides | undefined {
  // "Leader or one of the section, in Durham?" compares two posts there.
  const posts = namedEntries(query, ['place', 'employer']).filter(hasDate);
  const there = posts.length > 1 ? split(query, context, (entry) => posts.includes(entry)) : undefined;
  return there ?? split(query, context, hasDate) ?? ofOnePlace(query, context);
}

type IsAmong = (entry: CvEntry) => boolean;

function split(query: Query, context: Context, isAmong: IsAmong): Sides | undefined {
  if (query.text.length > longestDouble) return undefined;
  const { between, modifiers } = context.lexicon;
  const patterns = [modifiers.or, ...between].map((words, at) =>
    context.language === 'ja'
      ? new RegExp(words, 'g')
      : new RegExp(`${at === 0 ? '[\\s,]' : '\\s'}(?:${words})\\s`, 'gi'),
  );
  for (const pattern of patterns) {
    for (const match of query.text.matchAll(pattern)) {
      const left = sideOf(query, 0, match.index, context, isAmong);
      const right = sideOf(query, match.index + match[0].length, query.text.length, context, isAmong);
      const [one, other] = [without(left, right), without(right, left)];
      if (one.length > 0 && other.length > 0) return [one, other];
      // "Leader or violinist": of the violinists one is the leader.
      if (one.length > 0 && right.length > 0) return [one, right];
      if (other.length > 0 && left.length > 0) return [left, other];
    }
  }
  return undefined;
}

/** A side has few words, so that little tells what it names. */
const leastOfSide = 0.3;

/** What a part of the question names. */
function sideOf(query: Query, start: number, end: number, context: Context, isAmong: IsAmong): CvEntry[] {
  const isInside = (at: number, length: number) => at >= start && at + length <= end;
  let from = 0;
  const terms = query.terms.filter(({ written }) => {
    from = Math.max(from, query.text.indexOf(written, from));
    return isInside(from, written.length);
  });
  const text = query.text.slice(start, end);
  const phrases = phrasesIn(text);
  const topics = phrases.keysOf(context.lexicon.topics);
  const asked = askedEntries(
    {
      ...query,
      text,
      terms,
      topics,
      degrees: phrases.keysOf(context.lexicon.degrees),
      mentions: query.mentions.filter((each) => isInside(each.start, each.end - each.start)),
      rest: query.rest.filter((each) => isInside(each.start, each.end - each.start)),
      modifiers: new Set(),
    },
    context,
    isAmong,
    leastOfSide,
  );
  const [topic] = topics.filter((each) => each !== 'work');
  if (asked.length > 0 || topic === undefined) return asked;
  const named = entriesOf(context, topic).filter(isAmong);
  return named.length <= fewOfPart ? named : [];
}

/** Entries of a part of the CV that its bare name can mean: "the internship". */
const fewOfPart = 2;

function without(some: readonly CvEntry[], others: readonly CvEntry[]): CvEntry[] {
  return some.filter((entry) => !others.includes(entry));
}

/** "Which of the two posts at the library was longer?" */
function ofOnePlace(query: Query, context: Context): Sides | undefined {
  const [one, other, ...more] = namedEntries(query, ['employer', 'school', 'place']).filter(hasDate);
  const names = new Set(query.mentions.map(({ written }) => written));
  if (!one || !other || more.length > 0 || names.size > 1) return undefined;
  return context.interval(one) && [[one], [other]];
}
