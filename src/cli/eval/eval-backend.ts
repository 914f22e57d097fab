import type { ChatMessage } from '../../backends/backend.ts';
import type { Profile } from '../../resume/profile.ts';
import type { Environment } from '../../site/settings.ts';

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
