import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../workers/webllm/engine-types';

/** Classes that web-llm does not export: the one with a model's KV cache, and the one that writes prompts. */
interface Internals {
  readonly MLCEngine: new () => Engine & {
    readonly loadedModelIdToPipeline: Map<string, unknown>;
    readonly loadedModelIdToModelType: Map<string, unknown>;
    readonly loadedModelIdToChatConfig: Map<string, unknown>;
    readonly loadedModelIdToLock: Map<string, unknown>;
  };
  readonly LLMChatPipeline: { readonly prototype: object };
  readonly CustomLock: new () => unknown;
  readonly ModelType: { readonly LLM: number };
  readonly getConversation: (
    template: unknown,
    override: unknown,
  ) => { readonly getStopStr: () => string[]; readonly getStopTokens: () => number[] };
}

/** The installed package with one line added that exports its inner parts. */
export function openedWebLLM(): string {
  const path = createRequire(import.meta.url).resolve('@mlc-ai/web-llm');
  // The copy has no source map, so the reference to it goes.
  const source = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/m, '');
  const inner = 'LLMChatPipeline, CustomLock, getConversation, asyncLoadTokenizer, libExports$2 as runtime';
  return `${source}\nexport { ${inner} };\n`;
}

async function internals(): Promise<Internals> {
  // Vitest leaves files in this folder to Node, which loads six megabytes much faster.
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/talking-cv');
  const opened = join(folder, 'web-llm-internals.mjs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(opened, openedWebLLM());
  return (await import(/* @vite-ignore */ pathToFileURL(opened).href)) as Internals;
}

const endOfTurn = 151645;

export interface RealEngine {
  readonly engine: Engine;
  /** The next replies of the model; each ends with the end-of-turn token. */
  readonly replies: string[];
  /** Everything in the KV cache, as text. */
  readonly kvText: () => string;
  /** How often the cache was cleared since the last call. */
  readonly takeResets: () => number;
}

/**
 * web-llm's own engine, conversation, prompt and KV-cache code over kernels of ours: a token is a character, and the
 * replies are scripted.
 */
export async function createRealEngine(config: {
  readonly conv_template: object;
  readonly conv_config?: object | undefined;
  readonly context_window_size: number;
}): Promise<RealEngine> {
  const library = await internals();
  const { MLCEngine, LLMChatPipeline, CustomLock, ModelType } = library;
  const replies: string[] = [];
  let fed: number[] = [];
  let resets = 0;
  let upcoming: number[] | undefined;

  const conversation = library.getConversation(config.conv_template, config.conv_config);
  const pipeline = Object.assign(Object.create(LLMChatPipeline.prototype) as object, {
    config,
    conversation,
    stopStr: conversation.getStopStr(),
    stopTokens: conversation.getStopTokens(),
    tokenizer: {
      encode: (text: string) => Int32Array.from(text, (character) => character.charCodeAt(0)),
      decode: (ids: Int32Array) => String.fromCharCode(...ids),
    },
    tvm: { beginScope() {}, endScope() {}, detachFromCurrentScope: (value: unknown) => value },
    device: { sync: async () => {} },
    imageDataCache: new Map(),
    artifactImagePixelCache: new Map(),
    appearedTokensFreq: new Map(),
    curRoundLatencyBreakdown: {},
    tokenLogprobArray: [],
    outputIds: [],
    outputMessage: '',
    contextWindowSize: config.context_window_size,
    slidingWindowSize: -1,
    prefillChunkSize: 1024,
    filledKVCacheLength: 0,
    resetStatsPerPrefill: true,
    resetKVCache() {
      fed = [];
      resets += 1;
    },
    async embedAndForward(this: { filledKVCacheLength: number }, data: number[][]) {
      const ids = data.flat();
      // A prefill of several tokens starts a new reply; a decode step adds one token.
      if (ids.length > 1) upcoming = undefined;
      fed.push(...ids);
      this.filledKVCacheLength += ids.length;
      return { dispose() {} };
    },
    prepareGrammarMatcherForSampling: async () => {},
    async sampleFromRawLogits() {
      upcoming ??= Array.from(replies.shift() ?? '', (character) => character.charCodeAt(0));
      return upcoming.shift() ?? endOfTurn;
    },
    commitSamplerState() {},
  });

  const engine = new MLCEngine();
  engine.loadedModelIdToPipeline.set('model', pipeline);
  engine.loadedModelIdToModelType.set('model', ModelType.LLM);
  engine.loadedModelIdToChatConfig.set('model', config);
  engine.loadedModelIdToLock.set('model', new CustomLock());
  return {
    engine,
    replies,
    kvText: () => String.fromCharCode(...fed),
    takeResets() {
      const count = resets;
      resets = 0;
      return count;
    },
  };
}
