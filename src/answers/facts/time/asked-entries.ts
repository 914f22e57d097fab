import type { CvEntry } from '../../../resume/cv';
import type { EntityKind } from '../../entities/entities';
import type { Modifier } from '../../languages/lexicon';
import { lexiconWords } from '../../query/phrases';
import type { Query } from '../../query/query';
import type { Term } from '../../search/line-search';
import { holds } from '../../entailment/word-forms';
import { fold } from '../../text/fold';
import { isJapanese, tokens } from '../../text/tokens';
import { isWritten } from '../terms';
import { isOngoing, namedEntries, type Context, topicSet } from '../context';
import { degreeEntries } from '../degrees';
import { asksSelfEmployed, isSelfEmployed } from './self-employed';

/** Names of what is in one time: with one, the other words of a question only choose among several posts. */
const certain: readonly EntityKind[] = ['employer', 'school', 'project'];

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
  const isNow = query.modifiers.has('now');
  const all = context.cv.entries.filter((entry) => among(entry) && (!isNow || isOngoing(entry)));
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

const timeWordsOf = lexiconWords(({ modifiers, times, topics }) => {
  const phrases = [
    ...timing.map((each) => modifiers[each]),
    times.units,
    times.long,
    times.short,
    times.later,
    times.old,
    topics.work,
  ];
  return phrases.flatMap((each) => each.split(/[| ]/)).map(fold);
});

/** The words of a question without those of time: "month" finds no monthly magazine. */
export function subjectTerms(
  { terms, topics }: Query,
  { lexicon, lines, passages }: Context,
): readonly Term[] {
  const known = timeWordsOf(lexicon);
  // "How long did she stay?" asks for nothing that "stay" may mean besides.
  const isMeant = (term: Term) => term.share === 1 || isWritten({ sure: [term.written] }, passages);
  const own = terms.filter((term) => !isOf(term, known) && lines.weightOf(term) > 0 && isMeant(term));
  // "Her prize", "her degree" names a part of the CV, and none of its entries.
  const names = topics.flatMap((topic) => lexicon.topics[topic].split('|'));
  const parts = new Set(names.flatMap((name) => tokens(name).map(({ stem }) => stem)));
  return own.every((term) => isOf(term, parts)) ? [] : own;
}

/** Parts of a CV in whose time a skill is used; a certificate only has a date. */
const ofUse = topicSet('work', 'internships', 'volunteer', 'projects');

export function hasUseTime({ topic, start }: CvEntry): boolean {
  return start !== undefined && ofUse.has(topic);
}

/** A term stands in a line, or in the title above it, if it fits at least so well. */
const leastHeld = 0.5;

/** The dated entries that hold all of these, each in a line or in the title above it: their time together is how long it was done. */
export function entriesHolding(terms: readonly Term[], { lines, passages, cv }: Context): CvEntry[] {
  if (terms.length === 0) return [];
  const held = new Set(
    passages
      .filter((passage) => terms.every((term) => lines.fit(term, passage) >= leastHeld))
      .map(({ entry }) => entry),
  );
  return cv.entries.filter((entry) => held.has(entry) && hasUseTime(entry));
}

/** All posts whose titles hold what the question names, where that is how the best one was found. */
export function titledLike(best: readonly CvEntry[], query: Query, context: Context): CvEntry[] {
  const named = query.mentions.filter(({ match }) => match === 'name');
  const terms = subjectTerms(query, context).filter(({ share }) => share === 1);
  const isOther =
    query.mentions.some(({ kind }) => kind === 'skill') ||
    namedEntries({ ...query, mentions: named }, certain).length > 0;
  if (terms.length === 0 || isOther) return [];
  const isTitled = ({ title = '' }: CvEntry) =>
    terms.every(({ ways }) => ways.some((way) => holds(way, title, false)));
  const [first] = best.filter(isTitled);
  const all = context.cv.entries.filter((entry) => entry.topic === first?.topic && isTitled(entry));
  // "As a company lawyer" asks for no other lawyer's post, although "company" is no subject of its own.
  const whole = all.filter(({ title = '' }) => !isJapanese(title) && holds(title, query.text, false));
  return whole.length > 0 ? whole : all;
}

function isOf({ written }: Term, words: ReadonlySet<string>): boolean {
  return tokens(written).every(({ folded, stem }) => words.has(folded) || words.has(stem));
}
