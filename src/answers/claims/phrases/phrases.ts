import type { CvTopic } from '../../../resume/outline';
import type { Token } from '../../text/tokens';

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
  readonly saying?: RegExp | undefined;
  /** What a CV may leave open about things that it mentions: "why", "exactly how many". */
  readonly open: RegExp;
  /** The same, matched against the text with its accents. */
  readonly openAsWritten?: RegExp | undefined;
  /** "Yes", "No" and "Indeed" before what they affirm. */
  readonly yes: RegExp;
  readonly time: TimePhrases;
  readonly slots: SlotPhrases;
  /** Tells whether a word with a capital is a name, where every noun has one; `isUsual` knows everyday words. */
  readonly isName?:
    | ((words: readonly Token[], at: number, around: Around, isUsual: (word: string) => boolean) => boolean)
    | undefined;
  /** Nouns before an organisation's name, where no capitals tell names. */
  readonly organisation?: RegExp | undefined;
  readonly order: OrderPhrases;
  /** Right behind a number that is the least: "more than". */
  readonly moreBehind?: RegExp | undefined;
  /** Right behind a number that is not exact: "about". */
  readonly roughBehind?: RegExp | undefined;
  /** Right behind a number that counts nothing: "the nineties". */
  readonly noCount?: RegExp | undefined;
  /** Right behind a number of what is no part of a CV: people, shares, money. */
  readonly measures?: RegExp | undefined;
  /** Right behind a number, where what is counted may stand before it. */
  readonly counters?: readonly Counter[] | undefined;
  /** The owner as a sentence names them beside the name: "she", "his"; every sentence in a language that leaves them out. */
  readonly owner: RegExp;
  /** Family, birth, health, faith, pay: what a CV seldom has, and models invent. */
  readonly privateLife: RegExp;
  /** Words of talk about people and their work which no vocabulary of questions has, separated by blanks. */
  readonly common: string;
  /** Words of institutions, degrees and subjects that have a capital there, so that a translation does; separated by blanks. */
  readonly institutions?: string | undefined;
}

/** What a counter behind a number counts: these parts of a CV, or those that the sentence names. */
export type Counter = readonly [said: RegExp, topics: readonly CvTopic[]];

/** The sentence that a word stands in. */
export interface Around {
  readonly folded: string;
}

export interface TimePhrases {
  /** Right before a date that something began or ended with. */
  readonly startBefore: RegExp;
  readonly endBefore: RegExp;
  /** Right behind it, as in Japanese. */
  readonly startBehind?: RegExp | undefined;
  readonly endBehind?: RegExp | undefined;
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
  readonly ones?: readonly (readonly [value: string, words: RegExp])[] | undefined;
  /** "a year", where it is a length of time. */
  readonly oneYear: RegExp;
  /** Behind or before a length of time that says when or how often, not how long: "ago", "every". */
  readonly noLength: RegExp;
  /** Right behind a length that counts in spite of `noLength`: "hace dos años que". */
  readonly butLength?: RegExp | undefined;
  /** Right before a length or a number, or behind it. */
  readonly about: RegExp;
  readonly more: RegExp;
  readonly less: RegExp;
}

export interface SlotPhrases {
  /** Before a list of what somebody can do or uses. */
  readonly skills: RegExp;
  /** Right behind such a list: "is one of her skills". */
  readonly skillsBehind?: RegExp | undefined;
  /** What ends such a list. */
  readonly skillsEnd: RegExp;
  /** Right before a job's title. */
  readonly title: RegExp;
  /** Right before a title whatever its words, where the sentence names the employer. */
  readonly titleAtEmployer?: RegExp | undefined;
  /** What ends a title, where it is not what ends one in most languages. */
  readonly titleEnd?: RegExp | undefined;
  /** Ending of a profession's word that tells its gender and number. */
  readonly gender?: RegExp | undefined;
  /** Words for a rank or a profession, in the singular. */
  readonly profession: RegExp;
  /** Right before an employer or a school. */
  readonly employer: RegExp;
}

/** What tells of several jobs or schools which is meant, or which came before the other. */
export interface OrderPhrases {
  /** The sentence speaks of today. */
  readonly now: RegExp;
  /** It speaks of what is over. */
  readonly former: RegExp;
  /** Of the first job. */
  readonly first: RegExp;
  /** Of the latest. */
  readonly last: RegExp;
  /** Right before a name: what else the sentence names came earlier, or later. */
  readonly before: RegExp;
  readonly after: RegExp;
  /** Right behind a name, as in Japanese. */
  readonly beforeBehind?: RegExp | undefined;
  readonly afterBehind?: RegExp | undefined;
  /** Between two names: the second came later. */
  readonly later: RegExp;
}
