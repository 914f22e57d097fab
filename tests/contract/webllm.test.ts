import type { ChatCompletionChunk } from '@mlc-ai/web-llm';
import { afterAll, beforeAll, vi } from 'vitest';
import { createLocalModel } from '../../src/models/create-local-model';
import { createWebLLMBackend } from '../../src/models/webllm/webllm-backend';
import type { Engine, EngineModule } from '../../workers/webllm/engine-types';
import { createMemoryCaches } from '../support/memory-caches';
import * as scriptedEngine from '../support/scripted-engine';
import { workerEnvironment } from '../support/worker-environment';
import { createFakeWorker } from '../support/webllm-worker';
import { startWeightsServer, type WeightsServer } from '../support/weights-server';
import { describeBackendContract, type Script } from './backend-contract';
import { backendWords } from '../support/words';

let weights: WeightsServer;

beforeAll(async () => {
  weights = await startWeightsServer({});
});
afterAll(() => weights.close());

describeBackendContract('the model in the browser', {
  can: { length: true, failure: true, silence: true, reasoning: true },
  async open(script) {
    const caches = createMemoryCaches();
    vi.stubGlobal('caches', caches);
    const environment = workerEnvironment(caches);
    const engine = engineOf(script);
    const model = createLocalModel({
      settings: {
        model: 'Qwen3-0.6B-test',
        modelUrl: weights.modelUrl,
        modelLibUrl: weights.libUrl,
        allowSoftwareGpu: false,
      },
      baseUrl: 'https://cv.example.com/',
      siteName: 'talking-cv:/',
      createWorker: () => createFakeWorker(environment, engine.module),
    });
    await model.probe();
    model.consent();
    await vi.waitFor(
      () => {
        if (model.getSnapshot().state.status !== 'ready') throw new Error('not ready yet');
      },
      { timeout: 30_000, interval: 2 },
    );
    return {
      backend: createWebLLMBackend({ model, words: backendWords }),
      requestCount: engine.requestCount,
      released: engine.released,
      close: () => Promise.resolve(),
    };
  },
});

/** The scripted engine, its replies those of the contract; it stops only when it is interrupted. */
function engineOf({ pieces, ending }: Script) {
  let requests = 0;
  let working = 0;
  let interrupt = (): void => {};

  async function* generate(): AsyncGenerator<ChatCompletionChunk> {
    requests += 1;
    working += 1;
    const interrupted = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    try {
      for (const content of pieces) yield chunk({ content }, null);
      if (ending === 'failure') throw new Error('the device is lost');
      if (ending === 'silence') await interrupted;
      yield chunk({}, ending === 'silence' ? 'abort' : ending);
    } finally {
      working -= 1;
    }
  }

  const module: EngineModule = {
    ...scriptedEngine,
    createEngine(config): Engine {
      return {
        ...scriptedEngine.createEngine(config),
        interruptGenerate: () => {
          interrupt();
        },
        getMessage: async () => pieces.join(''),
        chat: { completions: { create: async () => generate() } },
      };
    },
  };
  return {
    module,
    requestCount: () => requests,
    released: () =>
      vi.waitFor(() => {
        if (working > 0) throw new Error('the engine is still at work');
      }),
  };
}

function chunk(
  delta: { content?: string },
  finish_reason: 'stop' | 'length' | 'abort' | null,
): ChatCompletionChunk {
  const choices = [{ index: 0, delta, finish_reason }];
  return { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: 'scripted', choices };
}
