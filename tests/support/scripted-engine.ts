import type { ChatCompletionChunk, InitProgressCallback, MLCEngineConfig } from '@mlc-ai/web-llm';
import type { Engine, StreamingRequest } from '../../workers/webllm/engine-types';
import type { Folder } from '../../workers/webllm/download/opfs-store';
import type { EngineCache } from '../../workers/webllm/download/model-files';
import type { MemoryCaches } from './memory-caches';
import { scenarioFor } from './model-scenarios';
import { chunksIn, openAiDialect } from './model-wire';

/** What a test may write into the model library. The scripted engine reads it in place of machine code. */
interface ScriptedLibrary {
  /** Milliseconds that each of the two loading phases takes. */
  readonly phaseMs?: number;
  /** `reload` throws an error of this name. */
  readonly failWith?: string;
  /** `reload` never ends. */
  readonly hang?: true;
  /** Milliseconds that reading a whole prompt takes. */
  readonly readMs?: number;
  /** Tokens of prompt and reply together, of four characters each. */
  readonly contextWindow?: number;
}

/**
 * Replaces web-llm's engine behind `workers/webllm/engine.ts`: reads config, library, tokenizer and weights from the same
 * caches in the same way, reports progress in the same words, and speaks the scripts of `model-scenarios.ts`. Two of
 * its own: `[scenario: device-lost]` loses the GPU in the middle of a reply, `[scenario: device-lost-silently]` also
 * leaves the reply waiting for ever.
 */
