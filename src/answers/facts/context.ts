import type { CvTopic } from '../../resume/outline';
import type { CvEntry } from '../../resume/cv';
import type { OwnersAnswer } from '../../resume/profile';
import { quotable } from '../quotable';
import type { Grammar } from '../languages/grammar';
import type { Intent } from '../intent/intents';
import type { Knowledge } from '../knowledge';
import type { Language } from '../languages/language-pack';
import type { Lexicon } from '../languages/lexicon';
import type { Sentences, When } from '../languages/sentences';
import type { EntityKind } from '../entities/entities';
import type { LinkedMessage } from '../entities/link-entities';
import type { Passage } from '../passages';
import type { Query } from '../query/query';
import { isLapsed, lapsedLine } from './lapsed';
import type { Concepts } from '../search/concepts';
import type { Format } from '../time/format';
import { monthsOf, union, type Interval } from '../time/intervals';

/** An answer of the owner's with one of its phrasings as it was read. */
export interface ReadAnswer {
  readonly answer: OwnersAnswer;
  readonly language: Language;
  readonly intent: Intent;
  readonly confidence: number;
  /** Stems of the words that do not form the question. */
  readonly subjects: ReadonlySet<string>;
}

/** One language's words, and one CV: all that facts are found and said with. */
export interface Context extends Knowledge {
  readonly language: Language;
  readonly say: Sentences;
  readonly lexicon: Lexicon;
  /** Of the visitor's language, then of the CV's where that is another. */
  readonly grammars: readonly [Grammar, ...Grammar[]];
  readonly format: Format;
  readonly owners: readonly ReadAnswer[];
  /** The owner's first name, in markdown. */
  readonly name: string;
  /** Finds what a text in the visitor's language names of the CV. */
  readonly link: (text: string) => LinkedMessage;
  readonly concepts: Concepts;
}

export const topicSet = (...topics: readonly CvTopic[]): ReadonlySet<CvTopic> => new Set(topics);

/** Parts of a CV whose entries last. */
export const lastingTopics = topicSet(
  'work',
  'internships',
  'education',
  'volunteer',
  'projects',
  'teachings',
);

export function entriesOf({ cv }: Pick<Context, 'cv'>, ...topics: readonly CvTopic[]): CvEntry[] {
  return cv.entries.filter(({ topic }) => topics.includes(topic));
}

/** "Conservator at City archive (March 2016 to May 2023)". */
export function lineOf(entry: CvEntry, context: Context, withPeriod = true): string {
  const { title, organisation, heading } = entry;
  // Studies that were broken off never stand without that.
  const period = withPeriod
    ? [spanOf(entry, context), reasonOf(entry)].filter(Boolean).join(', ')
    : undefined;
  const own = quotable(title ?? organisation ?? heading);
  const other = title !== undefined && organisation ? quotable(organisation) : undefined;
  if (isPost(entry))
    return context.say.line({ title: own, organisation: other, period: period || undefined });
  return context.say.line({
    title: other ? context.format.join([own, other]) : own,
    period: period || undefined,
  });
}

/** Why an entry does not count as done, where that is short enough for a bracket. */
function reasonOf(entry: CvEntry): string | undefined {
  const reason = isLapsed(entry) ? lapsedLine(entry)?.replace(/[.。]$/, '') : undefined;
  return reason !== undefined && reason.length <= longestReason ? quotable(reason) : undefined;
}

/** Letters. */
const longestReason = 60;

/** Entries in which somebody was something somewhere. */
function isPost({ topic }: CvEntry): boolean {
  return topic === 'work' || topic === 'internships' || topic === 'volunteer' || topic === 'education';
}

/** A name of an entry for a sentence that is about it: the employer or school; of a certificate its title, and not who issued it. */
export function subjectOf(entry: CvEntry): string {
  const { organisation, title, heading } = entry;
  return quotable((isPost(entry) ? organisation : undefined) ?? title ?? organisation ?? heading);
}

/** "Analyst, A mill": title and organisation, without dates. */
export function titleOf(entry: CvEntry, { format }: Context): string {
  const { title, organisation, heading } = entry;
  if (!isPost(entry)) return quotable(title ?? heading);
  return quotable(format.join([title, organisation].flatMap((part) => part || [])) || heading);
}

export function whenOf(date: string | undefined, { format }: Context): When | undefined {
  return date === undefined ? undefined : format.when(date);
}

/** "March 2016 to May 2023", "since March 2024", "2019"; undefined without dates. */
export function spanOf({ start, end }: CvEntry, context: Context): string | undefined {
  if (start === undefined && end === undefined) return undefined;
  if (start === undefined || start === end) return context.format.when(end ?? '').text;
  return context.say.span(whenOf(start, context), whenOf(end, context));
}

/** How long entries took together, overlaps counted once; undefined without a start. */
export function durationOf(
  entries: readonly CvEntry[],
  { interval, format }: Context,
): { months: number; text: string } | undefined {
  const intervals = entries
    .filter(({ start }) => start !== undefined)
    .map(interval)
    .filter((each) => each !== undefined);
  if (intervals.length === 0) return undefined;
  const parts = union(intervals);
  const months = parts.reduce((sum, part) => sum + monthsOf(part), 0);
  return {
    months,
    text: format.duration(
      months,
      parts.every(({ isExact }) => isExact),
    ),
  };
}

