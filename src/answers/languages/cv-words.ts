import type { DegreeLevel, SkillClass } from './kinds';

/** How well somebody speaks a language, from the best. */
export const fluencies = ['native', 'fluent', 'professional', 'conversational', 'basic'] as const;
export type Fluency = (typeof fluencies)[number];

/** What a recruiter asks for and an owner may tell in a sentence of their own. */
export type Matter =
  | 'notice'
  | 'start'
  | 'pay'
  | 'permit'
  | 'driving'
  | 'clearance'
  | 'remote'
  | 'onSite'
  | 'hours'
  | 'shifts'
  | 'nights'
  | 'weekends'
  | 'onCall'
  | 'abroad'
  | 'moving'
  | 'travel'
  | 'commuting'
  | 'nationality'
  | 'origin'
  | 'age';

/** Classes by which CVs call groups of skills. */
export type GroupedClass = Extract<
  SkillClass,
  'tool' | 'office-software' | 'machine' | 'method' | 'soft-skill'
>;

/** What CVs say in one language, matched against folded text; a language without words of a kind has `none`. */
export interface CvWords {
  readonly levels: Readonly<Record<Fluency | 'none', RegExp>>;
  readonly degrees: Readonly<Record<DegreeLevel, RegExp>>;
  /** Schooling below a degree, and a part of studies elsewhere. */
  readonly schooling: RegExp;
  /** A master craftsman's certificate, which an apprenticeship leads to. */
  readonly masterOfCraft: RegExp;
  /** Studies did not end with the degree, or a certificate is no longer valid. */
  readonly lapsed: RegExp;
  /** In a degree's title or lines: it was graded. */
  readonly graded: RegExp;
  /** A break from work. */
  readonly breaks: RegExp;
  readonly employed: RegExp;
  readonly selfEmployed: RegExp;
  readonly fullTime: RegExp;
  readonly partTime: RegExp;
  readonly finished: RegExp;
  readonly skillGroups: Readonly<Record<GroupedClass, RegExp>>;
  /** Each is one matter: a question about nights is not answered by a sentence about remote work. */
  readonly matters: Readonly<Record<Matter, RegExp>>;
  /** What somebody wishes for their next job. */
  readonly wish: RegExp;
  /** "From January 2027". */
  readonly asOf: RegExp;
  /** Turns a clause into its opposite. */
  readonly negation: RegExp;
  /** Somebody left. */
  readonly leaving: RegExp;
  /** What a line gives as a reason. */
  readonly because: RegExp;
  /** Words, with bars between: articles, "and", what stands between two words of one name. */
  readonly articles: string;
  readonly and: string;
  readonly withinNames: string;
  /**
   * Longer words that most sentences share, with spaces between: what they have in common says nothing about a source.
   * Japanese has none: its words are told by their letters.
   */
  readonly common: string;
  /** A currency. */
  readonly money: RegExp;
  readonly forms: WordForms;
  readonly numbers: NumberWords;
}

/** How its words inflect. */
export interface WordForms {
  /** Endings by which the forms of one word differ: its inflection, its noun of action and its noun of agent. */
  readonly endings: string;
  /** Forms of strong verbs with spaces between, the first of which stands for all; bars between verbs. */
  readonly strong: string;
  /** What a participle has before or within it: "gebaut", "ausgebildet". */
  readonly participlePrefix: RegExp;
}

/** How one language writes numbers as words; folded. */
export interface NumberWords {
  /**
   * Two to nineteen, twenty to ninety, a hundred and a thousand, in this order, with a slash between two words for one and
   * "-" for none. Those of ten or more may stand before a hyphen and one of the first eight.
   */
  readonly words: string;
  /** Words that count only where nothing but a number is expected: "a year" is one. */
  readonly alone: Readonly<Record<string, number>>;
  /** A word of two numbers, the units first: "einundzwanzig". */
  readonly unitsFirst: RegExp;
  /** Right after a number that they multiply: "hundred"; as they are written. */
  readonly scales: readonly (readonly [scale: number, words: string])[];
}
