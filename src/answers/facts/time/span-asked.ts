import type { TimeWords } from '../../time/time-words';
import type { Modifier } from '../../languages/lexicon';
import { quotable } from '../../quotable';
import { phraseFinder } from '../../query/phrases';
import { fold } from '../../text/fold';
import { isJapanese, tokens } from '../../text/tokens';
import type { Query } from '../../query/query';
import { readPoints, type Point } from '../../time/read-span';
import type { When } from '../../languages/sentences';
import type { Context } from '../context';

/** The time that a question asks about. */
export interface AskedSpan {
  readonly from: number;
  readonly to: number;
  /** As a sentence says it: "2019", "until 2019" for "before 2019". */
  readonly said: string;
}

/** The months of the pandemic as people speak of it. */
const pandemic = { from: 2020 * 12 + 2, to: 2022 * 12, said: '2020–2021' };

/** Months that the edges of "between spring and autumn" leave at least. */
const leastBetween = 1;

export function spanAsked(query: Query, context: Context): AskedSpan | undefined {
  const { today, lexicon, language } = context;
  const points = readPoints(query.text, lexicon.times, language, today);
  const [first] = points;
  if (!first) return query.modifiers.has('pandemic') ? pandemic : undefined;
  const last = points.at(-1) ?? first;
  return last === first ? around(first, query, context) : between(first, last, context);
}

function whenOf({ date, written }: Point, { format }: Context): When {
  return date === undefined ? { text: quotable(written), hasMonth: true } : format.when(date);
}

/** From one time to another: what is vague counts only where nothing else is left. */
function between(one: Point, other: Point, context: Context): AskedSpan {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one];
  const inner = { from: first.isVague ? first.to : first.from, to: last.isVague ? last.from : last.to };
  const span = inner.to - inner.from >= leastBetween ? inner : { from: first.from, to: last.to };
  return { ...span, said: `${whenOf(first, context).text}–${whenOf(last, context).text}` };
}

/** "In 2019", "before 2019", "since 2019", "the last five years". */
function around(point: Point, { text }: Query, context: Context): AskedSpan {
  const { say, today, lexicon } = context;
  const { from, to } = point;
  const now = today.getFullYear() * 12 + today.getMonth() + 1;
  const at = whenOf(point, context);
  if (to === now) return { from, to, said: say.span(at, undefined) };
  const beside = wordsBeside(point, text, lexicon.times);
  const has = (modifier: Modifier) => phraseFinder(tokens(beside), beside).has(lexicon.modifiers[modifier]);
  if (has('before') || has('until')) return { from: 0, to: from, said: say.span(undefined, at) };
  if (has('after')) return { from: to, to: Math.max(now, to + 1), said: say.span(at, undefined) };
  if (has('since')) return { from, to: Math.max(now, from + 1), said: say.span(at, undefined) };
  return { from, to, said: at.text };
}

/** Letters beside a time in which "before" or "since" belongs to it. */
const reach = 14;

/** The words before a time; in Japanese, where they follow it, those after it. */
function wordsBeside({ at, written }: Point, text: string, { inside }: TimeWords): string {
  const folded = fold(text);
  const end = at + written.length;
  return isJapanese(text)
    ? folded.slice(Math.max(0, end - 1), end + reach / 2)
    : inside.test(folded.slice(0, at))
      ? ''
      : folded.slice(Math.max(0, at - reach), at);
}
