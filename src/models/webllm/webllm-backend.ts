import type { GenerateOutcome } from '../../../workers/webllm/protocol';
import type { BackendEvent, ChatBackend, ChatMessage } from '../../backends/backend';
import { BackendError } from '../../backends/backend-error';
import { estimateTokens } from '../../backends/fit-window';
import { abortableSleep, type Sleep } from '../../shared/abortable-sleep';
import { createReasoningFilter } from '../../backends/reasoning/reasoning-filter';
import { sampling } from '../../backends/sampling';
import {
  cautiousBytesPerToken,
  measureBytesPerToken,
  buildPrimer,
  buildPrompt,
  remember,
  rememberPrimer,
  usualQuestion,
  type EngineMemory,
  type EnginePrompt,
} from './engine-history';
import type { WebLLMEngine } from './engine';
import { createEngineQueue } from '../../backends/engine-queue';
import { trimProfile } from '../../backends/trim-profile';
import { eventsOf } from '../../backends/events-of';
import { identifyWebLLM, type WebLLMIdentityOptions } from './identity';

interface WebLLMBackendOptions extends WebLLMIdentityOptions {
  readonly sleep?: Sleep | undefined;
}

/** Replies from the model in this browser, once it is loaded. */
export function createWebLLMBackend(options: WebLLMBackendOptions): ChatBackend {
  const { model, words, sleep = abortableSleep } = options;
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
  /** An engine that has failed to prefill: each further attempt would cost the next question twice the time. */
  let cannotReadAhead: WebLLMEngine | undefined;
  let bytesPerToken = cautiousBytesPerToken;
  /** Of the prompt that the engine reads now, and who says so. */
  let readShare = 0;
  let tellShare: (() => void) | undefined;
  /** A profile that exceeds the engine's window, and as much of it as does not. */
  let shortened: { readonly whole: string; readonly short: string; readonly tokens: number } | undefined;

  const stream: ChatBackend['stream'] = async function* (messages, { signal }) {
    signal.throwIfAborted();
    replies += 1;
    let leave: (() => void) | undefined;
    try {
      await model.whenReady(signal);
      const place = queue.join();
      ({ leave } = place);
      yield* eventsOf(
        (emit) => {
          followReading(emit);
          return place.turn;
        },
        { signal, sleep, waitingFor: whatGoesBefore },
      );
      // The model may have been lost meanwhile: then it is loaded again.
      const engine = await model.whenReady(signal);
      useEngine(engine);
      try {
        yield* reply(engine, messages, signal);
      } finally {
        model.reportKnowledge(engine, memory && 'read');
      }
    } finally {
      replies -= 1;
      void engineIsFree.then(leave);
    }
  };

  function whatGoesBefore(): string {
    if (isReadingAhead) return reading();
    return isStopping ? words.webllm.endingStopped : words.wait.otherChat;
  }

  /** What a wait says while the engine reads a prompt. */
  function reading(): string {
    return readShare === 0 ? words.wait.readingProfile : words.wait.readingShare(Math.floor(100 * readShare));
  }

  function followReading(emit: (event: BackendEvent) => void): void {
    tellShare = () => emit({ type: 'wait', text: reading() });
  }

  function onRead(share: number): void {
    readShare = share;
    if (share > 0) tellShare?.();
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
  async function warmUp(whole: readonly ChatMessage[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // After Stop the engine still finishes its current step.
    await queue.whenEmpty();
    signal.throwIfAborted();
    const engine = model.readyEngine();
    if (replies > 0 || !engine?.form.canReadAhead || engine === cannotReadAhead) return;
    useEngine(engine);
    const conversation = fitted(whole);
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
      } else if (!outcome.ok && outcome.failure === 'context-too-long') {
        shorten(whole, engine);
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
      onRead(0);
      return await engine.readAhead({ id, messages, temperature, topP }, onRead);
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
    whole: readonly ChatMessage[],
    signal: AbortSignal,
  ): AsyncGenerator<BackendEvent> {
    let conversation = fitted(whole);
    const limits = limitsOf(engine);
    let announced = memory?.announced ?? 0;
    let prompt = buildPrompt(conversation, memory, limits);
    for (;;) {
      if (isShortened(whole)) yield { type: 'notice', text: words.wait.shortenedNotice };
      if (prompt.dropped > announced) {
        yield { type: 'notice', text: words.wait.trimmedNotice };
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
        if (outcome.failure === 'context-too-long' && shorten(whole, engine)) {
          conversation = fitted(whole);
          prompt = buildPrompt(conversation, undefined, limits, prompt.dropped);
          continue;
        }
        yield* show(filter.finish(false));
        reportLostModel(outcome, engine);
        throw new BackendError('webllm', outcome.failure, { detail: outcome.detail });
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
          onRead(0);
          followReading(emit);
          const outcome = engine
            .generate(
              { id, messages, readAhead, ...sampling },
              (text) => {
                if (!reuses) model.reportKnowledge(engine, 'read');
                emit(...show(text));
              },
              onRead,
            )
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
          waitingFor: () => (reuses ? words.wait.readingQuestion : reading()),
        },
      );
    } finally {
      if (isWorking) {
        isStopping = true;
        engine.interrupt(id);
      }
    }
  }

  function isShortened(conversation: readonly ChatMessage[]): boolean {
    return shortened !== undefined && conversation[0]?.content === shortened.whole;
  }

  /** The conversation with as much of the CV as the window holds, once the engine has said that it exceeds it. */
  function fitted(conversation: readonly ChatMessage[]): readonly ChatMessage[] {
    if (!shortened || !isShortened(conversation)) return conversation;
    return [{ role: 'system', content: shortened.short }, ...conversation.slice(1)];
  }

  /** True if less of the CV may leave room for the newest message and a reply: each time a quarter less, by estimate. */
  function shorten(conversation: readonly ChatMessage[], { form }: WebLLMEngine): boolean {
    const [system, ...rest] = conversation;
    if (system?.role !== 'system') return false;
    const question = estimateTokens(rest.at(-1)?.content ?? '') + usualQuestion;
    const room = form.contextWindow - sampling.maxTokens - question;
    const before = isShortened(conversation) ? (shortened?.tokens ?? 0) : estimateTokens(system.content);
    const tokens = Math.min(room, before * 0.75);
    const short = trimProfile(system.content, (prompt) => estimateTokens(prompt) <= tokens);
    if (short === undefined) return false;
    shortened = { whole: system.content, short, tokens };
    return true;
  }

  function reportLostModel({ failure }: Extract<GenerateOutcome, { ok: false }>, engine: WebLLMEngine): void {
    if (failure === 'device-lost' || failure === 'out-of-memory') model.reportLoss(engine);
  }

  return Object.assign(identifyWebLLM(options), { stream, warmUp });
}
