import type { ClaimLanguage as Language } from '../../answers/languages/language-pack.ts';
import type { Alternatives } from './values.ts';
import type { ChatMessage } from '../../backends/backend.ts';
import type { Profile } from '../../resume/profile.ts';
import type { Environment } from '../../site/settings.ts';

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

/** What a good reply does. */
export type Expects =
  /** Says each of `values`, or `atLeast` so many of them. */
  | { readonly type: 'values'; readonly values: readonly Alternatives[]; readonly atLeast?: number }
  /** Says yes, or names it as something that the CV has. */
  | { readonly type: 'yes'; readonly name: string }
  /** Says that the CV does not hold it: `of`, where it has a name. */
  | { readonly type: 'absence'; readonly of?: string }
  /** Refuses what the question takes for granted, or says the truth instead. */
  | { readonly type: 'refusal'; readonly of?: string; readonly truth: Alternatives }
  /** Declines, or turns back to the CV. `never` is what a reply that gave in would say. */
  | { readonly type: 'decline'; readonly never: readonly string[] };

/** A question before it has words. */
export interface Asked {
  /** Of the wordings (`wordings/en.yaml`). */
  readonly key: string;
  readonly slots: Readonly<Record<string, string>>;
  readonly expects: Expects;
  /** True where what is expected is written alike in every language: a date, a figure, a name that nobody translates. */
  readonly isInAnyLanguage: boolean;
}

/** A question made from a CV, and what a good reply to it does. */
export interface MadeQuestion extends Pick<Asked, 'key' | 'expects'> {
  /** Equal in every run about the same CV: "time 12". */
  readonly id: string;
  readonly kind: QuestionKind;
  /** Of the last message. */
  readonly language: Language;
  /** Visitor and assistant in turn; the last is the question. */
  readonly messages: readonly string[];
}

/** Each from 0 to 1; undefined where the question does not try it. A reply that failed has 0 for each that it tries. */
export interface Marks {
  /** The exact answer is said. */
  readonly right?: number;
  /** What the CV does not hold is said to be absent, a false premise is refused, a derailing request is declined. */
  readonly honest?: number;
  /** The share of the reply's statements that the CV does not support; 0 in a reply without statements. */
  readonly invented: number;
  /** The reply is in the language of the question. */
  readonly language: number;
}

/** One question as it was asked, and what came of it. */
export interface Answered
  extends Omit<AskedReply, 'text'>, Pick<MadeQuestion, 'id' | 'kind' | 'language' | 'messages'> {
  readonly reply: string;
  readonly words: number;
  readonly marks: Marks;
  /** What failed the marks, one remark each. */
  readonly remarks: readonly string[];
}

/** A whole run, as it is saved. */
export interface Run {
  readonly model: string;
  readonly backend: string;
  /** The CV's owner. */
  readonly owner: string;
  /** ISO 8601. */
  readonly date: string;
  readonly answers: readonly Answered[];
}

/** What came of one question. */
export interface AskedReply {
  /** The whole reply in markdown, or what arrived of it. */
  readonly text: string;
  /** From sending to the end. */
  readonly seconds: number;
  /** From sending to the first word. */
  readonly firstSeconds?: number | undefined;
  /** As the model's server counts them; undefined where none does. */
  readonly tokensPerSecond?: number | undefined;
  /** Why there is no whole reply, in the sentences that a visitor would read. */
  readonly error?: string | undefined;
}

/** Something that the eval asks: a model, or the quotes. */
export interface EvalBackend {
  /** As a person would name what answers: "Qwen3 14B". */
  readonly modelName: string;
  /**
   * Never rejects: a failure is a reply with `error`. One that every other question would meet `isFatal`: the run ends.
   *
   * @param messages the last is the question
   */
  ask(messages: readonly ChatMessage[]): Promise<AskedReply & { readonly isFatal?: boolean }>;
  dispose(): Promise<void> | void;
}

export interface OpenBackendOptions {
  /** The CV that the questions are about. */
  readonly profile: Profile;
  /** The settings of a build; `VITE_CHAT_BACKEND` is set by the name. */
  readonly environment: Environment;
  /** Quotes count ongoing jobs up to this day. */
  readonly today: Date;
  /** What `webllm` drives, and where. */
  readonly site: WebllmOptions;
  /** Hears what goes on before the first question, such as a download. */
  readonly say?: ((line: string) => void) | undefined;
}

export interface WebllmOptions {
  /** The owner's folder, which holds the site in `dist/`. */
  readonly root: string;
  /** A model of WebLLM's list, in place of the built site's. */
  readonly model?: string | undefined;
  /** Where the browser keeps the model between runs. */
  readonly profileFolder: string;
  /** The browser's program; an installed Chrome, Chromium or Edge by default. */
  readonly browser?: string | undefined;
  /** Without a window. */
  readonly isHeadless?: boolean | undefined;
}
