import type { WebLLMEngine, WebLLMModel } from '../../src/models/webllm/engine';
import { primerRequest, replyRequest } from '../../workers/webllm/engine-request';
import { generateFailure } from '../../workers/webllm/engine-failure';
import type { Engine, StreamingRequest } from '../../workers/webllm/engine-types';
import { startGeneration, type Generation } from '../../workers/webllm/generate';
import type { EngineSetup } from '../../workers/webllm/engine-types';

/** What the page gets of a loaded engine, with all of the worker's code between but the thread. */
export function engineOver(engine: Engine, setup: EngineSetup): WebLLMEngine & { idle(): Promise<void> } {
  const running = new Map<string, Generation>();

  function run(id: string, request: StreamingRequest, onDelta: (text: string) => void) {
    const generation = startGeneration(engine, request, onDelta, () => performance.now());
    running.set(id, generation);
    return generation.outcome
      .catch((error: unknown) => {
        const failure = generateFailure(error);
        if (failure.failure === 'context-too-long') return failure;
        throw error;
      })
      .finally(() => running.delete(id));
  }

  return {
    form: setup.form,
    generate: (request, onDelta) => run(request.id, replyRequest(request, setup), onDelta),
    readAhead: (request) => run(request.id, primerRequest(request, setup), () => {}),
    interrupt: (id) => running.get(id)?.interrupt(),
    async idle() {
      await Promise.allSettled([...running.values()].map(({ outcome }) => outcome));
    },
  };
}

/** A model that is ready with this engine. */
export function readyModel(engine: () => WebLLMEngine): WebLLMModel {
  return {
    modelName: () => 'Qwen3',
    whenReady: async () => engine(),
    readyEngine: engine,
    reportKnowledge() {},
    reportLoss() {},
  };
}
