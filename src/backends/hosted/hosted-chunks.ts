import { errorInStream } from './hosted-errors';
import type { ReplyChunk, ReplyEnd } from '../http/stream-reply';

/**
 * What may be relied on of a chunk, which is less than the client's types promise: providers leave out the choice, its
 * `delta` or the `content`, or send `null`. `reasoning` and `reasoning_content` are left out here on purpose;
 * reasoning inside `content` is the filter's work.
 */
export interface LooseChunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  /** Of an `event: error`, whose name the client drops. */
  readonly message?: unknown;
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number } | null;
}

export interface ChunkReader {
  /** Throws a `BackendError` for a chunk that is an error. */
  read(chunk: LooseChunk): ReplyChunk;
}

/** Reads the chunks of one reply: its figures come with the end, before it, or in a chunk of their own after it. */
export function createChunkReader(): ChunkReader {
  let reason: ReplyEnd['reason'] | undefined;
  let stats: ReplyEnd['stats'];
  return {
    read(chunk) {
      if (!chunk.choices && typeof chunk.message === 'string') throw errorInStream(chunk.message);
      const choice = chunk.choices?.[0];
      const content = choice?.delta?.content;
      if (choice?.finish_reason) reason = toReason(choice.finish_reason);
      if (chunk.usage) {
        const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = chunk.usage;
        stats = {
          ...(promptTokens ? { promptTokens } : {}),
          ...(completionTokens ? { completionTokens } : {}),
        };
      }
      return {
        ...(typeof content === 'string' ? { content } : {}),
        ...(reason ? { end: { type: 'end', reason, ...(stats ? { stats } : {}) } } : {}),
      };
    },
  };
}

/** `eos` is Together's word for it, `stop_sequence` TGI's. */
function toReason(finishReason: string): ReplyEnd['reason'] {
  if (['stop', 'eos', 'eos_token', 'stop_sequence'].includes(finishReason)) return 'stop';
  return finishReason === 'length' ? 'length' : 'other';
}
