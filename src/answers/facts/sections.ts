import type { CvTopic } from '../../resume/outline';
import type { CvEntry } from '../../resume/cv';
import type { Passage } from '../passages';
import { lazyPart } from '../lazy-part';
import type { Query } from '../query/query';
import {
  entriesOf,
  inTime,
  lineOf,
  lineSaid,
  listed,
  namedEntries,
  passagesFor,
  affirmedIfAsked,
  titleOf,
  type Context,
} from './context';
import { readAsked } from '../entailment/asked';
import { overlaps } from '../time/intervals';
import { distinct, finding, type Finding } from './finding';
import { quotable } from '../quotable';
import { fold } from '../text/fold';
import { narrowedTo, withoutPartNames } from './narrow';
import { statement } from './statement';
import { isWritten, missingTerm, termsOf } from './terms';
import { toldOf, withPoints } from './work';

/** A part of the CV as a list: whole, or by what the question adds (how many, the latest, the one on leather). */
export function section(topic: CvTopic): (query: Query, context: Context) => Finding {
  return (query, context) => {
    const { say } = context;
    const all = entriesOf(context, topic);
    if (all.length === 0) {
      const elsewhere = mentionedElsewhere(topic, query, context);
      if (elsewhere.length === 0) return finding(say.part[topic].absent, [], true);
      const [best] = elsewhere;
      const [line] = context.lines.find(query.terms);
      // Who teaches for a living has no section for it.
      const told =
        topic === 'teachings' && best?.part === 'entry' && best.entry?.topic === 'work'
          ? say.workedAt(context.name, lineOf(best.entry, context))
          : ((best && lineSaid(best, context)) ?? (line && statement(line.line, context)));
      // "Has he taught robotics?" is answered by a line, whether or not teaching has a part of its own.
      return told
        ? finding(affirmedIfAsked(told, query, context), elsewhere)
        : finding([say.part[topic].absent, say.closest], elsewhere);
    }
    const named = namedEntries(withoutPartNames(query, context)).filter((entry) => all.includes(entry));
    const shown = named.length > 0 ? named : chosen(all, query, context);
    const missing =
      shown === all && query.isYesNo
        ? (missingTerm(query, context) ?? (topic === 'certificates' ? heldByNone(query, context) : undefined))
        : undefined;
    const items = shown.flatMap((entry) => itemsOf(entry, topic, context));
    const introduction = context.passages.filter(
      ({ part, anchor }) => part === 'section' && anchor === topic,
    );
    const evidence =
      shown.length === 1
        ? withPoints(shown, query, context)
        : [...passagesFor(shown, context), ...introduction];
    const list = listed(items, context, 8);
    const isWhole = countOf(shown, topic) === countOf(all, topic);
    // Some of several are named, not counted: "The CV has one certificate" would be wrong.
    const sentence = isWhole
      ? say.has(say.part[topic].counted(countOf(shown, topic)), list)
      : say.stated(list);
    if (missing) return finding([say.notInCv(missing), sentence], evidence);
    const [year] = query.years;
    if (year !== undefined && shown === all)
      return finding([say.nothingAtTime(String(year)), sentence], evidence);
    const [only] = shown.length === 1 && topic !== 'partners' && topic !== 'internships' ? shown : [];
    return finding(
      [affirmedIfAsked(sentence, query, context), only && toldOf(only, query, context)],
      evidence,
    );
  };
}

/** The clients and the interests of a CV may stand in one entry, as tags. */
function itemsOf(entry: CvEntry, topic: CvTopic, context: Context): string[] {
  if (topic === 'partners') return entry.tags.map(quotable);
  if (topic === 'interests' && entry.tags.length > 0) {
    return [`${titleOf(entry, context)} (${context.format.join(entry.tags.map(quotable))})`];
  }
  return [lineOf(entry, context)];
}

function countOf(entries: readonly CvEntry[], topic: CvTopic): number {
  return topic === 'partners' ? entries.reduce((sum, { tags }) => sum + tags.length, 0) : entries.length;
}

/** The latest or the first, if the question asks for it; those that hold its words; else all. */
function chosen(all: readonly CvEntry[], query: Query, context: Context): readonly CvEntry[] {
  const order = inTime(all, context).map(({ entry }) => entry);
  const ofYear = inTime(all, context).filter(({ interval }) =>
    query.years.some((year) => overlaps(interval, { from: year * 12, to: year * 12 + 12 })),
  );
  if (ofYear.length > 0) return ofYear.map(({ entry }) => entry);
  if (query.modifiers.has('count')) return all;
  if (query.modifiers.has('last')) return [order.at(-1) ?? all[0]].filter((entry) => entry !== undefined);
  if (query.modifiers.has('first')) return [order[0] ?? all.at(-1)].filter((entry) => entry !== undefined);
  const fitting = narrowedTo(all, query, context);
  return fitting.length > 0 ? fitting : all;
}

const loadLeading = lazyPart(() => import('./leading'));

/** "Who are the clients?": a line may name a part that the CV has no section for. */
function partNames(topic: CvTopic, { text }: Query, { topics }: Context['lexicon']): string[] {
  const folded = fold(text);
  return topics[topic].split('|').filter((name) => name.length > 3 && folded.includes(name));
}

function mentionedElsewhere(topic: CvTopic, query: Query, context: Context): Passage[] {
  const { search, lexicon } = context;
  const asked = search
    .findSure([...termsOf(query), ...partNames(topic, query, lexicon)])
    .map(({ passage }) => passage);
  return topic === 'teachings' ? distinct([...asked, ...loadLeading().taughtAtWork(context)]) : asked;
}

export const certificates = section('certificates');

/** "Does she have a driving licence?": what a question of yes or no asks for where the CV holds no word of it. */
function heldByNone(query: Query, context: Context): string | undefined {
  const { terms } = readAsked(query, context);
  const [first] = terms;
  return first && !terms.some((term) => isWritten(term, context.passages))
    ? quotable(first.written)
    : undefined;
}
