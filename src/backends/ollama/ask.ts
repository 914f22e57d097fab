import { Ollama, type ChatResponse } from 'ollama/browser';
import type { BackendEvent, ChatMessage, ReplyStats } from '../backend';
import { ndjson, withPlainErrors } from '../http/error-lines';
import { withNoThink } from '../http/no-think';
import type { PolicyWatch } from '../http/policy-watch';
import { type ReplyChunk, streamReply, type ReplyEnd } from '../http/stream-reply';
import { type WaitReason, withWaits } from '../http/with-waits';
import { judgeOpening } from '../reasoning/judge-opening';
import { sampling } from '../sampling';
import {
  assertStream,
  cutOff,
  explainBrokenStream,
  explainNoAnswer,
  tooLong,
  withInstalled,
} from './ollama-errors';
import { defaultWindow, type OllamaSession, requestOptions } from './session';

interface Question {
  readonly model: string;
  /** As they are sent, but for the suffix against thinking. */
  readonly messages: readonly ChatMessage[];
  readonly isLoaded: boolean;
  readonly policy: PolicyWatch;
  readonly signal: AbortSignal;
}

/** One request for a reply. Fails with `context-too-long` also where the server has cut the prompt without a word. */
export async function* ask(session: OllamaSession, question: Question): AsyncGenerator<BackendEvent> {
  const { host, network, words, server, sleep, now, running } = session;
  const { model, messages, policy, signal: ownSignal } = question;
  const { quirk, meter, fetch } = session.memoryOf(model);
  const address = { host, model, needed: meter.most(messages) + sampling.maxTokens };
  let { isLoaded } = question;
  let answered = false;

  async function* request(signal: AbortSignal): AsyncGenerator<ReplyChunk> {
    // A new client for each reply, since a client keeps an entry for every failed request. Its fetch is bound to our
    // signal, since the client's own abort does nothing before the headers.
    const client = new Ollama({
      host,
      fetch: async (input, init) => {
        const response = await fetch(input, { ...init, signal });
        answered = true;
        await assertStream(response, address);
        return withPlainErrors(response, ndjson);
      },
    });
    const chunks: AsyncIterable<ChatResponse> = await client.chat({
      model,
      messages: withNoThink(messages, model).map(({ role, content }) => ({ role, content })),
      stream: true,
      think: false,
      options: requestOptions(sampling.maxTokens),
    });
    for await (const chunk of chunks) yield toReplyChunk(chunk);
  }

  async function waitReason(signal: AbortSignal): Promise<WaitReason | undefined> {
    const [oldest] = running;
    if (oldest !== ownSignal) return { text: words.wait.otherChat, isProgress: true };
    if (!isLoaded) {
      const loaded = await server.loaded(model, signal);
      if (loaded === undefined) return undefined;
      isLoaded = loaded !== 'not-loaded';
    }
    return isLoaded
      ? { text: words.wait.readingProfile, isProgress: false }
      : { text: words.wait.loadingModel, isProgress: true };
  }

  const events = streamReply(ownSignal, {
    quirk,
    judgeOpening,
    open: (signal, isHolding) =>
      withWaits(request(signal), {
        reason: () => waitReason(signal),
        words: words.wait,
        isHolding,
        sleep,
        now,
      }),
    explain: async (error, signal) =>
      answered
        ? withInstalled(explainBrokenStream(error, address), model, server, signal)
        : explainNoAnswer(error, address, { network, policy, server, signal }),
    cutOff,
  });
  for await (const event of events) {
    if (event.type === 'end' && (await wasCut(session, question, event.stats?.promptTokens))) {
      throw tooLong(model, address.needed);
    }
    yield event;
  }
}

/** Older servers cut a prompt that exceeds the window; only the number of tokens that they have read gives it away. */
async function wasCut(
  { server, memoryOf }: OllamaSession,
  { model, messages, signal }: Question,
  counted: number | undefined,
): Promise<boolean> {
  if (counted === undefined) return false;
  const { meter } = memoryOf(model);
  const expected = meter.fewest(messages);
  if (counted >= expected * 0.75) {
    meter.learn(messages, counted);
    return false;
  }
  // A prompt that fits has a small count where the server leaves out what it had in its cache.
  const loaded = await server.loaded(model, signal);
  const window = typeof loaded === 'object' ? loaded.contextLength : undefined;
  return expected * 1.2 > (window ?? defaultWindow);
}

/** Drops `message.thinking`; the reasoning filter handles reasoning inside `content`. */
function toReplyChunk(chunk: Partial<ChatResponse>): ReplyChunk {
  const content = chunk.message?.content;
  return {
    content: typeof content === 'string' ? content : undefined,
    end: chunk.done === true ? toEnd(chunk) : undefined,
  };
}

function toEnd(chunk: Partial<ChatResponse>): ReplyEnd {
  const { done_reason: reason = 'stop' } = chunk;
  return {
    type: 'end',
    reason: reason === 'stop' || reason === 'length' ? reason : 'other',
    stats: toStats(chunk),
  };
}

/** Durations are nanoseconds; Ollama leaves out every figure that is zero. */
function toStats(chunk: Partial<ChatResponse>): ReplyStats {
  const { prompt_eval_count, prompt_eval_duration, eval_count, eval_duration } = chunk;
  return {
    promptTokens: prompt_eval_count || undefined,
    completionTokens: eval_count || undefined,
    prefillTokensPerSecond: ratePerSecond(prompt_eval_count, prompt_eval_duration),
    decodeTokensPerSecond: ratePerSecond(eval_count, eval_duration),
  };
}

function ratePerSecond(count: number | undefined, nanoseconds: number | undefined): number | undefined {
  return count && nanoseconds ? (count / nanoseconds) * 1e9 : undefined;
}
