import type { GenerateOutcome } from '../../../workers/webllm/protocol';
import type { BackendEvent, ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { abortableSleep, type Sleep } from '../http/abortable-sleep';
import { createReasoningFilter } from '../reasoning/reasoning-filter';
import { sampling } from '../sampling';
import {
  cautiousBytesPerToken,
  measureBytesPerToken,
  buildPrompt,
  remember,
  type EngineMemory,
  type EnginePrompt,
} from './engine-history';
import type { WebLLMEngine } from './engine';
import { createEngineQueue } from './engine-queue';
import { eventsOf } from './events-of';
import { identifyWebLLM, type WebLLMIdentityOptions } from './identity';

interface WebLLMBackendOptions extends WebLLMIdentityOptions {
  readonly sleep?: Sleep | undefined;
}

/** Replies from the model in this browser, once it is loaded. */
export function createWebLLMBackend(options: WebLLMBackendOptions): ChatBackend {
  const { model, words, sleep = abortableSleep } = options;
  const identity = identifyWebLLM(options);
  const queue = createEngineQueue();
  /** Settles once the engine has ended the generation before: after Stop it still finishes its current step. */
  let engineIsFree: Promise<unknown> = Promise.resolve();
  let isStopping = false;
  let generations = 0;
  let memory: EngineMemory | undefined;
  let memoryOf: WebLLMEngine | undefined;
  let bytesPerToken = cautiousBytesPerToken;

  async function* stream(
    messages: readonly ChatMessage[],
    { signal }: { readonly signal: AbortSignal },
  ): AsyncGenerator<BackendEvent> {
    signal.throwIfAborted();
    await model.whenReady(signal);
    const place = queue.join();
    try {
      const waitingFor = () => (isStopping ? words.webllm.endingStopped : words.wait.otherChat);
      yield* eventsOf(() => place.turn, { signal, sleep, waitingFor });
      // The model may have been lost meanwhile: then it is loaded again.
      const engine = await model.whenReady(signal);
      if (memoryOf !== engine) memory = undefined;
      memoryOf = engine;
      yield* reply(engine, messages, signal);
    } finally {
      void engineIsFree.then(place.leave);
    }
  }

  async function* reply(
    engine: WebLLMEngine,
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
      const outcome = yield* generate(engine, prompt, signal, (text) => show(filter.push(text)));
      if (!outcome.ok) {
        const oldest = prompt.dropped + 2;
        if (outcome.failure === 'context-too-long' && oldest < conversation.length) {
          prompt = buildPrompt(conversation, undefined, limits, oldest);
          continue;
        }
        yield* show(filter.finish(false));
        throw failed(outcome, engine);
      }
      yield* show(filter.finish(outcome.reason === 'stop'));
      bytesPerToken = measureBytesPerToken(prompt, outcome.usage.promptTokens) ?? bytesPerToken;
      // After any other ending the engine drops the conversation itself.
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
    engine: WebLLMEngine,
    { messages, reuses }: EnginePrompt,
    signal: AbortSignal,
    show: (text: string) => Iterable<BackendEvent>,
  ): AsyncGenerator<BackendEvent, GenerateOutcome> {
    generations += 1;
    const id = String(generations);
    let isWorking = false;
    try {
      return yield* eventsOf(
        (emit) => {
          isWorking = true;
          const outcome = engine
            .generate({ id, messages, ...sampling }, (text) => emit(...show(text)))
            .finally(() => {
              isWorking = false;
              isStopping = false;
            });
          engineIsFree = outcome.catch(() => {});
          return outcome;
        },
        {
          signal,
          sleep,
          waitingFor: () => (reuses ? words.webllm.readingQuestion : words.wait.readingProfile),
        },
      );
    } finally {
      if (isWorking) {
        isStopping = true;
        engine.interrupt(id);
      }
    }
  }

  function failed(outcome: Extract<GenerateOutcome, { ok: false }>, engine: WebLLMEngine): BackendError {
    if (outcome.failure === 'device-lost' || outcome.failure === 'out-of-memory') model.reportLoss(engine);
    return new BackendError('webllm', outcome.failure, { detail: outcome.detail });
  }

  return {
    id: identity.id,
    get modelName() {
      return identity.modelName;
    },
    whereItRuns: identity.whereItRuns,
    describeError: identity.describeError,
    stream,
    dispose: () => model.dispose(),
  };
}
