import { numbersIn, type NumberInText } from '../time/numbers';
import { anySource } from '../languages/any-language';
import { fromCvWords } from '../languages/cv-words-in-use';
import { fold } from '../text/fold';
import type { Span } from '../text/span';
import type { TimePhrases } from '../languages/claim-phrases';

/** A length of time that a text names. */
export interface Length extends Span {
  /** In months. */
  readonly months: number;
  /** What counts as true: the least and the most that the text allows, in months. */
  readonly least: number;
  readonly most: number;
  readonly written: string;
}

/** The lengths of time that a text names: "four years and two months", "a decade". */
export function lengthsIn(text: string, time: TimePhrases, isOfCv = false): Length[] {
  const folded = sameLength(text);
  const ones = time.ones.flatMap(([value, words]) =>
    [...folded.matchAll(words)].map(({ 0: word, index: start }) => ({
      value,
      start,
      end: start + word.length,
    })),
  );
  const numbers = [...numbersIn(text), ...ones].toSorted((a, b) => a.start - b.start);
  const found: Length[] = [];
  for (const { value, start, end } of numbers) {
    const amount = Number(value);
    const unit = unitAt(folded, end, time);
    if (!unit || !(amount < leastYear) || start < (found.at(-1)?.end ?? 0)) continue;
    const more = unit.size === 12 ? monthsAfter(folded, unit.end, numbers, time) : undefined;
    const last = more?.end ?? unit.end;
    const before = folded.slice(Math.max(0, start - 30), start);
    const after = folded.slice(last, last + 14).trimStart();
    if (!isOfCv && isNoLength(before, after, time)) continue;
    const months = amount * unit.size + (unit.hasHalf ? unit.size / 2 : 0) + (more?.months ?? 0);
    const isExact = more !== undefined || unit.size === 1 || unit.hasHalf || amount % 1 !== 0;
    found.push({
      ...boundsOf(months, isExact, { before, after, time }),
      months,
      written: text.slice(start, last),
      start,
      end: last,
    });
  }
  return found;
}

/** A number from here on is a year. */
const leastYear = 1900;

/** True for what says when, or how often. */
function isNoLength(before: string, after: string, { noLength, butLength, notLength }: TimePhrases): boolean {
  if (notLength.test(after)) return true;
  return noLength.test(before.trimEnd()) && !(butLength?.test(after) ?? false);
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

const andMore = fromCvWords(
  (all) => new RegExp(`^[\\s,]*(?:${anySource(all.map(({ and }) => and))})?[\\s,]*$`),
);

/** "And two months" after "four years". */
function monthsAfter(folded: string, at: number, numbers: readonly NumberInText[], time: TimePhrases) {
  const next = numbers.find(({ start }) => start >= at && start - at <= 6);
  if (!next || !andMore().test(folded.slice(at, next.start))) return undefined;
  const unit = time.months.exec(folded.slice(next.end, next.end + 20));
  return unit ? { months: Number(next.value), end: next.end + unit[0].length } : undefined;
}

interface Around {
  readonly before: string;
  readonly after: string;
  readonly time: TimePhrases;
}

/** Years are counted down, as people do: "four years" lasts up to the fifth. */
function boundsOf(months: number, isExact: boolean, { before, after, time }: Around) {
  const slack = isExact ? Math.max(2, months / 12) : Math.max(3, Math.min(8, months / 8));
  const wide = Math.max(8, months / 8);
  if (time.more.test(before) || time.moreAfter.test(after) || after.startsWith('+'))
    return { least: months - 1, most: Math.max(months * 1.5, months + 24) };
  if (time.less.test(before) || time.lessAfter.test(after)) return { least: months - wide, most: months + 2 };
  const isAbout = time.about.test(before) || time.aboutAfter.test(after);
  return { least: months - slack, most: months + (isAbout ? wide : isExact ? slack : 11) };
}

/** Folded without a change of length, so that offsets hold. */
export function sameLength(text: string): string {
  return Array.from(text, (character) => {
    const folded = fold(character);
    return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
  }).join('');
}
