/**
 * What job ads and questions about them say in one language. Patterns and words are compared with folded text unless said
 * otherwise; a list of words is separated by spaces, one of phrases by bars. A language without words of a kind has `none`
 * or nothing.
 */
export interface AdWords {
  /** Headings, in small letters: before what the person will do, which is asked of the CV like a requirement. */
  readonly tasks: string;
  /** Before requirements: "your profile|we expect|must have". */
  readonly requirements: string;
  /** Before what asks nothing: "we offer|benefits|how to apply". */
  readonly otherHeadings: string;
  /** Begins a letter. */
  readonly greeting: RegExp;
  /** A sentence that asks something of the person, outside any list. */
  readonly asking: RegExp;
  /** Begins a sentence that tells what the person will do, outside any list. */
  readonly tasking: RegExp;
  /** What an employer offers; one of these tells what a list without a known heading is. */
  readonly benefit: RegExp;
  /** Sentences about the offer or the law, wherever they stand. */
  readonly offer: RegExp;
  /** Words that describe how well or how much, or that every ad holds: they name nothing that a CV could show. */
  readonly empty: string;
  /** Verbs and nouns of all work: alone they show nothing, beside a subject they count little. */
  readonly weak: string;
  /** What is written together with a word and names nothing. */
  readonly affixes: RegExp;
  /** Matched against the text as it is written: "you have" of "you have five years of experience". */
  readonly lead: string;
  /** Begins a requirement and names nothing: "also". */
  readonly also: string;
  /** Between two clauses that ask something each: "and you have". */
  readonly nextClause: RegExp;
  /** Between things of which one is enough, those that are all asked for, and one and what it is done with. */
  readonly or: string;
  readonly and: string;
  readonly means: string;
  /** May follow the comma before the last of several things. */
  readonly lastOfList: string;
  /** In "… and make it better", which says more of the same thing. */
  readonly again: string;
  /** A generic word for a degree: any level will do. */
  readonly degree: RegExp;
  /** The same word as it is written. */
  readonly degreeWord: RegExp;
  /** Each as it is written; asked for, nothing but that part of a CV proves it. */
  readonly publications: RegExp;
  readonly awards: RegExp;
  readonly certificates: RegExp;
  /** Among certificates one need not be called so. */
  readonly licence: RegExp;
  /** That a language is spoken, as it is written. */
  readonly spoken: RegExp;
  /** What is written together with the name of a language. */
  readonly afterLanguage: RegExp;
  readonly question: FitQuestion;
}

/** Of "is she a fit for a senior nurse who has …?" */
interface FitQuestion {
  /** Before the role. */
  readonly lead: string;
  /** Words around what is asked, which ask nothing. */
  readonly frame: string;
  /** The beginning of what is asked: somebody, "who", "has", an article. */
  readonly somebody: string;
  readonly who: string;
  readonly has: string;
  readonly article: string;
  /** At its end: "suitable". */
  readonly end: string;
  /** Between two things that are asked. */
  readonly and: string;
  /** May follow the comma between them. */
  readonly afterComma: string;
}