/** Entries in the order of time, the first to begin first; those without dates are left out. */
export function inTime(
  entries: readonly CvEntry[],
  { interval }: Context,
): { entry: CvEntry; interval: Interval }[] {
  return entries
    .flatMap((entry) => {
      const found = interval(entry);
      return found ? [{ entry, interval: found }] : [];
    })
    .toSorted((a, b) => a.interval.from - b.interval.from || a.interval.to - b.interval.to);
}

export function isOngoing({ start, end }: CvEntry): boolean {
  return start !== undefined && end === undefined;
}

/** The passages of entries as wholes. */
export function passagesFor(entries: readonly CvEntry[], { passageOf }: Context): Passage[] {
  return entries.map(passageOf).filter((passage) => passage !== undefined);
}

const semicolons: Readonly<Partial<Record<Language, string>>> = { ja: '；', ar: '؛ ' };

/** Up to `most` items, and how many more there are. */
export function listed(items: readonly string[], { format, say, language }: Context, most = 8): string {
  const shown = items.length <= most + 1 ? items : items.slice(0, most);
  // A comma inside an item would read as the next one.
  const semicolon = semicolons[language] ?? '; ';
  const hasCommas = shown.some((item) => /[,،、]/.test(item));
  if (shown === items) return hasCommas ? items.join(semicolon) : format.list(items);
  return say.andMore(hasCommas ? shown.join(semicolon) : format.join(shown), items.length - shown.length);
}

/** Entries in a line each, up to `most`. */
export function listOf(entries: readonly CvEntry[], context: Context, most: number): string {
  return listed(
    entries.map((entry) => lineOf(entry, context)),
    context,
    most,
  );
}

const kindsOfEntries: readonly EntityKind[] = ['employer', 'title', 'school', 'degree', 'project', 'thing'];

/** The entries that a question is about: those it names, else those spoken of before. */
export function subjects(query: Query, kinds: readonly EntityKind[] = kindsOfEntries): CvEntry[] {
  const named = namedEntries(query, kinds);
  const [spoken] = spokenOf(query);
  // "What did she design there?" after one of two design jobs is about that one.
  const isPartly = query.mentions.every(({ match, kind }) => match !== 'name' || kind === 'title');
  if (
    spoken &&
    isPartly &&
    query.modifiers.has('anaphor') &&
    (named.includes(spoken) || named.every(isTitled))
  )
    return [spoken];

  function isTitled(entry: CvEntry): boolean {
    return query.mentions.some(
      ({ kind, entities }) => kind === 'title' && entities.some(({ entries }) => entries.includes(entry)),
    );
  }
  if (named.length > 0) return named;
  const meant = query.modifiers.has('anaphor') ? [] : query.meant.filter(({ topic }) => topic !== 'summary');
  return meant.length > 0 ? [...meant] : spokenOf(query);
}

/** What was spoken of before, as one entry: the first, or the second of "the second one". */
export function spokenOf({ focus, modifiers }: Query): CvEntry[] {
  const list = focus.list ?? focus.entries;
  if (modifiers.has('third')) return list.slice(2, 3);
  if (!modifiers.has('second') || list.length < 2) return focus.entries.slice(0, 1);
  // "The other one" after the second means the first.
  return list
    .filter((entry) => entry !== (focus.entries.length === 1 ? focus.entries[0] : list[0]))
    .slice(0, 1);
}

/** The entries that all names of the question share, or else those of any. */
export function namedEntries({ mentions }: Query, kinds: readonly EntityKind[] = kindsOfEntries): CvEntry[] {
  const lists = mentions
    .map(({ entities }) => [
      ...new Set(entities.filter(({ kind }) => kinds.includes(kind)).flatMap(({ entries }) => entries)),
    ])
    .filter((list) => list.length > 0);
  const [first = [], ...others] = lists;
  const shared = first.filter((entry) => others.every((list) => list.includes(entry)));
  return shared.length > 0 ? shared : [...new Set(lists.flat())];
}

/** Letters of the longest line that a sentence repeats. */
export const longestLine = 240;

/** A line of the CV with the name of what it is about; undefined for what is no single line, or too long to say. */
export function lineSaid({ part, text, entry }: Passage, context: Context): string | undefined {
  if (part !== 'point' || !entry || text.length > longestLine) return undefined;
  return context.say.says(titleOf(entry, context), quotable(text.replace(/[.。]$/, '')));
}

/** Yes before a sentence: "Yes: Rust, under Tools." */
export function affirmed(sentence: string, { say }: Context): string {
  return say.yes(sentence);
}

/** The sentence with yes before it, where the question asks for yes or no. */
export function affirmedIfAsked(sentence: string, { isYesNo }: Query, context: Context): string {
  return isYesNo ? affirmed(sentence, context) : sentence;
}
