import { proxy } from 'comlink';
import type { GenerateOutcome } from '../../../workers/webllm/protocol';
import type { BackendEvent, ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { describeFailure, type FailureWords } from '../describe-failure';
import { createReasoningFilter } from '../reasoning/reasoning-filter';
import { sampling } from '../sampling';
import {
  cautiousBytesPerToken,
  measureBytesPerToken,
  buildPrompt,
  remember,
  type EngineMemory,
} from './engine-history';
import type { LoadedEngine, WebLLMModel } from '../../local-model/create-local-model';
import { createQueue } from './queue';
import { fail, untilReady } from '../../local-model/until-ready';
import type { WebLLMWords } from './words.en';
import { WorkerGoneError } from './worker-bridge';

interface WebLLMBackendOptions {
  readonly model: WebLLMModel;
  readonly words: { readonly webllm: WebLLMWords; readonly failure: FailureWords };
}

/** Replies from the model in this browser. Waits for a load that is under way and tries a failed one again. */
export function createWebLLMBackend({ model, words }: WebLLMBackendOptions): ChatBackend {
  let memory: EngineMemory | undefined;
  let memoryOf: LoadedEngine['bridge'] | undefined;
  let bytesPerToken = cautiousBytesPerToken;

  async function* stream(
    messages: readonly ChatMessage[],
    { signal }: { readonly signal: AbortSignal },
  ): AsyncGenerator<BackendEvent> {
    signal.throwIfAborted();
    await untilReady(model, signal);
    const engine = model.engine();
    if (!engine) throw new BackendError('webllm', 'device-lost');
    if (memoryOf !== engine.bridge) memory = undefined;
    memoryOf = engine.bridge;
    yield* reply(engine, messages, signal);
  }

  async function* reply(
    engine: LoadedEngine,
    conversation: readonly ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<BackendEvent> {
    const limits = { ...engine.form, reply: sampling.maxTokens, bytesPerToken };
    let announced = memory?.dropped ?? 0;
    let prompt = buildPrompt(conversation, memory, limits);
    for (;;) {
      if (prompt.dropped > announced) {
        yield { type: 'notice', text: words.webllm.trimmedNotice };
        announced = conversation.length;
      }
      const filter = createReasoningFilter();
      const visible: string[] = [];
      memory = undefined;
      const show = function* (events: Iterable<BackendEvent>) {
        for (const event of events) {
          if (event.type === 'text-delta') visible.push(event.text);
          if (event.type === 'text-retracted') visible.length = 0;
          yield event;
        }
      };
      const outcome = yield* generate(engine, prompt.messages, signal, (text) => show(filter.push(text)));
      if (!outcome.ok) {
        const oldest = prompt.dropped + 2;
        if (outcome.failure === 'context-too-long' && oldest < conversation.length) {
          prompt = buildPrompt(conversation, undefined, limits, oldest);
          continue;
        }
        yield* show(filter.finish(false));
        throw failed(outcome);
      }
      yield* show(filter.finish(outcome.reason === 'stop'));
      bytesPerToken = measureBytesPerToken(prompt, outcome.usage.promptTokens) ?? bytesPerToken;
      // After any other ending the engine forgets the conversation itself.
      if (outcome.reason === 'stop') {
        memory = remember(conversation, prompt, { stored: outcome.text, visible: visible.join('') });
      }
      yield {
        type: 'end',
        reason: outcome.reason === 'stop' || outcome.reason === 'length' ? outcome.reason : 'other',
        missing: filter.missing(outcome.usage.completionTokens),
        stats: outcome.usage,
      };
      return;
    }
  }

  /** Runs one generation; yields what `show` makes of its deltas. Leaving early interrupts the engine. */
  async function* generate(
    { bridge }: LoadedEngine,
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    show: (text: string) => Iterable<BackendEvent>,
  ): AsyncGenerator<BackendEvent, GenerateOutcome> {
    const deltas = createQueue<string>();
    let ended = false;
    const request = { messages, ...sampling };
    const onDelta = proxy((text: string) => deltas.push(text));
    const outcome = bridge.call((api) => api.generate(request, onDelta));
    outcome
      .then(
        () => deltas.end(),
        () => deltas.end(),
      )
      .finally(() => {
        ended = true;
      });
    const stop = () => deltas.end();
    signal.addEventListener('abort', stop, { once: true });
    try {
      for await (const text of deltas) {
        signal.throwIfAborted();
        yield* show(text);
      }
      signal.throwIfAborted();
      return await outcome;
    } catch (error) {
      if (error instanceof WorkerGoneError && !signal.aborted) {
        model.reportLoss();
        throw new BackendError('webllm', 'worker-crashed', { detail: error.message, cause: error });
      }
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      if (!ended) void bridge.call((api) => api.interrupt()).catch(() => {});
    }
  }

  function failed(outcome: Extract<GenerateOutcome, { ok: false }>): BackendError {
    if (outcome.failure === 'device-lost' || outcome.failure === 'out-of-memory') model.reportLoss();
    return fail(outcome.failure, outcome.detail);
  }

  return {
    id: 'webllm',
    get modelName() {
      return model.getSnapshot().model?.name ?? words.webllm.anyModel;
    },
    whereItRuns: words.webllm.whereItRuns,
    describeError: (error, context) => describeFailure(error, context, words.failure, words.webllm),
    stream,
    dispose: () => model.dispose(),
  };
}
