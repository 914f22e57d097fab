import type { CvTopic } from '../../resume/outline';
import type { CvEntry } from '../../resume/cv';
import type { Mention, RestWord } from '../entities/link-entities';
import type { Passage } from '../passages';
import type { RankedIntent } from '../intent/classifier';
import type { Intent } from '../intent/intents';
import type { DegreeLevel, SkillClass } from '../languages/kinds';
import type { Lexicon, Modifier } from '../languages/lexicon';
import type { Term } from '../search/line-search';

/** What one question asks, read from its words alone. */
export interface Query {
  readonly text: string;
  readonly intent: Intent;
  /** What the message may ask for, the likeliest first. */
  readonly ranked: readonly RankedIntent[];
  /** From 0 to 1. */
  readonly confidence: number;
  readonly mentions: readonly Mention[];
  /** Words that neither name anything of the CV nor form questions: "kubernetes". */
  readonly rest: readonly RestWord[];
  /** What the message is about, by all names for it. */
  readonly terms: readonly Term[];
  /** The entries that its words lead to, the likeliest first, where they are clear enough. */
  readonly meant: readonly CvEntry[];
  /** The stems of its longer words. */
  readonly stems: ReadonlySet<string>;
  /** How many words the message has. */
  readonly length: number;
  readonly isYesNo: boolean;
  /** True for "which", "how many": yes is no answer. Neither is true of bare keywords. */
  readonly isOpen: boolean;
  readonly years: readonly number[];
  readonly modifiers: ReadonlySet<Modifier>;
  readonly classes: readonly SkillClass[];
  readonly degrees: readonly DegreeLevel[];
  readonly channels: readonly (keyof Lexicon['channels'])[];
  readonly topics: readonly CvTopic[];
  /** True where it takes from the conversation what it leaves open (`open-slots.ts`). */
  readonly continues: boolean;
  /** What was spoken of before; nothing for a question that stands on its own. */
  readonly focus: Focus;
  /** True for "in which year?": it says nothing without what was spoken of. */
  readonly isAboutFocus?: boolean | undefined;
  /** True for a question that says what it is about only with the story told before it. */
  readonly isStory?: boolean | undefined;
}

/** What a conversation is about, for "and before that?" and "how long was she there?". */
export interface Focus {
  readonly intent?: Intent | undefined;
  readonly mentions: readonly Mention[];
  /** The first is what "there" means. */
  readonly entries: readonly CvEntry[];
  /** The last several entries that a reply showed together; "the other one" is among them. */
  readonly list?: readonly CvEntry[] | undefined;
  /** The line that the last reply rested on: "how many were they?" asks of it first. */
  readonly line?: Passage | undefined;
}

/** Characters of the longest sentence that is looked at for two questions, or for two things that it compares. */
export const longestDouble = 400;

export const noFocus: Focus = { mentions: [], entries: [] };
