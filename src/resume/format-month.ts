/** "June 2025", "juin 2025", "2025年6月". `month` counts from 1; another number leaves the year alone. */
export function formatMonth(month: number, year: string, language: string): string {
  const date = new Date(Date.UTC(Number(year), month - 1));
  if (!(month >= 1 && month <= 12)) return year;
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
