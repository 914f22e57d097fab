/**
 * How one language speaks of time. Phrases are separated by `|`, lower case and without accents (`fold`); each pattern is
 * matched against a folded text and has the number for its first group.
 */
export interface TimeWords {
  readonly seasons: Readonly<Record<Season, string>>;
  /** Words before a year: "mid 2012". */
  readonly parts: Readonly<Record<PartOfYear, string>>;
  /** Words between a month and its year, and before a year: "of", "the". */
  readonly joins: string;
  /** Right before a time within which something was: "in", which is not "up to" even in "up to in 2004". */
  readonly inside: RegExp;
  readonly thisYear: string;
  readonly lastYear: string;
  /** "the last five years" */
  readonly lastYears: RegExp;
  readonly lastMonths: RegExp;
  /** "three years ago" */
  readonly yearsAgo: RegExp;
  /** "the 2010s": the decade's first year is the first group, whole or its last two digits. */
  readonly decade: RegExp;
  /** Units and other words of time that name nothing: "month", "started". */
  readonly units: string;
  /** Words that ask how long something took: "longer". */
  readonly long: string;
  /** Words that ask which of two took less time. */
  readonly short: string;
  /** Words that ask which of two came second. */
  readonly later: string;
  /** Words that ask how old a thing is. */
  readonly old: string;
  /** Words for working for oneself: "own boss". */
  readonly selfEmployed: string;
}

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type PartOfYear = 'early' | 'mid' | 'late';
