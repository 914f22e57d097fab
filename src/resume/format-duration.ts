/** Making one takes longer than all that it formats. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "June 2025", "juin 2025", "2025年6月". `month` counts from 1; another number leaves the year alone. */
function formatMonth(month: number, year: string, language: string): string {
  if (!(month >= 1 && month <= 12)) return year;
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(Date.UTC(Number(year), month - 1));
}

/** "4 years", "7 months", "1 year, 2 months", in any language. */
export function formatDuration(years: number, months: number, language: string): string {
  const parts = (
    [
      ['year', years],
      ['month', months],
    ] as const
  ).filter(([, count]) => count > 0);
  return new Intl.ListFormat(language, { type: 'unit' }).format(
    parts.map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  );
}

/** How a language writes dates; `ongoing` stands in place of the end of what goes on. */
export function datesIn(language: string, ongoing: string) {
  return {
    /** `month` counts from 1. */
    month: (month: number, year: string) => formatMonth(month, year, language),
    ongoing,
    /** How long a period lasted; at least one of the two is above zero. */
    duration: (years: number, months: number) => formatDuration(years, months, language),
  };
}