export function createEngine(config: MLCEngineConfig): Engine {
  const progress: InitProgressCallback = config.initProgressCallback ?? (() => {});
  const records = config.appConfig?.model_list ?? [];
  let loaded: ScriptedLibrary | undefined;
  let interrupted = false;
  let held = '';
  const read = config.appConfig?.cacheBackend === 'opfs' ? readFile : readEntry;

  const engine: Engine = {
    async reload(id) {
      const record = records.find(({ model_id }) => model_id === id);
      if (!record) throw named('ModelNotFoundError', `Cannot find model record for ${String(id)}`);
      const folder = new URL(record.model);
      await read('webllm/config', new URL('mlc-chat-config.json', folder));
      const library = parseLibrary(await (await read('webllm/wasm', new URL(record.model_lib))).text());
      await read('webllm/model', new URL('tokenizer.json', folder));
      const manifest = JSON.parse(
        await (await read('webllm/model', new URL('tensor-cache.json', folder))).text(),
      ) as {
        records: { dataPath: string }[];
      };
      const count = manifest.records.length;
      for (const [index, { dataPath }] of manifest.records.entries()) {
        await (await read('webllm/model', new URL(dataPath, folder))).arrayBuffer();
        await pause((library.phaseMs ?? 0) / count);
        progress(report(`Loading model from cache[${index + 1}/${count}]: 1MB loaded.`));
      }
      if (library.failWith)
        throw named(library.failWith, `The scripted library fails with ${library.failWith}`);
      if (library.hang) await new Promise(() => {});
      for (let step = 1; step <= 4; step++) {
        await pause((library.phaseMs ?? 0) / 4);
        progress(report(`Loading GPU shader modules[${step}/4]: ${step * 25}% completed.`));
      }
      loaded = library;
      progress(report('Finish loading on WebGPU - scripted'));
    },

    interruptGenerate() {
      interrupted = true;
    },
    async getMessage() {
      requireModel();
      return held;
    },
    chat: {
      completions: {
        async create(request) {
          requireModel();
          return generate(request);
        },
      },
    },
  };

  function requireModel(): ScriptedLibrary {
    if (!loaded) throw named('ModelNotLoadedError', 'Model not loaded before trying to complete the request');
    return loaded;
  }

  let remembered = '';
  let queue = Promise.resolve();

  /** One request after another, as the lock of the real engine ensures. */
  async function* generate(request: StreamingRequest): AsyncGenerator<ChatCompletionChunk> {
    const before = queue;
    let release = () => {};
    queue = new Promise((resolve) => {
      release = resolve;
    });
    try {
      await before;
      yield* reply(request);
    } finally {
      release();
    }
  }

  async function* reply(request: StreamingRequest): AsyncGenerator<ChatCompletionChunk> {
    interrupted = false;
    held = '';
    const library = requireModel();
    const texts = request.messages.map(({ content }) => (typeof content === 'string' ? content : ''));
    const history = JSON.stringify(texts.slice(0, -1));
    const reuses = texts.length > 2 && history === remembered;
    const promptTokens = tokens((reuses ? texts.slice(-1) : texts).map(withoutMarks).join(''));
    if (tokens(texts.join('')) > (library.contextWindow ?? 4096)) {
      throw named('ContextWindowSizeExceededError', 'Prompt tokens exceed context window size');
    }
    remembered = '';

    const prompt = withoutMarks(texts.at(-1) ?? '');
    const mustEnd = Object.keys(request.logit_bias ?? {}).length > 0;
    heard.push({ messages: texts, promptTokens, mustEnd });
    const { name, scenario } = /\[scenario: device-lost/.test(prompt)
      ? { name: prompt.includes('silently') ? 'device-lost-silently' : 'device-lost', scenario: undefined }
      : scenarioFor(prompt);
    const script = (scenario ?? scenarioFor('').scenario)({
      dialect: openAiDialect,
      attempt: 1,
      prompt,
      model: 'scripted',
    });
    if (!reuses) await pause(library.readMs ?? 0);
    if (request.extra_body?.enable_thinking === false) yield* say('<think>\n\n</think>\n\n');
    let finish: 'stop' | 'length' | 'abort' = 'stop';
    let pieces = 0;
    for (const step of mustEnd ? [] : script.steps) {
      if (interrupted) {
        finish = 'abort';
        break;
      }
      if (name.startsWith('device-lost') && pieces === 5) {
        loaded = undefined;
        if (name === 'device-lost-silently') await new Promise(() => {});
        throw named('OperationError', "Failed to execute 'mapAsync' on 'GPUBuffer': the device is lost.");
      }
      for (const chunk of chunksIn<ChatCompletionChunk>(step)) {
        const [choice] = chunk.choices;
        if (choice?.delta.content) {
          pieces += 1;
          yield* say(choice.delta.content);
          await pause(script.paceMs ?? 15);
        }
        if (choice?.finish_reason === 'length') finish = 'length';
      }
    }
    if (finish === 'stop') remembered = JSON.stringify([...texts, held]);
    yield make([{ index: 0, delta: {}, finish_reason: finish }]);
    yield {
      ...make([]),
      usage: {
        prompt_tokens: promptTokens,
        completion_tokens: pieces,
        total_tokens: promptTokens + pieces,
        extra: {
          e2e_latency_s: 1,
          prefill_tokens_per_s: 500,
          // Zero divided by zero for a reply of one token, as in the real engine.
          decode_tokens_per_s: (pieces - 1) / ((pieces - 1) * 0.015),
          time_to_first_token_s: 0.1,
          time_per_output_token_s: 0.015,
        },
      },
    };
  }

  function* say(content: string): Generator<ChatCompletionChunk> {
    held += content;
    yield make([{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }]);
  }

  return engine;
}

/** The name under which a worker holds what its engine was asked. */
export const requestsName = 'scriptedEngineRequests';

export interface HeardRequest {
  /** As the engine joins them. */
  readonly messages: readonly string[];
  readonly promptTokens: number;
  /** The request's `logit_bias` leaves no choice but to end the reply at once. */
  readonly mustEnd: boolean;
}

const heard: HeardRequest[] = [];
Object.assign(globalThis, { [requestsName]: heard });

/** The worker writes the marks of ChatML into the messages. */
function withoutMarks(message: string): string {
  return message
    .replace(/^<\|im_end\|>\n<\|im_start\|>user\n/, '')
    .replace(/<\|im_end\|>\n<\|im_start\|>assistant$/, '');
}

/**
 * Does what web-llm's `ArtifactOPFSCache.fetchWithCache` does, but for the request: every file must be there. Values of
 * the worker's modules must not be imported here: WebKit would run the worker's script a second time for them.
 */
async function readFile(cache: EngineCache, { href: url }: URL): Promise<Blob> {
  let folder = await openFiles();
  for (const part of ['tvmjs-opfs-store', ...cache.split('/')])
    folder = await folder.getDirectoryHandle(part);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(url));
  const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  await folder.getFileHandle(`${name}.record.json`);
  return (await folder.getFileHandle(`${name}.bin`)).getFile();
}

/** Does what its `ArtifactCache.fetchWithCache` does, likewise. */
async function readEntry(cache: EngineCache, { href: url }: URL): Promise<Blob> {
  const found = await (await caches.open(cache)).match(url);
  if (!found) throw new Error(`Cannot find ${url}`);
  return found.blob();
}

/** Node has no files of an origin: the tests' caches bring them. */
function openFiles(): Promise<Folder> {
  const own: CacheStorage & Partial<MemoryCaches> = caches;
  return own.files ? own.files.open() : navigator.storage.getDirectory();
}

function parseLibrary(text: string): ScriptedLibrary {
  try {
    return JSON.parse(text) as ScriptedLibrary;
  } catch {
    throw named('CompileError', 'WebAssembly.instantiate(): expected magic word 00 61 73 6d');
  }
}

function make(choices: ChatCompletionChunk['choices']): ChatCompletionChunk {
  return { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices };
}

function report(text: string) {
  return { progress: 0, timeElapsed: 0, text };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

function tokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
