/** How one language writes numbers as words; folded. */
export interface NumberWords {
  /**
   * Two to nineteen, twenty to ninety, a hundred and a thousand, in this order, with a slash between two words for one and
   * "-" for none. Those of ten or more may stand before a hyphen and one of the first eight.
   */
  readonly numbers: string;
  /** Words that count only where nothing but a number is expected: "a year" is one. */
  readonly alone: Readonly<Record<string, number>>;
  /** A word of two numbers, the units first: "einundzwanzig". */
  readonly unitsFirst: RegExp;
  /** Right after a number that they multiply: "hundred"; as they are written. */
  readonly scales: readonly (readonly [scale: number, words: string])[];
}
