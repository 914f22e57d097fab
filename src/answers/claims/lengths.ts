import { numbersIn, type NumberInText } from '../time/numbers';
import { fold } from '../text/fold';
import type { TimePhrases } from './phrases/phrases';

/** A length of time that a text names. */
export interface Length {
  /** In months. */
  readonly months: number;
  /** What counts as true: the least and the most that the text allows, in months. */
  readonly least: number;
  readonly most: number;
  readonly written: string;
  /** UTF-16 offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** The lengths of time that a text names: "four years and two months", "a decade". */
export function lengthsIn(text: string, phrases: TimePhrases): Length[] {
  const folded = sameLength(text);
  const ones = phrases.ones ? countedOnes(folded, phrases.ones) : onesBeforeMonths(folded);
  const numbers = [...numbersIn(text), ...ones].toSorted((a, b) => a.start - b.start);
  const found: Length[] = [];
  let readTo = 0;
  for (const { value, start, end } of numbers) {
    if (start < readTo) continue;
    const amount = Number(value);
    if (!Number.isFinite(amount) || amount >= 1900) continue;
    const unit = unitAt(folded, end, phrases);
    if (!unit) continue;
    const before = folded.slice(Math.max(0, start - 30), start);
    const more = unit.size === 12 ? monthsBehind(folded, unit.end, numbers, phrases) : undefined;
    const last = more?.end ?? unit.end;
    readTo = last;
    const behind = folded.slice(last, last + 14).trimStart();
    if (isNoLength(before, behind, phrases)) {
      // It says when, not how long.
      if (more)
        found.push({
          months: 0,
          least: 0,
          most: Infinity,
          written: text.slice(start, last),
          start,
          end: last,
        });
      continue;
    }
    const months = amount * unit.size + (unit.hasHalf ? unit.size / 2 : 0) + (more?.months ?? 0);
    found.push(
      bounded(
        {
          months,
          isExact: more !== undefined || unit.size === 1 || unit.hasHalf || amount % 1 !== 0,
          start,
          end: last,
        },
        { text, before, behind, phrases },
      ),
    );
  }
  const one = phrases.oneYear.exec(folded);
  if (!one) return found;
  const start = one.index;
  const unit = one[1] ?? '';
  const end = start + one[0].length;
  const size = sizeOf(unit);
  const half = phrases.half.exec(folded.slice(end, end + 16));
  const more = size === 12 && !half ? monthsBehind(folded, end, numbers, phrases) : undefined;
  const last = more?.end ?? end + (half?.[0].length ?? 0);
  // "A year and three months": the months are no length of their own.
  const others = found.filter((length) => length.end <= start || length.start >= last);
  const isFound = found.some((length) => length.start <= start && length.end > start);
  if (isFound || (others.length < found.length && !more && !half)) return found;
  const before = folded
    .slice(0, end - unit.length)
    .replace(/(?:an?|one|un[ea]?|eine?[mn]?|medi[oa])\s*(?:full |whole |solo |escaso |buen |largo )?$/, '');
  const behind = folded.slice(last, last + 14).trimStart();
  if (isNoLength(before, behind, phrases)) return others;
  const isHalf = /\bmedi[oa] \S+$/.test(one[0]);
  const months = size * (isHalf ? 0.5 : half ? 1.5 : 1) + (more?.months ?? 0);
  const isExact = more !== undefined || half !== null || isHalf;
  return [...others, bounded({ months, isExact, start, end: last }, { text, before, behind, phrases })];
}

/** "A year" and "half a year" as numbers. */
function countedOnes(folded: string, ones: NonNullable<TimePhrases['ones']>): NumberInText[] {
  return ones.flatMap(([value, words]) =>
    [...folded.matchAll(words)].map(({ 0: written, index: start }) => ({
      value,
      start,
      end: start + written.length,
    })),
  );
}

/** Months that a word for a length of time stands for. */
function sizeOf(unit: string): number {
  if (/mo|mes/.test(unit)) return 1;
  if (/lustr/.test(unit)) return 60;
  if (unit.startsWith('quinzaine')) return 180;
  if (unit.startsWith('vingtaine')) return 240;
  if (unit.startsWith('trentaine')) return 360;
  return /de[cz]|^dizaine|jahrz/.test(unit) ? 120 : 12;
}

/** True for what says when, or how often. */
function isNoLength(before: string, behind: string, { noLength, butLength }: TimePhrases): boolean {
  if (otherThanLength.test(behind)) return true;
  return noLength.test(before.trimEnd()) && !(butLength?.test(behind) ?? false);
}

const otherThanLength =
  /^(?:ago|old|earlier|later|alt\b|spater|zuvor|mas tarde|plus tard|before|per\b|a week|previo|antes|despues|auparavant)/;

/** "One" of "one year and two months"; alone it is an article in most languages. */
function onesBeforeMonths(folded: string): NumberInText[] {
  return [
    ...folded.matchAll(
      /\b(?:an?|one|une?|eine?[mn]?|una?)\b(?=\s+(?:years?|an|jahr|ano)\s*,?\s*(?:and|et|und|y)\s)/g,
    ),
  ].map(({ 0: written, index: start }) => ({ value: '1', start, end: start + written.length }));
}

interface Unit {
  /** In months. */
  readonly size: number;
  readonly hasHalf: boolean;
  readonly end: number;
}

function unitAt(folded: string, at: number, phrases: TimePhrases): Unit | undefined {
  const halfBefore = phrases.half.exec(folded.slice(at, at + 16));
  const from = at + (halfBefore?.[0].length ?? 0);
  const rest = folded.slice(from, from + 40);
  const sizes = [
    [120, phrases.decades],
    [12, phrases.years],
    [1, phrases.months],
  ] as const;
  for (const [size, pattern] of sizes) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const end = from + match[0].length;
    const halfBehind = phrases.half.exec(folded.slice(end, end + 16));
    return {
      size,
      hasHalf: halfBefore !== null || halfBehind !== null,
      end: end + (halfBehind?.[0].length ?? 0),
    };
  }
  return undefined;
}

