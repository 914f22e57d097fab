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
  /** Words before a name, as "at"; without them a word in small letters names nothing in a question for facts. */
  readonly beforeName?: string | undefined;
  /** Words before an employer, as "at". */
  readonly beforeEmployer?: string | undefined;
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
  /** Words before a list of requirements in a job ad: "requirements|your profile|we expect|must have". */
  readonly requirements: string;
  /** Headings in a job ad after which no requirement stands: "we offer|benefits|about us|your tasks|how to apply". */
  readonly otherHeadings: string;
}
