import type { Pronoun } from '../../open-cv';

/** A length of time as people say it. */
export interface Length {
  readonly modifier?: 'about' | 'almost' | 'over' | undefined;
  readonly years: number;
  /** Beside the years; `half` a year is said as such. */
  readonly months: number | 'half';
}

/** What Intl does not say. */
export interface Speech {
  /** Up to twenty in words; larger ones in digits. */
  readonly numbers: readonly string[];
  /** `number` says a number, in words or digits. */
  readonly duration: (length: Length, number: (count: number) => string) => Slots;
  /** A month and a year, "in" which something happened. */
  readonly inMonth: (monthAndYear: string) => string;
  readonly inYear: (year: string) => string;
  readonly years: (from: string, to: string) => string;
  /** Words for the person; none where only the name will do. */
  readonly person: (pronoun: Pronoun | undefined, first: string, name: string) => PersonWords;
  /** Joins two sentences about the person; the second one's subject may go without saying. */
  readonly and?: ((subject: string | undefined) => string) | undefined;
  /** Further spellings of what was drawn for a template, such as with an article. */
  readonly articled?: (slots: Slots) => Slots;
  /** The template as it reads before these words. */
  readonly elided?: (template: string, slots: Slots) => string;
}

type Slots = Readonly<Record<string, string | undefined>>;

export interface PersonWords {
  /** Ways to begin a sentence; the first is the commonest. */
  readonly subjects: readonly string[];
  readonly within: readonly string[];
  readonly slots: Slots;
}
