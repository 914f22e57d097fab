import type { CvEntry } from '../../resume/cv';
import { spokenOf, type Context } from '../facts/context';
import { distinct } from '../facts/finding';
import { intents, ofTime } from '../intent/groups';
import type { Intent } from '../intent/intents';
import type { FoundLine, Term } from '../search/line-search';
import { fold } from '../text/fold';
import type { Query } from './query';
import { social } from './rules/rule';

/** What was spoken of, the first what "there" means. */
export function spokenEntries({ focus }: Query): CvEntry[] {
  return distinct([...focus.entries, ...(focus.list ?? [])]);
}

/** Intents that go on from what was spoken of to something else. */
const stepping = intents(...social, 'before-that', 'after-that', 'again');

/** How likely a message is about what was spoken of, as far as its form tells, from 0 to 1. */
export function shareOfSpoken(query: Query, context: Context): number {
  const { ranked, length, text } = query;
  const { language } = context;
  const spoken = spokenEntries(query);
  const [likeliest] = ranked;
  if (spoken.length === 0 || !likeliest) return 0;
  if (stepping.has(likeliest.intent) && likeliest.probability > 0.5) return 0;
  // Japanese words are counted by their letters.
  const words = language === 'ja' ? text.length / 3 : length;
  const short = Math.min(0.6, Math.max(0.03, 0.9 - 0.09 * words));
  return Math.min(0.85, heldShare(query, context) >= 0.5 ? 1.5 * short : short);
}

/** The share of a question's words that the best line of what was spoken of holds, rare ones first. */
function heldShare(query: Query, context: Context): number {
  const [best] = linesOfSpoken(query, context);
  const weight = (terms: readonly Term[]) =>
    terms.reduce((sum, term) => sum + context.lines.weightOf(term), 0);
  const all = weight(query.terms);
  return best && all > 0 ? weight(best.covered.filter((term) => query.terms.includes(term))) / all : 0;
}

/** The question about the one thing that it means of those spoken of. */
export function aboutSpoken(query: Query, context: Context): Query {
  const entry = meantOfSpoken(query, context);
  const intent = query.ranked[0]?.intent ?? query.intent;
  return {
    ...query,
    intent: entry ? formOf(entry, intent, query) : 'tell-about',
    isAboutFocus: true,
    mentions: [],
    meant: [],
    degrees: [],
    topics: [],
    // Which one is meant is settled.
    modifiers: new Set([...query.modifiers].filter((each) => each !== 'second' && each !== 'third')),
    focus: { ...query.focus, entries: entry ? [entry] : query.focus.entries },
  };
}

/** What is asked of an entry: its dates, or what it says. */
function formOf({ start, end }: CvEntry, intent: Intent, { modifiers }: Query): Intent {
  if (modifiers.has('duration')) return start === undefined || start === end ? 'tell-about' : 'duration';
  if (start === undefined && end === undefined) return 'tell-about';
  if (ofTime.has(intent) && !modifiers.has('count')) return intent;
  return modifiers.has('when') ? 'when' : 'tell-about';
}

/** An entry counts as meant instead of the one spoken of last from this many times its score. */
const clearly = 1.2;

function meantOfSpoken(query: Query, context: Context): CvEntry | undefined {
  const { focus, modifiers } = query;
  const [current] = focus.entries;
  const list = focus.list ?? focus.entries;
  if (list.length > 1) {
    if (modifiers.has('third')) return list[2] ?? current;
    if (modifiers.has('second')) return spokenOf(query)[0];
    const isOrder = modifiers.has('first') || modifiers.has('last');
    const dated = list.filter(({ start, end }) => start !== undefined || end !== undefined);
    if (isOrder && dated.length > 1) {
      const order = dated.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)));
      if (!modifiers.has('first')) return order.at(-1);
      // "How many patients were in the first one?" may count as the reply listed them.
      const [asked] = linesOfSpoken(query, context).map(({ line }) => line.passage.entry);
      return asked === list[0] ? asked : order[0];
    }
  }
  const scores = new Map<CvEntry, number>();
  for (const { line, score } of linesOfSpoken(query, context)) {
    const { entry } = line.passage;
    if (entry && !scores.has(entry)) scores.set(entry, score);
  }
  const [best] = scores;
  return best && current && best[1] > clearly * (scores.get(current) ?? 0) ? best[0] : current;
}

function timeOf({ start, end }: CvEntry): string {
  return start ?? end ?? '';
}

/** True for a question that a line with a number answers. */
export function asksNumber({ modifiers, text }: Query, { lexicon }: Context): boolean {
  return modifiers.has('count') || lexicon.asks.number.test(fold(text));
}

/** The lines of what was spoken of that hold words of a question, the best first. */
export function linesOfSpoken(query: Query, { lines }: Context): FoundLine[] {
  const spoken = spokenEntries(query);
  return lines
    .find(query.terms)
    .filter(({ line }) => line.passage.entry !== undefined && spoken.includes(line.passage.entry));
}
