import type { DateWords } from './words.en';

/** From when to when, as shown. */
export interface Period {
  /** In one line, e.g. "June 2025 – September 2025" or "2019-2020". */
  readonly text: string;
  readonly from?: DateLabel | undefined;
  readonly to?: DateLabel | undefined;
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
  return { text: periodText(from?.label ?? to.label, to.label), from, to };
}

function periodText(from: string, to: string): string {
  if (from === to) return to;
  const areYears = [from, to].every((label) => /^\d+$/.test(label));
  return areYears ? `${from}-${to}` : `${from} – ${to}`;
}
