import type { ChatCompletionChunk, MLCEngineInterface } from '@mlc-ai/web-llm';

/** What this project uses of web-llm's engine. */
export type Engine = Pick<
  MLCEngineInterface,
  'setAppConfig' | 'setInitProgressCallback' | 'reload' | 'unload' | 'interruptGenerate' | 'getMessage'
> & { readonly chat: { readonly completions: Completions } };

/** Only the streaming form of web-llm's overloads. */
interface Completions {
  create(request: StreamingRequest): Promise<AsyncIterable<ChatCompletionChunk>>;
}

export type StreamingRequest = import('@mlc-ai/web-llm').ChatCompletionRequestStreaming;

/** What `engine.ts` exports; the end-to-end tests put a scripted one in its place. */
export interface EngineModule {
  createEngine(config: import('@mlc-ai/web-llm').MLCEngineConfig): Engine;
  findPrebuiltModel(id: string): import('./protocol').ModelSource | undefined;
}
