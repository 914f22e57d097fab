export type MonthWidth = 'long' | 'short';

/** "June 2025", "juin 2025", "2025年6月"; short "Jun 2025". `month` counts from 1; another number leaves the year alone. */
export function formatMonth(
  month: number,
  year: string,
  language: string,
  width: MonthWidth = 'long',
): string {
  const date = new Date(Date.UTC(Number(year), month - 1));
  if (!(month >= 1 && month <= 12)) return year;
  return new Intl.DateTimeFormat(language, { month: width, year: 'numeric', timeZone: 'UTC' }).format(date);
}
