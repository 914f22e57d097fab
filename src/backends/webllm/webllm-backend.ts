import type { GenerateOutcome } from '../../../workers/webllm/protocol';
import type { BackendEvent, ChatBackend, ChatMessage } from '../backend';
import { BackendError } from '../backend-error';
import { createReasoningFilter } from '../reasoning/reasoning-filter';
import { sampling } from '../sampling';
import {
  cautiousBytesPerToken,
  measureBytesPerToken,
  buildPrompt,
  remember,
  type EngineMemory,
} from './engine-history';
import type { WebLLMEngine } from './engine';
import { createQueue } from './queue';
import { identifyWebLLM, type WebLLMIdentityOptions } from './identity';

/** Replies from the model in this browser, once it is loaded. */
export function createWebLLMBackend(options: WebLLMIdentityOptions): ChatBackend {
  const { model, words } = options;
  const identity = identifyWebLLM(options);
  let memory: EngineMemory | undefined;
  let memoryOf: WebLLMEngine | undefined;
  let bytesPerToken = cautiousBytesPerToken;

  async function* stream(
    messages: readonly ChatMessage[],
    { signal }: { readonly signal: AbortSignal },
  ): AsyncGenerator<BackendEvent> {
    signal.throwIfAborted();
    const engine = await model.whenReady(signal);
    if (memoryOf !== engine) memory = undefined;
    memoryOf = engine;
    yield* reply(engine, messages, signal);
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

  function failed(outcome: Extract<GenerateOutcome, { ok: false }>): BackendError {
    if (outcome.failure === 'device-lost' || outcome.failure === 'out-of-memory') model.reportLoss();
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

let generations = 0;

/** Runs one generation; yields what `show` makes of its deltas. Leaving early interrupts the engine. */
async function* generate(
  engine: WebLLMEngine,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  show: (text: string) => Iterable<BackendEvent>,
): AsyncGenerator<BackendEvent, GenerateOutcome> {
  const deltas = createQueue<string>();
  let ended = false;
  generations += 1;
  const id = `generation-${generations}`;
  const request = { id, messages, ...sampling };
  const outcome = engine.generate(request, (text) => deltas.push(text));
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
  } finally {
    signal.removeEventListener('abort', stop);
    if (!ended) engine.interrupt(id);
  }
}
