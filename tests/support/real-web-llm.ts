import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../workers/webllm/engine-types';

type LoadedEngine = Engine & {
  unload(): Promise<void>;
  readonly loadedModelIdToPipeline: Map<string, unknown>;
  readonly loadedModelIdToModelType: Map<string, unknown>;
  readonly loadedModelIdToChatConfig: Map<string, unknown>;
  readonly loadedModelIdToLock: Map<string, unknown>;
};

interface Conversation {
  getStopStr(): string[];
  getStopTokens(): number[];
  appendMessage(role: string, message: string): void;
  getPromptArray(config: object): string[];
}

type ReportProgress = (report: { readonly text: string }) => void;

/** Methods of the TVM runtime, to be called on an instance that has only what the method needs. */
interface RuntimeInstance {
  fetchTensorCache(url: string, device: object, options: object): Promise<void>;
  asyncLoadWebGPUPipelines(module: object): Promise<void>;
}

/** The inner parts of web-llm that the tests read. */
interface Internals {
  readonly MLCEngine: new (config?: object) => LoadedEngine;
  readonly LLMChatPipeline: { readonly prototype: object };
  readonly CustomLock: new () => unknown;
  readonly DeviceLostError: new () => Error;
  readonly ModelType: { readonly LLM: number };
  readonly getConversation: (template: unknown, override?: unknown) => Conversation;
  readonly asyncLoadTokenizer: (url: string, config: object, appConfig: object) => Promise<unknown>;
  readonly cleanModelUrl: (url: string) => string;
  readonly hasModelInCache: (id: string, appConfig: object) => Promise<boolean>;
  readonly runtime: {
    readonly Instance: { readonly prototype: RuntimeInstance };
    readonly TVMObject: { readonly prototype: { getHandle(): number } };
    readonly detectGPUDevice: () => Promise<object | undefined>;
  };
}

const exported =
  'LLMChatPipeline, CustomLock, DeviceLostError, getConversation, asyncLoadTokenizer, cleanModelUrl, ' +
  'libExports$2 as runtime';

/** The source of the installed package, with a line that exports its inner parts. */
export function openedWebLLM(): string {
  const path = createRequire(import.meta.url).resolve('@mlc-ai/web-llm');
  // Without its reference to the source map, which is not copied.
  const source = readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*$/m, '');
  return `${source}\nexport { ${exported} };\n`;
}