/** "And two months" behind "four years". */
function monthsBehind(folded: string, at: number, numbers: readonly NumberInText[], phrases: TimePhrases) {
  const next = numbers.find(({ start }) => start >= at && start - at <= 6);
  if (!next || !/^[\s,]*(?:and|et|und|y|と)?[\s,]*$/.test(folded.slice(at, next.start))) return undefined;
  const unit = phrases.months.exec(folded.slice(next.end, next.end + 20));
  return unit ? { months: Number(next.value), end: next.end + unit[0].length } : undefined;
}

interface Said {
  readonly months: number;
  /** True for "18 months" and "four and a half years", which nobody says of four. */
  readonly isExact: boolean;
  readonly start: number;
  readonly end: number;
}

interface Around {
  readonly text: string;
  readonly before: string;
  readonly behind: string;
  readonly phrases: TimePhrases;
}

/** Years are counted down, as people do: "four years" lasts up to the fifth. */
function bounded({ months, isExact, start, end }: Said, { text, before, behind, phrases }: Around): Length {
  const slack = isExact ? Math.max(2, months / 12) : Math.max(3, Math.min(8, months / 8));
  const isMore =
    phrases.more.test(before) ||
    /^(?:以上|余|超|強|を超え|あまり|or more|ou plus|oder mehr|o mas|plus\b|\+)/.test(behind);
  const isLess = phrases.less.test(before) || /^(?:近く|弱|足らず|未満|以下)/.test(behind);
  const isAbout = phrases.about.test(before) || /^(?:ほど|くらい|ぐらい|程度|前後)/.test(behind);
  const least = isLess ? months - Math.max(8, months / 8) : isMore ? months - 1 : months - slack;
  const most = isMore
    ? Math.max(months * 1.5, months + 24)
    : isLess
      ? months + 2
      : isAbout
        ? months + Math.max(8, months / 8)
        : isExact
          ? months + slack
          : months + 11;
  return { months, least, most, written: text.slice(start, end).trim(), start, end };
}

/** Folded without a change of length, so that offsets hold. */
export function sameLength(text: string): string {
  return Array.from(text, (character) => {
    const folded = fold(character);
    return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
  }).join('');
}
