import type { ChatMessage } from '../../../backends/backend.ts';

/** What came of one question. */
export interface AskedReply {
  /** The whole reply in markdown, or what arrived of it. */
  readonly text: string;
  /** From sending to the end. */
  readonly seconds: number;
  /** From sending to the first word. */
  readonly firstSeconds?: number | undefined;
  /** Tokens a second, as the model's server counts them; undefined where none does. */
  readonly tokensPerSecond?: number | undefined;
  /** Why there is no whole reply, in the sentences that a visitor would read. */
  readonly error?: string | undefined;
  /** Every other question would fail like this one: the run ends. */
  readonly isFatal?: boolean | undefined;
}

/** Something that the eval asks: a model, the quotes, or a baseline. */
export interface EvalBackend {
  readonly name: string;
  /** As a person would name what answers: "Qwen3 14B". */
  readonly modelName: string;
  /** Of the model's files; undefined where nobody tells. */
  readonly megabytes?: number | undefined;
  /** Never rejects: a failure is a reply with `error`. `messages` ends with the question. */
  ask(messages: readonly ChatMessage[]): Promise<AskedReply>;
  dispose(): Promise<void> | void;
}
