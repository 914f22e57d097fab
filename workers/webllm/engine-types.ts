import type {
  ChatCompletionChunk,
  ChatCompletionRequestStreaming,
  MLCEngineConfig,
  MLCEngineInterface,
} from '@mlc-ai/web-llm';

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
