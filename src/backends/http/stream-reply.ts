import type { BackendEvent } from '../backend';
import type { BackendError } from '../backend-error';
import { createReasoningFilter, type JudgeOpening, type ReasoningQuirk } from '../reasoning/reasoning-filter';

export type ReplyEnd = Extract<BackendEvent, { type: 'end' }>;

/** One piece of a vendor's stream: content without reasoning fields, and how the reply ended. */
export interface ReplyChunk {
  readonly content?: string | undefined;
  /** Why nothing comes; a text of undefined ends the wait. */
  readonly wait?: { readonly text: string | undefined; readonly isSilent?: boolean } | undefined;
  /** Nothing has come for a while: text that was held to be judged is shown. */
  readonly isPause?: boolean | undefined;
  readonly end?: ReplyEnd | undefined;
}

export interface ReplySource {
  readonly quirk: ReasoningQuirk;
  readonly judgeOpening?: JudgeOpening | undefined;
  /** Sends the request. The signal also aborts if the reader leaves the loop early. `isHolding`: text is being judged. */
  open(signal: AbortSignal, isHolding: () => boolean): AsyncIterable<ReplyChunk>;
  explain(error: unknown, signal: AbortSignal): Promise<BackendError>;
  cutOff(): BackendError;
}

/** Every streamed HTTP reply: deltas without reasoning, then one `end` or one failure. Leaves no connection open. */
export async function* streamReply(signal: AbortSignal, source: ReplySource): AsyncGenerator<BackendEvent> {
  signal.throwIfAborted();
  // The request has its own signal, because leaving a vendor's loop does not close its connection.
  const request = linkedSignal(signal);
  const filter = createReasoningFilter(source.quirk, source.judgeOpening);
  let end: ReplyEnd | undefined;
  let failure: { readonly error: unknown } | undefined;
  try {
    try {
      for await (const chunk of source.open(request.signal, () => filter.isHolding)) {
        signal.throwIfAborted();
        if (chunk.wait) yield { type: 'wait', ...chunk.wait };
        for (const event of chunk.isPause ? filter.release() : filter.push(chunk.content ?? '')) {
          yield event;
          signal.throwIfAborted();
        }
        end = chunk.end ?? end;
      }
    } catch (error) {
      failure = { error };
    }
    signal.throwIfAborted();
    for (const event of filter.finish(end?.reason === 'stop')) {
      yield event;
      signal.throwIfAborted();
    }
    // The reply is whole if the connection breaks after the end was announced.
    if (end) {
      yield { ...end, missing: filter.missing(end.stats?.completionTokens) };
      return;
    }
    const reason = failure ? await source.explain(failure.error, request.signal) : source.cutOff();
    signal.throwIfAborted();
    throw reason;
  } finally {
    request.end();
  }
}

/** A signal that aborts with another one, for the same reason, but can end before it and leave no listener behind. */
export function linkedSignal(outer: AbortSignal) {
  const controller = new AbortController();
  const forwardAbort = (): void => {
    controller.abort(outer.reason);
  };
  if (outer.aborted) forwardAbort();
  else outer.addEventListener('abort', forwardAbort, { once: true });
  return {
    signal: controller.signal,
    /** Aborts this signal alone, and stops following the other one. */
    end(): void {
      outer.removeEventListener('abort', forwardAbort);
      controller.abort();
    },
  };
}
