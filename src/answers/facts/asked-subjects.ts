import type { CvEntry } from '../../resume/cv';
import { keyOf } from '../entities/entity-index';
import type { Passage } from '../passages';
import type { Query } from '../query/query';
import type { Line } from '../search/line-search';
import { fold } from '../text/fold';
import type { Context } from './context';
import { distinct } from './finding';
import { isHeld, isNaming, phrasesOf, termsWithin, type Phrase } from './terms';

/** Something that a question asks experience of, and where the CV has it. */
export interface Subject {
  /** As the CV writes it, or the visitor. */
  readonly term: string;
  /** The group of skills that lists it. */
  readonly group?: CvEntry | undefined;
  /** The passages that hold it, the group's first. */
  readonly passages: readonly Passage[];
  /** The line that holds it in other words. */
  readonly line?: Line | undefined;
  /** True for words that people ask with: the CV is not said to lack them beside what it has, and they prove little. */
  readonly isWeak?: boolean | undefined;
  /** True for verbs alone: the CV is never said to lack them. */
  readonly isVerb?: boolean | undefined;
}

/** Everything that a question names or is about beside what forms it; each as the CV has it. */
export function askedSubjects(query: Query, context: Context): Subject[] {
  const mentioned = query.mentions
    .filter(({ kind }) => kind !== 'place' && kind !== 'language')
    .map(({ entities, kind, written, end, match }) => {
      const entries = entities.flatMap((entity) => entity.entries);
      const own = subject(entities[0]?.name ?? written, context, entries);
      const others = match === 'part' ? context.search.findSure([written]).map(({ passage }) => passage) : [];
      return { ...own, kind, match, written, passages: distinct([...own.passages, ...others]), end };
    });
  const phrases = phrasesOf(query).map((phrase) => ({ phrase, found: inProse(phrase, query, context) }));
  // "Playing" is a group of skills, and "can he play the trumpet" asks for the trumpet.
  const isSpecific = phrases.some(({ found }) => !found.isWeak) || namesPart(query, context);
  // "Can he drive a bus?" asks for buses, whatever else he drives.
  const { operates } = context.grammars[0];
  const isMeant = ({ kind, match, written }: (typeof mentioned)[number]) =>
    (kind !== 'group' || !isSpecific) &&
    (match !== 'part' || phrases.length === 0 || !operates.test(fold(written)));
  const named = mentioned.filter(isMeant);
  const isSure = ({ passages, isWeak }: Subject) => passages.length > 0 && !isWeak;
  const held = [...named, ...phrases.map(({ found }) => found)].filter(isSure);
  // "Does he teach French?" where the CV has no French at all.
  const foreign = query.mentions
    .filter(({ kind, entities }) => kind === 'language' && entities.length === 0)
    .map(({ written }) => subject(written, context, []));
  const others = foreign.filter(({ passages }) => passages.length === 0);
  const telling = phrases.filter(({ found }) => {
    // "Has she built boats?" is about boats, whatever else was built.
    if (found.isWeak) return held.length === 0;
    // "code in Python" asks for Python.
    return isSure(found) || held.length === 0;
  });
  const all = telling.map(({ found }) => found);
  const lacked = [...others, ...all].some(({ passages, isWeak }) => passages.length === 0 && !isWeak);
  const strong = held.length === 0 && lacked ? all.filter(({ isWeak }) => !isWeak) : all;
  const weak = strong.filter(({ passages }) => passages.length > 0);
  const isProof = held.length === 0 && weak.length > 0;
  return distinctBy([...named, ...others, ...(isProof ? weak : strong)], ({ term }) => keyOf(term));
}

/** True for "has she written a book": it asks for books, not for a group of skills called "Writing". */
export function namesPart({ topics }: Query, { cv }: Context): boolean {
  return topics.some(
    (topic) => topic !== 'skills' && topic !== 'work' && cv.entries.some((entry) => entry.topic === topic),
  );
}

function subject(term: string, context: Context, entries: readonly CvEntry[]): Subject {
  const { search, passageOf } = context;
  const group = entries.find(({ topic }) => topic === 'skills');
  const own = entries.map(passageOf).filter((passage) => passage !== undefined);
  // A misspelt word of prose is a guess too many: "cook" is no "book".
  const sure = search.findSure([term]);
  return { term, group, passages: distinct([...own, ...sure.map(({ passage }) => passage)]) };
}

/** A phrase as a whole, or the lines that hold most of its words, by whatever name. */
function inProse(phrase: Phrase, query: Query, context: Context): Subject {
  const { words, written, start } = phrase;
  const names = words.filter(isNaming);
  const isWeak = names.length === 0;
  const telling = isWeak ? words.filter(({ isVerb }) => !isVerb) : names;
  const [first = words[0]] = telling;
  const term = first ? written.slice(first.start - start, (telling.at(-1) ?? first).end - start) : written;
  const whole = subject(written, context, []);
  if (whole.passages.length > 0) return { ...whole, isWeak };
  const held = words.filter((word) => (isWeak || telling.includes(word)) && isHeld(word, query, context));
  if (held.length === 0 || held.length * 2 < telling.length)
    return { term, passages: [], isWeak, isVerb: telling.length === 0 };
  const lines = context.lines.find(termsWithin(phrase, query));
  const near = lines.filter(({ score }) => score >= (lines[0]?.score ?? 0) * nearly);
  return {
    term: held.map((word) => word.written).join(' '),
    isWeak,
    line: lines[0]?.line,
    passages: distinct(near.map(({ line }) => line.passage)),
  };
}

/** Lines whose score is at least this share of the best one's answer as well. */
const nearly = 0.8;

/** What a question of yes or no names and the CV lacks, where the CV holds nothing else that it names. */
export function lackedBy(query: Query, context: Context): string | undefined {
  if (!query.isYesNo) return undefined;
  const all = askedSubjects(query, context);
  const isHeld = all.some(({ passages }) => passages.length > 0);
  return isHeld ? undefined : all.find(({ isWeak, isVerb }) => !isVerb && !isWeak)?.term;
}

export function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const known = seen.has(key(item));
    seen.add(key(item));
    return !known;
  });
}
