export type MonthWidth = 'long' | 'short';

/** Making one takes longer than all that it formats. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "June 2025", "juin 2025", "2025年6月"; short "Jun 2025". `month` counts from 1; another number leaves the year alone. */
export function formatMonth(
  month: number,
  year: string,
  language: string,
  width: MonthWidth = 'long',
): string {
  if (!(month >= 1 && month <= 12)) return year;
  const key = `${language} ${width}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { month: width, year: 'numeric', timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(Date.UTC(Number(year), month - 1));
}
