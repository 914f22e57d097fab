/**
 * How one language says what makes a sentence a claim, and what it claims. Every pattern is matched against a folded text:
 * lower case, without accents (`fold`).
 */
export interface ClaimPhrases {
  /** Offers, invitations, wishes, guesses, and what the assistant says of itself: nothing that a CV could hold. */
  readonly noClaim: RegExp;
  /** The same, matched against the text with its accents, where they tell apart what folded words do not. */
  readonly noClaimAsWritten?: RegExp | undefined;
  /** Negations that deny nothing, as "not only". */
  readonly noDenial: RegExp;
  readonly denial: RegExp;
  /** Denies the present alone: "no longer". */
  readonly noLonger: RegExp;
  /** "There is nothing about … in the CV". */
  readonly absence: RegExp;
  /** Words of such sentences that name nothing, each as a whole. */
  readonly saying: RegExp;
  /** Asks what a text may leave open of what it mentions: "what", "how". */
  readonly asking: RegExp;
  /** Of several what is left: "other", "further". */
  readonly others: RegExp;
  /** Nouns and verbs that say what of an entry is missing, beside the words that ask for it. */
  readonly fields: Readonly<Record<AbsentField, RegExp>>;
  readonly time: TimePhrases;
  readonly slots: SlotPhrases;
  /**
   * Where capitals tell no names: what stands where one would. Matched against the text as it is written; the first group is
   * a name even if questions have the word.
   */
  readonly names?: RegExp | undefined;
  readonly order: OrderPhrases;
  readonly degrees: DegreePhrases;
  /** Begins a clause with a subject or a verb of its own. */
  readonly nextClause: RegExp;
  /** Takes up a job or a school that was named before: "there", "in that time". */
  readonly there: RegExp;
  /** Words with bars between: before a clause that says otherwise; before a full stop that ends no sentence, as written. */
  readonly but: string;
  readonly abbreviations: string;
  /** The owner as a sentence names them beside the name: "she", "his"; every sentence in a language that leaves them out. */
  readonly owner: RegExp;
  /** Family, birth, health, faith, pay: what a CV seldom has, and models invent. */
  readonly privateLife: RegExp;
  /** Words of talk about people and their work which no vocabulary of questions has, separated by blanks. */
  readonly common: string;
}

/** What may be missing of an entry: who issued, employed or taught, a date, a place, a grade, a name, a number, a reason. */
export type AbsentField =
  'who' | 'when' | 'where' | 'duration' | 'grade' | 'level' | 'title' | 'name' | 'count' | 'why';

export interface TimePhrases {
  /** Right before a date that something began with. */
  readonly startBefore: RegExp;
  /** Verbs that make the only date of a sentence a beginning, or an end. */
  readonly begins: RegExp;
  readonly finishes: RegExp;
  /** Between the two dates of a period. */
  readonly to: RegExp;
  /** Behind a number, at once. */
  readonly years: RegExp;
  readonly months: RegExp;
  readonly decades: RegExp;
  /** "and a half", behind the unit or the number. */
  readonly half: RegExp;
  /** Words other than numbers that count a unit right behind them, with what they count: "ein halbes" of "ein halbes Jahr". */
  readonly ones: readonly (readonly [value: string, words: RegExp])[];
  /** Behind or before a length of time that says when or how often, not how long: "ago", "every". */
  readonly noLength: RegExp;
  /** Right behind a length that counts in spite of `noLength`: "hace dos años que". */
  readonly butLength?: RegExp | undefined;
  /** Right before a length or a number, or behind it. */
  readonly about: RegExp;
  readonly more: RegExp;
  readonly less: RegExp;
  /** Right after a length: it says when, or how often; there is more of it, less, or about so much. */
  readonly notLength: RegExp;
  readonly moreAfter: RegExp;
  readonly lessAfter: RegExp;
  readonly aboutAfter: RegExp;
}

export interface SlotPhrases {
  /** Before a list of what somebody can do or uses. */
  readonly skills: RegExp;
  /** Right before a job's title. */
  readonly title: RegExp;
  /** Right before a title whatever its words, where the sentence names the employer. */
  readonly titleAtEmployer?: RegExp | undefined;
  /** Words for a rank or a profession, in the singular. */
  readonly profession: RegExp;
  /** A title by what stands behind it, as in Japanese. */
  readonly titles?: RegExp | undefined;
  /** Words with bars between: small ones within a title in capitals, those after a title, and after one in capitals. */
  readonly joinsTitle: string;
  readonly endsTitle: string;
  readonly endsCapitalTitle: string;
  /** Words with bars between, which stand between two of a list. */
  readonly listed: string;
}

/**
 * How answers call academic degrees. Stricter than what reads a CV, where a "master" is a degree more often than a
 * craftsman.
 */
interface DegreePhrases {
  readonly doctorate: RegExp;
  readonly master: RegExp;
  readonly bachelor: RegExp;
  /** Says that studies led to the degree. */
  readonly held: RegExp;
}

/** What tells of several jobs or schools which is meant, or which came before the other. */
export interface OrderPhrases {
  /** Of the first job. */
  readonly first: RegExp;
  /** Right before a name: what else the sentence names came earlier, or later. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Right behind a name, as in Japanese. */
  readonly beforeBehind?: RegExp | undefined;
  readonly afterBehind?: RegExp | undefined;
  /** Between two names: the second came later. */
  readonly later: RegExp;
}
