import type { BackendEvent } from '../backend';
import type { BackendError } from '../backend-error';
import { createReasoningFilter, type ReasoningQuirk } from '../reasoning/reasoning-filter';

export type ReplyEnd = Extract<BackendEvent, { type: 'end' }>;

/** What one piece of a vendor's stream comes to: content, reasoning fields already left out, and how the reply ended. */
export interface ReplyChunk {
  readonly content?: string | undefined;
  readonly end?: ReplyEnd | undefined;
}

export interface ReplySource {
  readonly quirk: ReasoningQuirk;
  /** Sends the request. The signal also fires when the reader of the reply leaves early. */
  open(signal: AbortSignal): AsyncIterable<ReplyChunk>;
  /** Puts a failure into the project's words. */
  explain(error: unknown, signal: AbortSignal): Promise<BackendError>;
  /** What to throw where the stream stopped without having ended. */
  cutOff(): BackendError;
}

/** The course of every streamed HTTP reply: deltas without reasoning, then one `end` or one failure, and nothing left open. */
export async function* streamReply(signal: AbortSignal, source: ReplySource): AsyncGenerator<BackendEvent> {
  signal.throwIfAborted();
  // The request gets a signal of its own, because leaving a vendor's loop does not close its connection.
  const request = new AbortController();
  const forwardAbort = (): void => {
    request.abort(signal.reason);
  };
  signal.addEventListener('abort', forwardAbort, { once: true });
  const filter = createReasoningFilter(source.quirk);
  let end: ReplyEnd | undefined;
  let failure: { readonly error: unknown } | undefined;
  try {
    try {
      for await (const chunk of source.open(request.signal)) {
        signal.throwIfAborted();
        for (const event of filter.push(chunk.content ?? '')) {
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
    // A connection that breaks after the end was announced has cost nothing.
    if (end) {
      yield { ...end, missing: filter.missing(end.stats?.completionTokens) };
      return;
    }
    const reason = failure ? await source.explain(failure.error, request.signal) : source.cutOff();
    signal.throwIfAborted();
    throw reason;
  } finally {
    signal.removeEventListener('abort', forwardAbort);
    request.abort();
  }
}
