/** Making one takes longer than all that it formats. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "June 2025", "juin 2025", "2025年6月". `month` counts from 1; another number leaves the year alone. */
export function formatMonth(month: number, year: string, language: string): string {
  if (!(month >= 1 && month <= 12)) return year;
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(Date.UTC(Number(year), month - 1));
}
