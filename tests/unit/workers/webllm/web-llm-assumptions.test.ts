/**
 * What the worker assumes of `@mlc-ai/web-llm`, read from the installed package. A red test here after an upgrade
 * names the worker's code that has to change; `docs/upgrade-web-llm.md` lists where each assumption is used.
 */
import * as webLLM from '@mlc-ai/web-llm';
import { describe, expect, it, vi } from 'vitest';
import { sriOf } from '../../../../workers/webllm/download/file-hash';
import { downloadModel } from '../../../../workers/webllm/download/model-download';
import {
  configFile,
  modelFolder,
  remainingFiles,
  type ModelFile,
} from '../../../../workers/webllm/download/model-files';
import { engineConfig, compileProgress, compileSteps } from '../../../../workers/webllm/engine-config';
import { primerRequest, replyRequest } from '../../../../workers/webllm/engine-request';
import { generateFailure, loadFailure } from '../../../../workers/webllm/engine-failure';
import { startGeneration } from '../../../../workers/webllm/generate';
import { probeDevice, requiredLimits } from '../../../../workers/webllm/probe';
import { engineSetup } from '../../../../workers/webllm/prompt-form';
import { createMemoryCaches, type MemoryCaches } from '../../../support/memory-caches';
import { inFiles, modelLayouts, type ModelLayout } from '../../../support/model-layouts';
import {
  createRealEngine,
  createRuntimeInstance,
  importWebLLM,
  openedWebLLM,
} from '../../../support/real-web-llm';
import { qwenTemplate, startWeightsServer } from '../../../support/weights-server';
import { fakeGpu } from '../../../support/fake-gpu';
import { workerEnvironment } from '../../../support/worker-environment';

const library = await importWebLLM();
const setup = engineSetup('Qwen3-0.6B', { model_type: 'qwen3', conv_template: qwenTemplate });

it('knows no top_k, and takes the stop tokens of conv_config over those of the template', () => {
  expect(openedWebLLM()).not.toMatch(/\btop_k\b/);
  const conversation = library.getConversation(qwenTemplate, { stop_token_ids: [248044, 248046] });
  expect(conversation.getStopTokens()).toEqual([248044, 248046]);
});

const source = {
  id: 'test-model',
  modelUrl: 'https://weights.example.com/model',
  libUrl: 'https://weights.example.com/model.wasm',
};
const appConfig = (model = source, { cacheBackend }: Pick<ModelLayout, 'cacheBackend'> = inFiles) => ({
  model_list: [{ model_id: model.id, model: model.modelUrl, model_lib: model.libUrl }],
  cacheBackend,
});
const revision = { folder: modelFolder(source.modelUrl), listed: {} };

/** Files and caches of the origin in memory, and a network that is scripted. */
function stubStorage(request: (request: Request) => Promise<never>, stored = createMemoryCaches()) {
  vi.stubGlobal('navigator', { storage: { getDirectory: stored.files.open } });
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('location', { origin: 'https://cv.example.com' });
}

const nothingIsRequested = (request: Request): Promise<never> =>
  Promise.reject(new Error(`web-llm requested ${request.url}`));

/** Stores a file as our download does. */
async function store(
  file: ModelFile,
  text: string,
  stored: MemoryCaches,
  layout: ModelLayout = inFiles,
): Promise<void> {
  const writer = await layout.store(stored).open(file);
  writer.append(new TextEncoder().encode(text));
  await writer.finish();
  writer.close();
}

async function caught(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
}

