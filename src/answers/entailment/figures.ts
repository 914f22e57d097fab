import type { Passage } from '../passages';
import { amountAsked } from '../query/amount';
import type { Term } from '../search/line-search';
import { monthsOf, overlaps } from '../time/intervals';
import { numberOf, numbersIn } from '../time/numbers';
import type { Asked } from './asked';
import { statementsOf, type Known, type Statement } from './statements';
import { wordsOf } from '../text/tokens';
import { holds } from './word-forms';

const monthsOfYear = 12;
/** Characters after a number in which stands what it counts. */
const countedWithin = 40;

/** Each number asked is the one that counts the same thing, or is passed where "more than" asks so. */
export function holdsNumbers(
  { folded, entry, line }: Statement,
  { numbers, query, terms, folded: asked, grammar }: Asked,
  context: Known,
): boolean {
  // "For ten years", "more than a year".
  const isAYear = numbers.length === 0 && grammar.atLeast.test(asked) && grammar.lengthOfTime.test(asked);
  const stated = numbers.length < 2 ? numberOf(grammar.statedTime.exec(asked)?.[1] ?? '') : undefined;
  const years = stated ?? (isAYear ? 1 : undefined);
  const interval = entry && context.interval(entry);
  const isLong = years !== undefined && interval !== undefined && monthsOf(interval) >= years * monthsOfYear;
  if (numbers.length === 0) return years === undefined || isLong;
  // Of an entry as a whole its dates tell.
  if (isLong && line === '' && grammar.atLeast.test(asked)) return true;
  const text = [folded, entry?.score, entry?.period].join('\n');
  const held = numbersIn(text);
  const amount = amountAsked(query.text, grammar);
  const countedBy = (waysOf: (term: Term) => readonly string[]) =>
    wordsOf(text).filter(({ written }) =>
      terms.some((term) => waysOf(term).some((way) => holds(way, written, false))),
    );
  const own = countedBy(({ written }) => [written]);
  const counted = own.length > 0 ? own : countedBy(({ sure }) => sure);
  const beside = counted.flatMap(({ start }) =>
    held.filter(({ end }) => end <= start && start - end < countedWithin).slice(-1),
  );
  // "More than ten people" is reached by no other thing that the line counts.
  const [number] = numbersIn(asked).filter(({ value }) => numbers.includes(value));
  const [unit] = wordsOf(asked.slice(number?.end).replace(grammar.atLeast, ' '));
  const isUnit = ({ end }: { readonly end: number }) =>
    unit === undefined ||
    wordsOf(text.slice(end, end + countedWithin))
      .slice(0, 2)
      .some(
        ({ written, folded: each }) =>
          holds(unit.written, written, false) ||
          // "More than five people" is passed by nine fitters.
          (grammar.team.test(unit.folded) && context.grammars.some(({ agents }) => agents.test(each))),
      );
  const near = beside.length > 0 ? beside : amount === undefined ? held : held.filter(isUnit);
  return numbers.every((value) =>
    near.some(({ value: each }) => each === value || (amount === Number(value) && Number(each) > amount)),
  );
}

/** True where the entry of a passage covers every year that is asked. */
export function isInYears(passage: Passage | undefined, asked: Asked, context: Known): boolean {
  const [fields] = passage ? statementsOf(passage) : [];
  return fields === undefined || holdsYears(fields, asked, context);
}

export function holdsYears({ entry, folded }: Statement, { query }: Asked, context: Known): boolean {
  const { years, modifiers } = query;
  if (years.length === 0) return true;
  const interval = entry && context.interval(entry);
  // Who rose in a firm has been there since the first post.
  const posts = context.cv.entries.filter(
    ({ organisation }) => organisation !== undefined && organisation === entry?.organisation,
  );
  const first = Math.min(...posts.map((each) => context.interval(each)?.from ?? Infinity));
  const isIn = (year: number) =>
    interval !== undefined &&
    (modifiers.has('since')
      ? [interval.from, first].some((from) => Math.floor(from / 12) === year)
      : overlaps(interval, { from: year * 12, to: year * 12 + 12 }));
  return years.every((year) => folded.includes(String(year)) || isIn(year));
}
