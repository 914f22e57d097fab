import type { CvTopic } from '../../resume/outline';
import type { DegreeLevel, SkillClass } from './kinds';
import type { Speech } from './speech';
import type { TimeWords } from '../time/time-words';

/** What a message says beside its subject; each is found by its phrases wherever they stand in the message. */
export type Modifier =
  /** how many, number of */
  | 'count'
  | 'first'
  /** latest, most recent, newest */
  | 'last'
  | 'longest'
  | 'shortest'
  /** second, third: which of several spoken of */
  | 'second'
  | 'third'
  /** Before or after what follows: before 2019, after the library. */
  | 'before'
  | 'after'
  /** since 2019 */
  | 'since'
  | 'until'
  /** between 2015 and 2019 */
  | 'between'
  /** not, never, no, n’t */
  | 'not'
  /** besides, apart from, other than, except */
  | 'except'
  /** longer, more, better, rather: two things are compared */
  | 'more'
  /** earlier, sooner: two things are compared in time */
  | 'earlier'
  | 'or'
  /** there, that, it, this company, the same, then: what was spoken of before */
  | 'anaphor'
  /** both, the two */
  | 'both'
  | 'now'
  | 'abroad'
  /** The years 2020 and 2021. */
  | 'pandemic'
  /** how long, how many years */
  | 'duration'
  /** when, what year, since when */
  | 'when'
  /** where, at which company */
  | 'where'
  /** who, by whom */
  | 'who'
  /** why */
  | 'why';

/** How one language asks; each is matched against folded text. */
export interface Asking {
  /** Words that ask for more than yes or no. */
  readonly more: RegExp;
  /** How questions for yes or no begin or end. */
  readonly yesNo: RegExp;
  /**
   * How questions begin that yes or no answers, whatever word for "which" comes later: "does she know what …". Who asks to
   * be told something is not meant: "can you tell me where".
   */
  readonly beginsWithVerb?: RegExp | undefined;
  /** For a number, beside "how many". */
  readonly number: RegExp;
  /** A whole question, without its marks, for who somebody is. */
  readonly whoIs: RegExp;
  /** For what somebody looks like, and for health, family and faith; the owner's name is `{name}`. */
  readonly privateMatter: RegExp;
  /** A short message that asks for a person: "we need someone who". */
  readonly needs: RegExp;
  /** Whether somebody fits. */
  readonly fits: RegExp;
  /** A question that denies what it asks, to which another word than "yes" says yes. */
  readonly denies: RegExp;
}

/** Where a word is a verb, which names nothing that a CV could lack. */
export interface VerbContext {
  /** What stands before any verb, folded: "elle ", but not "connait-il ". */
  readonly subject: RegExp;
  /** What stands before a participle. */
  readonly auxiliary?: RegExp | undefined;
  /** How participles end. */
  readonly participle?: RegExp | undefined;
}

/**
 * The words of one language that the rules look for. Each value is a list of phrases, separated by `|`: lower case, without
 * accents (`fold`), a word for each word of the message; in a language without spaces any part of the message.
 */
export interface Lexicon {
  /**
   * Words that name nothing on a CV: function words first, then the verbs and nouns of asking ("know", "experience",
   * "work", "tell", "please"). What remains of "does she know kubernetes" is its argument.
   */
  readonly frame: string;
  /** Forms of verbs by their endings, as written: what names nothing, though nobody listed it. Skills keep their infinitives. */
  readonly verbs?: RegExp | undefined;
  /** Verbs by what stands before them. */
  readonly verbContext?: VerbContext | undefined;
  /** Between two things that are compared, the surest first, as it is written; the words of `or` come before them all. */
  readonly between: readonly string[];
  readonly asks: Asking;
  /** Participles, folded, by their form: they name nothing. */
  readonly participles: RegExp;
  /** What may follow the name of a language in one word, folded: "spanischkenntnisse", "englischen". */
  readonly languageEnding: RegExp;
  /** Before a name, whose word it is not: "Ms". Matched as it is written. */
  readonly honorific: RegExp;
  /** Words before a name, as "at"; without them a word in small letters names nothing in a question for facts. */
  readonly beforeName?: string | undefined;
  readonly modifiers: Readonly<Record<Modifier, string>>;
  readonly times: TimeWords;
  readonly speech: Speech;
  readonly degrees: Readonly<Record<DegreeLevel, string>>;
  /** What visitors call a class of skills: "programming languages|coding languages". */
  readonly classes: Readonly<Record<SkillClass, string>>;
  readonly channels: Readonly<Record<'email' | 'phone' | 'website' | 'address' | 'profile', string>>;
  /** What visitors call the parts of a CV. */
  readonly topics: Readonly<Record<CvTopic, string>>;
  /** Between two questions in one message: "and", "and also", "plus". */
  readonly and: string;
  /** The owner as the subject of a question, in languages that always say it: "she", "you". */
  readonly subject?: string;
}
