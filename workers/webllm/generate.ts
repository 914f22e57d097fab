import type { ChatCompletionChunk } from '@mlc-ai/web-llm';
import { createDeltaBatch } from './delta-batch';
import type { Engine, StreamingRequest } from './engine-types';
import type { GenerateOutcome, GenerateRequest, GenerationUsage } from './protocol';

/** A lost device can leave a generation waiting for ever; this often the engine is asked whether it still has a model. */
const watchEveryMs = 1000;

export interface Generation {
  readonly outcome: Promise<GenerateOutcome>;
  interrupt(): void;
}

/** Runs one reply to its end. Rejects with whatever the engine throws, or when it has lost its model. */
export function startGeneration(
  engine: Engine,
  request: GenerateRequest,
  canThink: boolean,
  onDelta: (text: string) => void | Promise<void>,
  now: () => number,
): Generation {
  let interrupted = false;

  async function run(): Promise<GenerateOutcome> {
    const batch = createDeltaBatch(onDelta, now);
    const stream = await engine.chat.completions.create(toEngineRequest(request, canThink));
    let text = '';
    let finish: ChatCompletionChunk['choices'][number]['finish_reason'] = null;
    let usage: GenerationUsage = {};
    // The engine starts with the first `next()` and forgets interrupts that came before, hence the flag.
    try {
      for await (const chunk of stream) {
        const [choice] = chunk.choices;
        const delta = choice?.delta.content ?? '';
        text += delta;
        if (delta !== '') batch.push(delta);
        if (choice?.finish_reason) finish = choice.finish_reason;
        if (chunk.usage) usage = readUsage(chunk.usage);
        if (interrupted && finish === null) engine.interruptGenerate();
      }
    } finally {
      // Also before a failure: what came is kept.
      await batch.flush();
    }
    return { ok: true, reason: reasonOf(finish), text, usage };
  }

  return {
    outcome: watched(engine, run()),
    interrupt() {
      interrupted = true;
      engine.interruptGenerate();
    },
  };
}

function toEngineRequest(request: GenerateRequest, canThink: boolean): StreamingRequest {
  return {
    messages: request.messages.map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
    temperature: request.temperature,
    top_p: request.topP,
    max_tokens: request.maxTokens,
    // A model whose template knows no think block would only be confused by an empty one.
    ...(canThink && { extra_body: { enable_thinking: false } }),
  };
}

function watched(engine: Engine, outcome: Promise<GenerateOutcome>): Promise<GenerateOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      engine.getMessage().catch(reject);
    }, watchEveryMs);
    outcome.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

function reasonOf(finish: string | null): Extract<GenerateOutcome, { ok: true }>['reason'] {
  if (finish === 'stop' || finish === 'length') return finish;
  return finish === 'abort' ? 'interrupted' : 'other';
}

/** The engine divides by zero for a reply of one token. */
function readUsage(usage: NonNullable<ChatCompletionChunk['usage']>): GenerationUsage {
  const figures = {
    promptTokens: usage.prompt_tokens,
    completionTokens: usage.completion_tokens,
    prefillTokensPerSecond: usage.extra?.prefill_tokens_per_s,
    decodeTokensPerSecond: usage.extra?.decode_tokens_per_s,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => Number.isFinite(value)));
}
