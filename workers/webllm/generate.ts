import type { ChatCompletionChunk } from '@mlc-ai/web-llm';
import { generateFailure, ModelLostError } from './engine-failure';
import type { Engine, StreamingRequest } from './engine-types';
import { messageOf } from './error-message';
import type { GenerateOutcome, GenerationUsage } from './protocol';

/** A lost GPU can leave a generation pending for ever. This often the engine is asked whether it holds a model. */
const watchEveryMs = 1000;

export interface Generation {
  /** Rejects with what the engine throws; with `ModelLostError` once the engine holds no model any more. */
  readonly outcome: Promise<GenerateOutcome>;
  /** Ends the reply after the current token; `outcome` then resolves with the reason `interrupted`. */
  interrupt(): void;
}

/**
 * Starts one reply. `onDelta` gets at most one call a frame, and all deltas before `outcome` settles.
 *
 * @param now milliseconds
 */
export function startGeneration(
  engine: Engine,
  request: StreamingRequest,
  onDelta: (text: string) => void | Promise<void>,
  now: () => number,
): Generation {
  let interrupted = false;

  async function run(): Promise<GenerateOutcome> {
    const batch = createDeltaBatch(onDelta, now);
    const stream = await engine.chat.completions.create(request);
    // The engine begins at the first `next()` and would read the whole prompt before it noticed.
    if (interrupted) return { ok: true, reason: 'interrupted', text: '', usage: {} };
    let text = '';
    let finish: ChatCompletionChunk['choices'][number]['finish_reason'] = null;
    let usage: GenerationUsage = {};
    // The engine forgets interrupts from before it has begun: hence the flag.
    try {
      for await (const chunk of stream) {
        const [choice] = chunk.choices;
        const delta = choice?.delta.content ?? '';
        text += delta;
        if (delta !== '') batch.push(delta);
        finish = choice?.finish_reason ?? finish;
        if (chunk.usage) usage = readUsage(chunk.usage);
        if (interrupted && finish === null) engine.interruptGenerate();
      }
    } finally {
      // The page gets the text before a failure, too.
      await batch.flush();
    }
    return { ok: true, reason: reasonOf(finish), text, usage };
  }

  return {
    outcome: watch(engine, run()),
    interrupt() {
      interrupted = true;
      engine.interruptGenerate();
    },
  };
}

/** Rejects with `ModelLostError` as soon as the engine holds no model, also while `outcome` stays pending. */
function watch(engine: Engine, outcome: Promise<GenerateOutcome>): Promise<GenerateOutcome> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => void requireModel(engine).catch(reject), watchEveryMs);
    outcome
      .catch(async (error: unknown) => {
        // Browsers word GPU errors differently: whatever the error says, a missing model means a lost GPU.
        if (generateFailure(error).failure === 'unknown') await requireModel(engine, error);
        throw error;
      })
      .then(resolve, reject)
      .finally(() => clearInterval(timer));
  });
}

/** @throws ModelLostError if the engine holds no model: `getMessage` rejects then. `reason` words the error. */
async function requireModel(engine: Engine, reason?: unknown): Promise<void> {
  try {
    await engine.getMessage();
  } catch (cause) {
    throw new ModelLostError(messageOf(reason ?? cause), { cause });
  }
}

function reasonOf(finish: string | null): Extract<GenerateOutcome, { ok: true }>['reason'] {
  if (finish === 'stop' || finish === 'length') return finish;
  return finish === 'abort' ? 'interrupted' : 'other';
}

/** Drops figures that are not finite: web-llm divides zero by zero for a reply of one token. */
function readUsage(usage: NonNullable<ChatCompletionChunk['usage']>): GenerationUsage {
  const figures = {
    promptTokens: usage.prompt_tokens,
    completionTokens: usage.completion_tokens,
    prefillTokensPerSecond: usage.extra?.prefill_tokens_per_s,
    decodeTokensPerSecond: usage.extra?.decode_tokens_per_s,
  };
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => Number.isFinite(value)));
}

/** Milliseconds between two messages: the page cannot render more often than once a frame. */
const frameMs = 16;

/** Joins deltas so that the page gets at most one message a frame. The first delta is sent at once. `now` in ms. */
export function createDeltaBatch(send: (text: string) => void | Promise<void>, now: () => number) {
  let collected = '';
  let sentAt = -Infinity;
  let received: void | Promise<void>;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendCollected = () => {
    clearTimeout(timer);
    timer = undefined;
    if (collected === '') return;
    const text = collected;
    collected = '';
    sentAt = now();
    received = send(text);
  };

  return {
    push(text: string): void {
      collected += text;
      if (now() - sentAt >= frameMs) sendCollected();
      else timer ??= setTimeout(sendCollected, frameMs);
    },
    /** Sends the collected text; resolves when the page has received all of it. */
    async flush(): Promise<void> {
      sendCollected();
      // Deltas travel on a channel of their own; an outcome sent now could overtake them.
      await received;
    },
  };
}
