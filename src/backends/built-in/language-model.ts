/** What this folder uses of the Prompt API, for which TypeScript's DOM types have no names. */

export interface TextOptions {
  readonly type: 'text';
  /** BCP 47 */
  readonly languages: readonly string[];
}

/** What a model is asked for; the same for the question whether there is one and for its making. */
export interface ModelOptions {
  readonly expectedInputs: readonly TextOptions[];
  readonly expectedOutputs: readonly TextOptions[];
  readonly samplingMode?: 'most-predictable' | undefined;
}

export interface PromptMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

interface PromptOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Figures are read as `unknown`: browsers differ in which of them they have. */
export interface LanguageModelSession extends EventTarget {
  readonly contextWindow?: unknown;
  readonly contextUsage?: unknown;
  /** Older names of the two. */
  readonly inputQuota?: unknown;
  readonly inputUsage?: unknown;
  append(messages: readonly PromptMessage[], options?: PromptOptions): Promise<unknown>;
  promptStreaming(question: string, options?: PromptOptions): ReadableStream<unknown>;
  clone(): Promise<LanguageModelSession>;
  destroy(): void;
}

/** The global `LanguageModel`. */
export interface LanguageModel {
  availability(options: ModelOptions): Promise<unknown>;
  create(
    options: ModelOptions & { readonly initialPrompts: readonly PromptMessage[] },
  ): Promise<LanguageModelSession>;
}

/** The browser's `LanguageModel`, where it has one. */
export function browserLanguageModel(): LanguageModel | undefined {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel');
  return typeof found === 'function' || (typeof found === 'object' && found !== null)
    ? (found as LanguageModel)
    : undefined;
}