/** The installed package with its inner parts, imported into Node. */
export async function importWebLLM(): Promise<Internals> {
  // Vitest does not transform files in this folder, which is much faster with six megabytes.
  const folder = resolve(import.meta.dirname, '../../node_modules/.cache/talking-cv');
  const opened = join(folder, 'web-llm-internals.mjs');
  const written = join(folder, `web-llm-internals.${process.pid}.tmp`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(written, openedWebLLM());
  // A rename is atomic: another test process never reads half of the file.
  renameSync(written, opened);
  return (await import(/* @vite-ignore */ pathToFileURL(opened).href)) as Internals;
}

/** A runtime instance that reports its progress to `report` and has the given members besides. */
export function createRuntimeInstance(
  { runtime }: Internals,
  report: ReportProgress,
  members: object = {},
): RuntimeInstance {
  return Object.assign(Object.create(runtime.Instance.prototype) as RuntimeInstance, {
    initProgressCallback: [report],
    env: { logger: () => {} },
    cacheMetadata: {},
    ...members,
  });
}

/** Behind all that one UTF-16 unit can be. */
const firstMark = 0x10000;
const marks = ['<|im_start|>', '<|im_end|>', '<think>', '</think>', 'system', 'user', 'assistant', '\n\n'];
const pieces =
  /<\|im_start\|>|<\|im_end\|>|<\/?think>|(?<=<\|im_start\|>)(?:system|user|assistant)|\n\n|[^]/g;

function encode(text: string): Int32Array {
  return Int32Array.from(text.match(pieces) ?? [], (piece) =>
    marks.includes(piece) ? firstMark + marks.indexOf(piece) : piece.charCodeAt(0),
  );
}

function decode(ids: Iterable<number>): string {
  return Array.from(ids, (id) => marks[id - firstMark] ?? String.fromCharCode(id)).join('');
}

export interface RealEngine {
  readonly engine: Engine;
  /** Texts the model is to say next, one a reply; each ends with the end-of-turn token. */
  readonly replies: string[];
  /** How many tokens the engine's tokenizer makes of a text. */
  readonly countTokens: (text: string) => number;
  /** Everything in the KV cache, as text. */
  readonly kvText: () => string;
  /** Tokens of each prefill since the last call. */
  readonly takeChunks: () => number[];
  /** How often the cache was dropped since the last call. */
  readonly takeResets: () => number;
  /** Every token from now on is due only when the returned function is called, as on a slow GPU. */
  readonly holdTokens: () => () => void;
  /**
   * Loses the GPU: the engine unloads its model, as it does itself when `device.lost` resolves. The token that is due
   * then fails with `error`, or stays pending for ever without one.
   */
  readonly loseGpu: (error?: Error) => Promise<void>;
}

/**
 * web-llm's own engine, conversation, prompt and KV-cache code over scripted kernels: the model says what it is told, if
 * the request's `logit_bias` lets it. A mark or a role of ChatML is one token, as for Qwen; any other character is one.
 */
export async function createRealEngine(config: {
  readonly conv_template: object;
  readonly conv_config?: object | undefined;
  readonly context_window_size: number;
  /** A hybrid has a recurrent state beside its KV cache: web-llm's own forward pass runs over scripted kernels of both. */
  readonly isHybrid?: boolean;
  readonly endOfTurn?: number;
}): Promise<RealEngine> {
  const { isHybrid = false, endOfTurn = 151645 } = config;
  const library = await importWebLLM();
  const { MLCEngine, LLMChatPipeline, CustomLock, ModelType } = library;
  const replies: string[] = [];
  let fed: number[] = [];
  let resets = 0;
  const chunks: number[] = [];
  let upcoming: number[] | undefined;
  let tokensAreDue = Promise.resolve();
  let lost: { readonly error: Error | undefined } | undefined;

  function feed(ids: readonly number[]): void {
    // A prefill, which is read in chunks, begins a new reply; a decode step carries one token on.
    if (ids.length > 1) {
      upcoming = undefined;
      chunks.push(ids.length);
    }
    fed.push(...ids);
  }
  function clear(): void {
    fed = [];
    resets += 1;
  }

  const conversation = library.getConversation(config.conv_template, config.conv_config);
  const pipeline = Object.assign(Object.create(LLMChatPipeline.prototype) as object, {
    config,
    conversation,
    stopStr: conversation.getStopStr(),
    stopTokens: conversation.getStopTokens(),
    tokenizer: { encode, decode },
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
    ...(isHybrid ? hybridKernels(feed, clear) : plainKernels(feed, clear)),
    prepareGrammarMatcherForSampling: async () => {},
    async sampleFromRawLogits(_logits: object, { logit_bias }: { logit_bias?: Record<string, number> }) {
      await tokensAreDue;
      if (lost?.error) throw lost.error;
      if (lost) return new Promise(() => {});
      const [forced] = Object.entries(logit_bias ?? {}).find(([, bias]) => bias === 100) ?? [];
      if (forced !== undefined) return Number(forced);
      upcoming ??= Array.from(replies.shift() ?? '', (character) => character.charCodeAt(0));
      return upcoming.shift() ?? endOfTurn;
    },
    commitSamplerState() {},
    dispose() {},
    sync: async () => {},
  });

  const engine = new MLCEngine();
  engine.loadedModelIdToPipeline.set('model', pipeline);
  engine.loadedModelIdToModelType.set('model', ModelType.LLM);
  engine.loadedModelIdToChatConfig.set('model', config);
  engine.loadedModelIdToLock.set('model', new CustomLock());
  return {
    engine,
    replies,
    countTokens: (text) => encode(text).length,
    kvText: () => decode(fed),
    takeChunks: () => chunks.splice(0),
    takeResets() {
      const count = resets;
      resets = 0;
      return count;
    },
    holdTokens() {
      let release = () => {};
      tokensAreDue = new Promise((resolve) => (release = resolve));
      return release;
    },
    loseGpu(error) {
      lost = { error };
      return engine.unload();
    },
  };
}

type Feed = (ids: readonly number[]) => void;

/** In place of web-llm's forward pass. */
function plainKernels(feed: Feed, clear: () => void): object {
  return {
    resetKVCache: clear,
    async embedAndForward(this: { filledKVCacheLength: number }, data: number[][]) {
      const ids = data.flat();
      feed(ids);
      this.filledKVCacheLength += ids.length;
      return { dispose() {} };
    },
  };
}

interface State {
  tokens: number[];
  isOpen: boolean;
}

/** What web-llm's own `embedAndForward`, `invokePrefill`, `invokeDecode` and `resetKVCache` call of a hybrid's library. */
function hybridKernels(feed: Feed, clear: () => void): object {
  const kvCache: State = { tokens: [], isOpen: false };
  const rnnState: State = { tokens: [], isOpen: false };
  const run = (embeddings: { readonly tokens: readonly number[] }, ...rest: readonly unknown[]) => {
    const { tokens } = embeddings;
    for (const state of [kvCache, rnnState]) {
      if (!state.isOpen || !rest.includes(state)) throw new Error('A state is not part of this forward pass');
      state.tokens.push(...tokens);
    }
    feed(tokens);
    return { get: () => ({ dispose() {} }) };
  };
  return {
    kvCache,
    rnnState,
    resolvedModelABI: { prefillABI: 'batch', decodeABI: 'batch', needsKVCache: true, needsRNNState: true },
    params: {},
    prefillLogitPositions: { copyFrom() {} },
    prefillLogitPositionHost: [0],
    prefill: run,
    decoding: run,
    embed: ({ tokens }: { tokens: readonly number[] }) => {
      const embeddings = { tokens, shape: [tokens.length], view: () => embeddings };
      return embeddings;
    },
    fKVCacheBeginForward: (state: State) => void (state.isOpen = true),
    fKVCacheEndForward: (state: State) => void (state.isOpen = false),
    fKVCacheAddSequence() {},
    fclearKVCaches(state: State) {
      state.tokens = [];
      if (state === kvCache) clear();
    },
    tvm: {
      beginScope() {},
      endScope() {},
      detachFromCurrentScope: (value: unknown) => value,
      attachToCurrentScope() {},
      makeShapeTuple: (shape: unknown) => shape,
      empty: () => {
        const tensor = {
          tokens: [] as readonly number[],
          copyFrom: (tokens: readonly number[]) => void (tensor.tokens = [...tokens]),
        };
        return tensor;
      },
    },
  };
}
