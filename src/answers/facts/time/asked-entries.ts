import type { CvTopic } from '../../../resume/outline';
import type { CvEntry } from '../../../resume/cv';
import type { EntityKind } from '../../entities/entities';
import type { Lexicon, Modifier } from '../../languages/lexicon';
import type { Query } from '../../query/query';
import type { Term } from '../../search/line-search';
import { fold } from '../../text/fold';
import { tokens } from '../../text/tokens';
import { isOngoing, namedEntries, type Context } from '../context';
import { degreeEntries } from '../degrees';
import { asksSelfEmployed, isSelfEmployed } from './self-employed';

/** Names of what is in one time: with one, the other words of a question only choose among several posts. */
const certain: readonly EntityKind[] = ['employer', 'school', 'project'];

/** Parts of a CV that have no time. */
const timeless: ReadonlySet<CvTopic> = new Set<CvTopic>([
  'summary',
  'skills',
  'languages',
  'interests',
  'references',
]);

/** What other signs count beside the words of a line; a point tells less of when something was than a title. */
const worth = { name: 1.5, part: 0.5, topic: 1, degree: 2, selfEmployed: 3, point: 0.8 };
/** Below this an entry is not what a question is about. */
const least = { score: 0.7, share: 0.35 };
/** Entries this near the best are asked about with it. */
const near = 0.9;

/** The entries that a question about time is about, by its names and its other words; in the order of the CV. */
export function askedEntries(
  query: Query,
  context: Context,
  among: (entry: CvEntry) => boolean = hasDate,
  leastScore = least.score,
): CvEntry[] {
  const terms = subjectTerms(query, context);
  const named = query.mentions.filter(({ match }) => match === 'name');
  const sure = namedEntries({ ...query, mentions: named }, certain).filter(among);
  if (sure.length > 0) return postsOf(sure, terms, query, context);
  const dated = context.cv.entries.filter((entry) => among(entry) && !timeless.has(entry.topic));
  const all = query.modifiers.has('now') && dated.some(isOngoing) ? dated.filter(isOngoing) : dated;
  const best = bestOf(all, terms, query, context, leastScore);
  // "At the Stadtwerken" is part of the name of all her posts there.
  const [first] = best;
  const places = namedEntries(query, certain).filter(
    (entry) => among(entry) && entry.organisation === first?.organisation,
  );
  return first && places.includes(first) ? postsOf(places, terms, query, context) : best;
}

/** Of several posts at one place those that the other words of the question tell of. */
function postsOf(
  posts: readonly CvEntry[],
  terms: readonly Term[],
  { mentions }: Query,
  context: Context,
): CvEntry[] {
  const others = terms.filter(
    ({ share, written }) =>
      share === 1 &&
      mentions.every(({ written: name, kind }) => !certain.includes(kind) || !name.includes(written)),
  );
  const scores = scoresOf(others, context);
  const best = Math.max(...posts.map((entry) => scores.get(entry) ?? 0));
  return posts.filter((entry) => best < least.score || (scores.get(entry) ?? 0) >= best * near);
}

export function hasDate({ start, end }: CvEntry): boolean {
  return start !== undefined || end !== undefined;
}

/** The entries that fit a question best; none where that is little. */
function bestOf(
  all: readonly CvEntry[],
  terms: readonly Term[],
  query: Query,
  context: Context,
  leastScore: number,
): CvEntry[] {
  const scores = scoresOf(terms, context);
  const sum = terms.reduce((total, term) => total + context.lines.weightOf(term), 0);
  const degrees = degreeEntries(query, context);
  const isOwnWork = asksSelfEmployed(query.text, context);
  const ranked = all.map((entry) => ({ entry, score: (scores.get(entry) ?? 0) + signs(entry) }));
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  if (best < leastScore || best < sum * least.share) return [];
  return ranked.filter(({ score }) => score >= best * near).map(({ entry }) => entry);

  function signs(entry: CvEntry): number {
    const names = query.mentions
      .filter(({ kind }) => kind !== 'skill' && kind !== 'group')
      .filter(({ entities }) => entities.some(({ entries }) => entries.includes(entry)))
      .map(({ match }) => (match === 'name' ? worth.name : worth.part));
    const isTopic = query.topics.includes(entry.topic) && scores.has(entry);
    return (
      names.reduce((total, each) => total + each, 0) +
      (isTopic ? worth.topic : 0) +
      (degrees.includes(entry) ? worth.degree : 0) +
      (isOwnWork && isSelfEmployed(entry) ? worth.selfEmployed : 0)
    );
  }
}

function scoresOf(terms: readonly Term[], { lines }: Context): Map<CvEntry, number> {
  const scores = new Map<CvEntry, number>();
  for (const { line, score } of lines.find(terms)) {
    const { entry, part } = line.passage;
    const told = part === 'point' ? score * worth.point : score;
    if (entry) scores.set(entry, Math.max(told, scores.get(entry) ?? 0));
  }
  return scores;
}

const timing: readonly Modifier[] = [
  'count',
  'first',
  'last',
  'longest',
  'shortest',
  'before',
  'after',
  'since',
  'until',
  'between',
  'more',
  'earlier',
  'or',
  'now',
  'duration',
  'when',
];

const timeWords = new WeakMap<Lexicon, ReadonlySet<string>>();

/** The words of a question without those of time: "month" finds no monthly magazine. */
function subjectTerms({ terms, topics }: Query, { lexicon, lines }: Context): readonly Term[] {
  const known = timeWords.get(lexicon) ?? timeWordsOf(lexicon);
  timeWords.set(lexicon, known);
  const own = terms.filter((term) => !isOf(term, known) && lines.weightOf(term) > 0);
  // "Her prize", "her degree" names a part of the CV, and none of its entries.
  const names = topics.flatMap((topic) => lexicon.topics[topic].split('|'));
  const parts = new Set(names.flatMap((name) => tokens(name).map(({ stem }) => stem)));
  return own.every((term) => isOf(term, parts)) ? [] : own;
}

function isOf({ written }: Term, words: ReadonlySet<string>): boolean {
  return tokens(written).every(({ folded, stem }) => words.has(folded) || words.has(stem));
}

function timeWordsOf({ modifiers, times, topics }: Lexicon): ReadonlySet<string> {
  const phrases = [
    ...timing.map((each) => modifiers[each]),
    times.units,
    times.long,
    times.short,
    times.later,
    times.old,
    topics.work,
  ];
  return new Set(phrases.flatMap((each) => each.split(/[| ]/)).map((word) => fold(word)));
}