describe('errors of web-llm', () => {
  it('are matched by name, because it exports no error class but IntegrityError', () => {
    const isErrorClass = (value: unknown) => typeof value === 'function' && value.prototype instanceof Error;
    const classes = Object.entries(webLLM).flatMap(([name, value]) => (isErrorClass(value) ? [name] : []));
    expect(classes).toEqual(['IntegrityError']);
  });

  it('are called ModelNotLoadedError where the engine holds no model', async () => {
    const error = await caught(new library.MLCEngine().getMessage());
    expect(error).toMatchObject({ name: 'ModelNotLoadedError' });
    expect(generateFailure(error)).toMatchObject({ failure: 'device-lost' });
  });

  it('are called DeviceLostError where the GPU is lost during a load', () => {
    const error = new library.DeviceLostError();
    expect(error.name).toBe('DeviceLostError');
    expect(loadFailure(error)).toMatchObject({ failure: 'out-of-memory' });
  });

  it('are called ContextWindowSizeExceededError where the prompt is too long', async () => {
    const { engine } = await createRealEngine({ conv_template: qwenTemplate, context_window_size: 50 });
    const question = 'a question that is longer than the window of fifty characters';
    const error = await caught(startGeneration(engine, toStreaming(question), () => {}, Date.now).outcome);
    expect(error).toMatchObject({ name: 'ContextWindowSizeExceededError' });
    expect(generateFailure(error)).toMatchObject({ failure: 'context-too-long' });
  });

  it('are the text "Engine.unload() is called." where an unload, as after a lost GPU, aborts a load', async () => {
    const engine = new library.MLCEngine({ appConfig: appConfig(), logLevel: 'SILENT' });
    stubStorage(({ signal }) => {
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      void engine.unload();
      return aborted;
    });
    const error = await caught(engine.reload(source.id));
    expect(error).toBe('Engine.unload() is called.');
    expect(loadFailure(error)).toMatchObject({ failure: 'out-of-memory' });
  });

  it('are swallowed where an abort is an AbortError: the load resolves and there is no model', async () => {
    stubStorage(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    const engine = new library.MLCEngine({ appConfig: appConfig(), logLevel: 'SILENT' });
    await engine.reload(source.id);
    await expect(engine.getMessage(source.id)).rejects.toThrow();
  });

  it('say "already been disposed" of objects of a lost GPU', () => {
    const { TVMObject } = library.runtime;
    const disposed = Object.assign(Object.create(TVMObject.prototype) as typeof TVMObject.prototype, {
      handle: 0,
    });
    const error = (() => {
      try {
        return disposed.getHandle();
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(generateFailure(error)).toMatchObject({ failure: 'device-lost' });
  });
});

describe('what web-llm demands of a GPU', () => {
  const ample = { ...requiredLimits, maxBufferSize: 2 ** 30, maxStorageBufferBindingSize: 2 ** 30 };

  /** Limits that web-llm requests of a device, or its refusal. */
  async function requestedLimits(limits: Partial<Record<string, number>>) {
    const adapter = await fakeGpu({
      limits: { ...ample, maxComputeInvocationsPerWorkgroup: 1024, ...limits },
    }).requestAdapter();
    const requestDevice = vi.fn<(descriptor: GPUDeviceDescriptor) => Promise<object>>(async () => ({}));
    vi.stubGlobal('navigator', {
      gpu: { requestAdapter: async () => Object.assign(adapter, { requestDevice }) },
    });
    vi.spyOn(console, 'log').mockReturnValue();
    await library.runtime.detectGPUDevice();
    return requestDevice.mock.lastCall?.[0].requiredLimits;
  }

  const probe = (limits: Partial<Record<string, number>>) =>
    probeDevice(
      { allowSoftwareGpu: false },
      { isSecureContext: true, userAgent: '', gpu: fakeGpu({ limits: { ...ample, ...limits } }) },
      async () => true,
    );

  it.each(Object.entries(requiredLimits))(
    'is a %s of at least %i, which the probe checks',
    async (name, least) => {
      await expect(requestedLimits({ [name]: least })).resolves.toMatchObject({ [name]: least });
      expect(await probe({ [name]: least })).toMatchObject({ ok: true });
      await expect(requestedLimits({ [name]: least - 1 })).rejects.toThrow(name);
      expect(await probe({ [name]: least - 1 })).toMatchObject({ ok: false, reason: 'limits-too-low' });
    },
  );

  it.each([2 ** 31, 2 ** 30, 2 ** 30 - 4, 2 ** 27])(
    'is, of %i bytes for a binding, as much as the probe reports',
    async (maxStorageBufferBindingSize) => {
      const requested = await requestedLimits({ maxStorageBufferBindingSize });
      const { device } = await probe({ maxStorageBufferBindingSize });
      expect(requested?.['maxStorageBufferBindingSize']).toBe(device.maxBufferBytes);
    },
  );
});

describe.each(modelLayouts)('the files of a model in $name', (layout) => {
  it('are found by web-llm where our download has put them', async () => {
    const server = await startWeightsServer();
    const served = { id: source.id, modelUrl: server.modelUrl, libUrl: server.libUrl };
    const caches = createMemoryCaches();
    const environment = { ...workerEnvironment(caches), ...layout.environment(caches) };
    const model = await downloadModel(served, environment, () => {});
    await server.close();

    stubStorage(nothingIsRequested, caches);
    const config = engineConfig(model, layout);
    expect(await library.hasModelInCache(served.id, config.appConfig ?? {})).toBe(true);
    // The scripted library is no WebAssembly: the load fails after config and library were read.
    const engine = new library.MLCEngine(config);
    expect(String(await caught(engine.reload(served.id)))).not.toContain('web-llm requested');
    const reports: string[] = [];
    const instance = createRuntimeInstance(library, ({ text }) => reports.push(text));
    const options = { cacheScope: 'webllm/model', cacheType: layout.cacheBackend };
    await instance.fetchTensorCache(model.revision.folder, { deviceType: 15 }, options);
    expect(reports.at(-1)).toMatch(/^Loading model from cache\[3\/3\]/);
  });

  it('are checked by web-llm by the hashes that the worker passes on', async () => {
    const files = [{ ...configFile(revision), bytes: 2 }];
    const integrity = { [configFile(revision).url]: await sriOf(new TextEncoder().encode('{}')) };
    const listed = { source, revision, files, integrity, isWhole: true, isStale: false };
    const stored = createMemoryCaches();
    await store(configFile(revision), '[]', stored, layout);
    stubStorage(nothingIsRequested, stored);
    const error = await caught(new library.MLCEngine(engineConfig(listed, layout)).reload(source.id));
    expect(error).toMatchObject({ name: 'IntegrityError' });
    expect(loadFailure(error)).toMatchObject({ failure: 'load-failed' });
  });

  it.each([
    'https://hub.example.com/a/b',
    'https://hub.example.com/a/b/',
    'https://hub.example.com/a/b/resolve/v1.2',
    'https://hub.example.com/a/b/resolve/v1.2/',
    'https://huggingface.co/a/b/resolve/0123456789abcdef0123456789abcdef01234567/',
  ])('are in the same folder of %s for web-llm and for the worker', (url) => {
    expect(modelFolder(url)).toBe(library.cleanModelUrl(url));
  });

  it.each([[['tokenizer.json', 'tokenizer.model']], [['tokenizer.model', 'vocab.json']], [['vocab.json']]])(
    'have the tokenizer that the worker downloads: %j',
    async (tokenizer_files) => {
      const requested: string[] = [];
      stubStorage((request) => {
        requested.push(request.url);
        return nothingIsRequested(request);
      });
      vi.spyOn(console, 'log').mockReturnValue();
      const folder = modelFolder(source.modelUrl);
      await caught(library.asyncLoadTokenizer(folder, { tokenizer_files }, appConfig(source, layout)));
      const tokenizers = () =>
        remainingFiles(source, revision, { tokenizer_files }, { records: [] })
          .filter(({ cache }) => cache === 'webllm/model')
          .map(({ url }) => url);
      if (requested.length === 0) expect(tokenizers).toThrow('names no tokenizer');
      else expect(tokenizers()).toEqual(requested);
    },
  );

  it('are cached but for a library on localhost, which web-llm requests at every load', async () => {
    const local = { ...source, libUrl: 'http://localhost:8080/model.wasm' };
    const stored = createMemoryCaches();
    await store(configFile(revision), '{}', stored, layout);
    const fetched = vi.fn(() => Promise.reject(new Error('offline')));
    stubStorage(fetched, stored);
    await caught(
      new library.MLCEngine({ appConfig: appConfig(local, layout), logLevel: 'SILENT' }).reload(local.id),
    );
    expect(fetched).toHaveBeenCalledExactlyOnceWith(local.libUrl);
    const files = remainingFiles(local, revision, { tokenizer_files: ['tokenizer.json'] }, { records: [] });
    expect(files.map(({ cache }) => cache)).toEqual(['webllm/model']);
  });
});

describe("web-llm's progress while it loads", () => {
  it('names the phase of the weights as the worker reads it', async () => {
    const manifest = { records: [1, 2, 3, 4].map((n) => ({ dataPath: `${n}.bin`, nbytes: 1, records: [] })) };
    const artifactCache = {
      hasAllKeys: async () => true,
      fetchWithCache: async (url: string) => (url.endsWith('.json') ? manifest : new ArrayBuffer(1)),
      addToCache: async () => {},
    };
    const steps: (number | undefined)[] = [];
    const instance = createRuntimeInstance(library, ({ text }) => steps.push(compileProgress(text)));
    await instance.fetchTensorCache('https://weights.example.com/', { deviceType: 15 }, { artifactCache });
    expect(steps.at(-1)).toBe(compileSteps / 2);
    expect(steps.filter((step) => step !== undefined).length).toBeGreaterThan(3);
  });

  it('names the phase of the shaders as the worker reads it', async () => {
    const steps: (number | undefined)[] = [];
    const instance = createRuntimeInstance(library, ({ text }) => steps.push(compileProgress(text)), {
      lib: { webGPUContext: { createShaderAsync: async () => () => {} } },
      beginScope() {},
      endScope() {},
      detachFromCurrentScope: (value: unknown) => value,
    });
    const shaders = { add: { name: 'add' }, multiply: { name: 'multiply' } };
    const module = {
      getFunction: (name: string) => () => (name === 'webgpu.get_fmap' ? JSON.stringify(shaders) : ''),
    };
    await instance.asyncLoadWebGPUPipelines(module);
    expect(steps).toEqual([compileSteps]);
  });
});

describe('a reply of web-llm', () => {
  async function open(reply: string) {
    const real = await createRealEngine({ conv_template: qwenTemplate, context_window_size: 4096 });
    real.replies.push(reply);
    return real;
  }

  const start = ({ engine }: Awaited<ReturnType<typeof open>>, canThink: boolean, deltas: string[] = []) =>
    startGeneration(engine, replyTo('Hi', canThink), (text) => void deltas.push(text), Date.now);

  it('starts at the first next() and forgets interrupts from before', async () => {
    const { engine } = await open('Hello');
    const stream = await engine.chat.completions.create({ ...toStreaming('Hi') });
    engine.interruptGenerate();
    const reasons = [];
    for await (const { choices } of stream) reasons.push(choices[0]?.finish_reason);
    expect(reasons).toContain('stop');
  });

  it('is ended by an interrupt that names no reply, while the next one waits and is not', async () => {
    const real = await open('a reply that is long enough to be interrupted');
    real.replies.push('the next one');
    const [first, next] = ['a', 'b'].map((id) => {
      const generation = startGeneration(
        real.engine,
        replyTo('Hi', false),
        () => {
          if (id === 'a') real.engine.interruptGenerate();
        },
        Date.now,
      );
      return generation.outcome;
    });
    expect(await first).toMatchObject({ ok: true, reason: 'interrupted' });
    expect(await next).toMatchObject({ ok: true, reason: 'stop', text: 'the next one' });
  });

  it('ends with the reason "length" after max_tokens of 1, and the next one reads everything anew', async () => {
    const real = await open('It goes on.');
    real.replies.push('Yes.');
    const { logit_bias: _, ...unbiased } = primerOf('Be kind.');
    const outcome = await startGeneration(real.engine, unbiased, () => {}, Date.now).outcome;
    expect(outcome).toMatchObject({ ok: true, reason: 'length', text: 'I' });
    real.takeResets();
    const messages = [...unbiased.messages, { role: 'assistant' as const, content: 'I' }];
    const next = { ...toStreaming('Hi'), messages: [...messages, { role: 'user' as const, content: 'Hi' }] };
    await startGeneration(real.engine, next, () => {}, Date.now).outcome;
    expect(real.takeResets()).toBe(1);
  });

  it('adds the bias of a request to the logits of these tokens before it samples', async () => {
    const applied = await biasApplied({ ...genConfig, logit_bias: { 151643: 100, 151645: 100 } });
    expect(applied).toEqual({ tokens: [151643, 151645], biases: [100, 100] });
    expect(await biasApplied(genConfig)).toBeUndefined();
  });

  it('has usage in a last chunk without choices, and no decode speed for one token', async () => {
    const { engine } = await open('');
    const chunks = [];
    for await (const chunk of await engine.chat.completions.create(toStreaming('Hi'))) chunks.push(chunk);
    expect(chunks.at(-1)?.choices).toEqual([]);
    expect(chunks.at(-1)?.usage?.extra.decode_tokens_per_s).toBeNaN();
    const outcome = await start(await open(''), false).outcome;
    expect(outcome).toMatchObject({ ok: true, usage: { completionTokens: 1 } });
    expect(outcome).not.toHaveProperty('usage.decodeTokensPerSecond');
  });
});

/** What the worker asks for when it reads this system message ahead. */
function primerOf(system: string): webLLM.ChatCompletionRequestStreaming {
  const messages = [{ role: 'system' as const, content: system }];
  return primerRequest({ id: 'primer', messages, temperature: 0.7, topP: 0.8 }, setup);
}

const genConfig = { temperature: 0.7, top_p: 0.8, repetition_penalty: 1 };

/** Samples one token with web-llm's own code over kernels without numbers. */
async function biasApplied(config: object): Promise<object | undefined> {
  let applied: object | undefined;
  const array = (values: ArrayLike<number> = []): object => ({
    view: () => array(values),
    copyFrom: (from: ArrayLike<number>) => array(from),
    get: () => array(),
    toArray: () => [7],
    dispose() {},
    values: Array.from(values),
  });
  const valuesOf = (kernelInput: object) => ('values' in kernelInput ? kernelInput.values : undefined);
  const pipeline = Object.assign(Object.create(library.LLMChatPipeline.prototype) as Sampler, {
    config: genConfig,
    tvm: {
      beginScope() {},
      endScope() {},
      cpu: () => ({}),
      empty: () => array(),
      uniform: () => array(),
      detachFromCurrentScope: (value: unknown) => value,
    },
    device: { sync: async () => {} },
    appearedTokensFreq: new Map(),
    sampleIndices: [0],
    topPDevice: array(),
    isGrammarConstrained: () => false,
    fapplyLogitBias(_logits: object, _positions: object, tokens: object, biases: object) {
      applied = { tokens: valuesOf(tokens), biases: valuesOf(biases) };
    },
    fsoftmaxWithTemperature: () => array(),
    fargsortProbs: () => array(),
    fsampleWithTopP: () => array(),
  });
  expect(await pipeline.sampleFromRawLogits(array(), config)).toBe(7);
  return applied;
}

interface Sampler {
  sampleFromRawLogits(logits: object, config: object): Promise<number>;
}

/** What the worker asks for a reply to this question. */
function replyTo(question: string, canThink: boolean): webLLM.ChatCompletionRequestStreaming {
  const messages = [{ role: 'user' as const, content: question }];
  const request = { id: question, messages, temperature: 0.7, topP: 0.8, maxTokens: 1024 };
  return replyRequest(request, { ...setup, isChatML: false, canThink });
}

function toStreaming(question: string): webLLM.ChatCompletionRequestStreaming {
  return {
    messages: [{ role: 'user', content: question }],
    stream: true,
    stream_options: { include_usage: true },
  };
}
