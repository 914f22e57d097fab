import type { DateWords } from './words.en';

/** From when to when, as shown. */
export interface Period {
  /** In one line, e.g. "June 2025 – September 2025" or "2019–2020". */
  readonly text: string;
  readonly from?: DateLabel | undefined;
  readonly to?: DateLabel | undefined;
  /** For readers, e.g. "4 years"; only where both months are known and differ. */
  readonly duration?: string | undefined;
}

interface DateLabel {
  readonly label: string;
  /** A JSON Resume date; absent for "Ongoing". */
  readonly date?: string | undefined;
}

/** Formats a JSON Resume date: `2025-06-12` and `2025-06` as "June 2025", `2025` as "2025". */
export function formatDate(date: string, words: DateWords): string {
  const [year = '', month] = date.split('-');
  return month === undefined ? year : words.month(Number(month), year);
}

/**
 * Formats two JSON Resume dates, each of which may be empty; `undefined` when both are. As everywhere in JSON Resume,
 * a start without an end means that the period is ongoing: "October 2025 – Ongoing".
 */
export function formatPeriod(start: string, end: string, words: DateWords): Period | undefined {
  if (!start && !end) return undefined;
  const from = start ? { label: formatDate(start, words), date: start } : undefined;
  const to = end ? { label: formatDate(end, words), date: end } : { label: words.ongoing };
  const begin = from?.label ?? to.label;
  const text = begin === to.label ? begin : begin + periodDash(begin, to.label) + to.label;
  return { text, from, to, duration: durationOf(start, end, words) };
}

/** An en dash: between two years as close as their digits, between words with spaces around it. */
export function periodDash(from: string, to: string): string {
  return [from, to].every((label) => /^\d+$/.test(label)) ? '–' : ' – ';
}

/**
 * Counts as the assistant does (src/answers/time): both months are part of the period, and from two years on a single
 * month more is the way of counting. What is ongoing has no length that stays true once the page is built.
 */
function durationOf(start: string, end: string, words: DateWords): string | undefined {
  const [from, to] = [monthNumber(start), monthNumber(end)];
  if (from === undefined || to === undefined || to <= from) return undefined;
  const all = to - from + 1;
  const [years, months] = [Math.floor(all / 12), all % 12];
  return words.duration(years, years >= 2 && months === 1 ? 0 : months);
}

/** Counted from year 0; undefined for a year alone. */
function monthNumber(date: string): number | undefined {
  const [year, month] = date.split('-').map(Number);
  return year === undefined || month === undefined ? undefined : year * 12 + month - 1;
}
