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
