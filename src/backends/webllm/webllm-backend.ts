import type { GenerateOutcome } from '../../../workers/webllm/protocol';
import type { BackendEvent, ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { abortableSleep, type Sleep } from '../http/abortable-sleep';
import { createReasoningFilter } from '../reasoning/reasoning-filter';
import { sampling } from '../sampling';
import {
  cautiousBytesPerToken,
  measureBytesPerToken,
  buildPrimer,
  buildPrompt,
  remember,
  rememberPrimer,
  type EngineMemory,
  type EnginePrompt,
} from './engine-history';
import type { WebLLMEngine } from './engine';
import { createEngineQueue } from '../engine-queue';
import { eventsOf } from '../events-of';
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
  let isReadingAhead = false;
  let generations = 0;
  /** Replies that have begun and not ended, those in the queue included. */
  let replies = 0;
  let memory: EngineMemory | undefined;
  let memoryOf: WebLLMEngine | undefined;
  /** An engine that has failed to read ahead: each further attempt would cost the next question twice the time. */
  let cannotReadAhead: WebLLMEngine | undefined;
  let bytesPerToken = cautiousBytesPerToken;

  async function* stream(
    messages: readonly ChatMessage[],
    { signal }: { readonly signal: AbortSignal },
  ): AsyncGenerator<BackendEvent> {
    signal.throwIfAborted();
    replies += 1;
    try {
      await model.whenReady(signal);
      yield* inTurn(messages, signal);
    } finally {
      replies -= 1;
    }
  }

  async function* inTurn(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<BackendEvent> {
    const place = queue.join();
    try {
      yield* eventsOf(() => place.turn, { signal, sleep, waitingFor: whatGoesBefore });
      // The model may have been lost meanwhile: then it is loaded again.
      const engine = await model.whenReady(signal);
      useEngine(engine);
      try {
        yield* reply(engine, messages, signal);
      } finally {
        model.reportKnowledge(engine, memory && 'read');
      }
    } finally {
      void engineIsFree.then(place.leave);
    }
  }

  function whatGoesBefore(): string {
    if (isReadingAhead) return words.wait.readingProfile;
    return isStopping ? words.webllm.endingStopped : words.wait.otherChat;
  }

  /** Another engine holds nothing yet. */
  function useEngine(engine: WebLLMEngine): void {
    if (memoryOf !== engine) memory = undefined;
    memoryOf = engine;
  }

  function limitsOf({ form }: WebLLMEngine) {
    return { ...form, reply: sampling.maxTokens, bytesPerToken };
  }

  /** A failure leaves everything as it is without a primer: the next question makes the engine read all of its prompt. */
  async function warmUp(conversation: readonly ChatMessage[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // After Stop the engine still finishes its current step.
    await queue.whenEmpty();
    signal.throwIfAborted();
    const engine = model.readyEngine();
    if (replies > 0 || !engine?.form.canReadAhead || engine === cannotReadAhead) return;
    useEngine(engine);
    const primer = buildPrimer(conversation, memory, limitsOf(engine));
    if (!primer) return;
    const place = queue.join();
    memory = undefined;
    isReadingAhead = true;
    model.reportKnowledge(engine, 'reading');
    try {
      const outcome = await readAhead(engine, primer, signal);
      if (!outcome) return;
      if (outcome.ok && outcome.reason === 'stop') {
        memory = rememberPrimer(conversation, primer);
        bytesPerToken = measureBytesPerToken(primer, outcome.usage.promptTokens) ?? bytesPerToken;
      } else if (outcome.ok ? outcome.reason !== 'interrupted' : outcome.failure === 'unknown') {
        cannotReadAhead = engine;
      }
      if (!outcome.ok) reportLostModel(outcome, engine);
    } finally {
      isReadingAhead = false;
      model.reportKnowledge(engine, memory && 'read');
      place.leave();
    }
    signal.throwIfAborted();
  }

  /** Undefined if the worker stops. An abort has an effect only before the engine has begun: it reads in one step. */
  async function readAhead(
    engine: WebLLMEngine,
    { messages }: EnginePrompt,
    signal: AbortSignal,
  ): Promise<GenerateOutcome | undefined> {
    const id = nextId();
    const interrupt = () => engine.interrupt(id);
    signal.addEventListener('abort', interrupt);
    try {
      const { temperature, topP } = sampling;
      return await engine.readAhead({ id, messages, temperature, topP });
    } catch {
      return undefined;
    } finally {
      signal.removeEventListener('abort', interrupt);
    }
  }

  function nextId(): string {
    generations += 1;
    return String(generations);
  }

  async function* reply(
    engine: WebLLMEngine,
    conversation: readonly ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<BackendEvent> {
    const limits = limitsOf(engine);
    let announced = memory?.announced ?? 0;
    let prompt = buildPrompt(conversation, memory, limits);
    for (;;) {
      if (prompt.dropped > announced) {
        yield { type: 'notice', text: words.webllm.trimmedNotice };
        announced = conversation.length;
      }
      if (!prompt.reuses) model.reportKnowledge(engine, 'reading');
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
    { messages, reuses, readAhead }: EnginePrompt,
    signal: AbortSignal,
    show: (text: string) => Iterable<BackendEvent>,
  ): AsyncGenerator<BackendEvent, GenerateOutcome> {
    const id = nextId();
    let isWorking = false;
    try {
      return yield* eventsOf(
        (emit) => {
          isWorking = true;
          const outcome = engine
            .generate({ id, messages, readAhead, ...sampling }, (text) => {
              if (!reuses) model.reportKnowledge(engine, 'read');
              emit(...show(text));
            })
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
    reportLostModel(outcome, engine);
    return new BackendError('webllm', outcome.failure, { detail: outcome.detail });
  }

  function reportLostModel({ failure }: Extract<GenerateOutcome, { ok: false }>, engine: WebLLMEngine): void {
    if (failure === 'device-lost' || failure === 'out-of-memory') model.reportLoss(engine);
  }

  return {
    id: identity.id,
    get modelName() {
      return identity.modelName;
    },
    whereItRuns: identity.whereItRuns,
    describeError: identity.describeError,
    stream,
    warmUp,
    dispose: () => model.dispose(),
  };
}
