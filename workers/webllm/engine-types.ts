import type {
  ChatCompletionChunk,
  ChatCompletionRequestStreaming,
  ChatOptions,
  MLCEngineConfig,
  MLCEngineInterface,
} from '@mlc-ai/web-llm';
import type { EngineFacts } from '../../src/models/known/families';
import type { PromptForm } from './protocol';

/** The part of web-llm's engine that the worker uses. */
export type Engine = Pick<MLCEngineInterface, 'reload' | 'interruptGenerate' | 'getMessage'> & {
  readonly chat: { readonly completions: Completions };
};

/** The streaming form of web-llm's overloads. */
interface Completions {
  create(request: StreamingRequest): Promise<AsyncIterable<ChatCompletionChunk>>;
}

export type StreamingRequest = ChatCompletionRequestStreaming;

/** The exports of `engine.ts`; the end-to-end tests replace them by a scripted engine. */
export interface EngineModule {
  createEngine(config: MLCEngineConfig): Engine;
}

/** How to load a model, and how to build prompts for it. */
export interface EngineSetup {
  /** Options for the engine's `reload`. */
  readonly chatOptions: ChatOptions;
  readonly form: PromptForm;
  /** True if the model was trained with think blocks, so that `enable_thinking: false` may be requested. */
  readonly canThink: boolean;
  /** The messages must be written as ChatML, since the engine joins them as they are. */
  readonly isChatML: boolean;
  readonly stopTokens: readonly number[];
  /** In place of what the page asks for. */
  readonly sampling?: EngineFacts['sampling'];
}
