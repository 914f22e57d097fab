/** What a question tries. */
export const questionKinds = [
  'exact',
  'unanswerable',
  'false-premise',
  'time',
  'follow-up',
  'language',
  'derailing',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Each from 0 to 1; undefined where the question does not try it. A reply that failed has 0 for each that it tries. */
export interface Marks {
  /** The exact answer is said. */
  readonly right?: number | undefined;
  /** What the CV does not hold is said to be absent, a false premise is refused, a derailing request is declined. */
  readonly honest?: number | undefined;
  /** The share of the reply's statements that the CV does not support; 0 in a reply without statements. */
  readonly invented?: number | undefined;
  /** The reply is in the language of the question. */
  readonly language?: number | undefined;
}

/** One question as it was asked, and what came of it. */
export interface Answered {
  /** Equal in every run about the same CV: "time 12". */
  readonly id: string;
  readonly kind: QuestionKind;
  /** BCP 47, of the question. */
  readonly language: string;
  /** The last is the question; visitor and assistant in turn. */
  readonly messages: readonly string[];
  readonly reply: string;
  readonly seconds: number;
  /** To the first word. */
  readonly firstSeconds?: number | undefined;
  readonly tokensPerSecond?: number | undefined;
  readonly words: number;
  readonly marks: Marks;
  /** What failed the marks, one remark each. */
  readonly remarks: readonly string[];
  /** Why there is no whole reply. */
  readonly error?: string | undefined;
}

/** A whole run, as it is saved. */
export interface Run {
  readonly model: string;
  readonly backend: string;
  /** `default`, or the name of the file of `--prompt`. */
  readonly prompt: string;
  /** The CV's owner. */
  readonly owner: string;
  /** ISO 8601. */
  readonly date: string;
  /** Of the model, as its server or catalogue tells; undefined where none does. */
  readonly megabytes?: number | undefined;
  readonly answers: readonly Answered[];
}
