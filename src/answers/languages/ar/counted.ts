const plurals = new Intl.PluralRules('ar');
const figures = new Intl.NumberFormat('ar');

/** A counted noun. `zero`, `one` and `two` say their number in words; the others follow the figure. */
export interface CountedNoun {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  /** 3 to 10, 103 to 110. */
  readonly few: string;
  /** 11 to 99. */
  readonly many: string;
  /** 100 to 102, and fractions. */
  readonly other: string;
}

/** "Three jobs" as Arabic counts: six forms, of which the first three hold their number. */
export function counted(count: number, noun: CountedNoun): string {
  const form = plurals.select(count);
  return form === 'zero' || form === 'one' || form === 'two'
    ? noun[form]
    : `${figures.format(count)} ${noun[form]}`;
}

/** True where Arabic has a form of its own for two things. */
export function isDual(count: number): boolean {
  return plurals.select(count) === 'two';
}
