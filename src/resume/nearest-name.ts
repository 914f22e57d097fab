/** The name that a misspelt one may mean, capitals aside: as a rule two letters apart, and one of a short name. */
export function nearestName(
  written: string,
  names: readonly string[],
  most = written.length < 5 ? 1 : 2,
): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, mistakes: mistakesBetween(written, name) }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((one, other) => one.mistakes - other.mistakes);
  return nearest?.name;
}

/** Levenshtein distance: how many letters to add, drop or change. */
function mistakesBetween(one: string, other: string): number {
  // No two names of more letters apart are near, and a long text takes long.
  if (Math.abs(one.length - other.length) > 2) return Infinity;
  const [letters, others] = [one.toLowerCase(), other.toLowerCase()];
  let row = Array.from({ length: others.length + 1 }, (_, index) => index);
  for (const [at, letter] of letters.split('').entries()) {
    const next = [at + 1];
    for (const [index, otherLetter] of others.split('').entries()) {
      const changed = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The action that a message of a mistyped name ends with. */
export function meantOr(otherwise: string, ...mistyped: Parameters<typeof nearestName>): string {
  const nearest = nearestName(...mistyped);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
