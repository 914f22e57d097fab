import { isolate } from '../text/isolate';
import type { Sentences, When } from '../languages/sentences';

/** Dates, durations and lists as one language writes them. */
export interface Format {
  /** A JSON Resume date: "March 2024", or "2024". */
  readonly when: (date: string) => When;
  /** "4 years and 2 months"; about so, if a date was a year alone. */
  readonly duration: (months: number, isExact: boolean) => string;
  readonly list: (items: readonly string[]) => string;
  /** "a, b": no word before the last. */
  readonly join: (items: readonly string[]) => string;
}

const commas: Readonly<Record<string, string>> = { ja: '、', ar: '، ' };

export function createFormat(language: string, say: Sentences): Format {
  const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const counted = (unit: 'year' | 'month', amount: number) =>
    amount > 0
      ? plainSpaces(
          new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
        )
      : undefined;
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  // In a line from right to left, each name and number keeps its own direction.
  const apart = (items: readonly string[]) => (language === 'ar' ? items.map(isolate) : items);
  return {
    when(date) {
      const hasMonth = date.length > 4;
      return { text: hasMonth ? month.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`)) : date, hasMonth };
    },
    duration(all, isExact) {
      const wholeYears = isExact ? Math.floor(all / 12) : Math.round(all / 12);
      // From two years on, a month more or less is the way of counting, not a fact.
      const rest = isExact && !(wholeYears >= 2 && all % 12 <= 1) ? all % 12 : 0;
      if (wholeYears === 0 && rest === 0) return say.lessThanAMonth;
      const text = say.yearsAndMonths(counted('year', wholeYears), counted('month', rest));
      return isExact ? text : say.about(text);
    },
    list: (items) => conjunction.format(apart(items)),
    join: (items) => apart(items).join(commas[language] ?? ', '),
  };
}

/** With spaces that a reader can search for; Intl writes some that do not break. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00A0\u202F]/g, ' ');
}
