import type { ClaimLanguage as Language } from '../../../answers/languages/language-pack.ts';
import type { QuestionKind } from './run.ts';
import type { Alternatives } from './values.ts';

/** What a good reply does. */
export type Expects =
  /** Says each of `values`, or `atLeast` so many of them. */
  | {
      readonly type: 'values';
      readonly values: readonly Alternatives[];
      readonly atLeast?: number | undefined;
    }
  /** Says yes, or names it as something that the CV has. */
  | { readonly type: 'yes'; readonly name: string }
  /** Says that the CV does not hold it. */
  | {
      readonly type: 'absence';
      /** What the CV lacks, where it has a name. */
      readonly of?: string | undefined;
      /** The exact answer of our own engine. */
      readonly exact?: string | undefined;
    }
  /** Refuses what the question takes for granted, or says the truth instead. */
  | { readonly type: 'refusal'; readonly of?: string | undefined; readonly truth: Alternatives }
  /** Declines, or turns back to the CV. `never` is what a reply that gave in would say. */
  | { readonly type: 'decline'; readonly never: readonly string[] };

/** A question made from a CV, and what a good reply to it does. */
export interface MadeQuestion {
  /** Equal in every run about the same CV: "time 12". */
  readonly id: string;
  readonly kind: QuestionKind;
  /** Of the wordings (`wordings/en.yaml`); `derailing` for the requests. */
  readonly key: string;
  /** Of the last message. */
  readonly language: Language;
  /** Visitor and assistant in turn; the last is the question. */
  readonly messages: readonly string[];
  readonly expects: Expects;
}

/** A question before it has words. */
export interface Asked {
  /** Of the wordings. */
  readonly key: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly expects: Expects;
  /** True where what is expected is written alike in every language: a date, a figure, a name that nobody translates. */
  readonly isInAnyLanguage: boolean;
}
