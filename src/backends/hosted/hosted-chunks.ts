import type { ReplyStats } from '../backend';
import type { ReplyChunk, ReplyEnd } from '../http/stream-reply';

/**
 * The parts of a chunk that are used. The client's types promise more: providers leave out the choice, its `delta` or
 * the `content`, or send `null`. `reasoning` and `reasoning_content` are dropped on purpose.
 */
interface LooseChunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly usage?: Usage | null;
}

interface Usage {
  readonly prompt_tokens?: number;
  readonly completion_tokens?: number;
}

/** Reads the chunks of one reply. Providers send its figures with the end, before it, or in a chunk of their own after it. */
export function createChunkReader() {
  let reason: ReplyEnd['reason'] | undefined;
  let stats: ReplyStats | undefined;
  return {
    read(chunk: LooseChunk | null): ReplyChunk {
      const choice = chunk?.choices?.[0];
      const content = choice?.delta?.content;
      if (choice?.finish_reason) reason = toReason(choice.finish_reason);
      if (chunk?.usage) stats = toStats(chunk.usage);
      return {
        content: typeof content === 'string' ? content : undefined,
        end: reason && { type: 'end', reason, stats },
      };
    },
  };
}

/** Some providers send zeros until the last chunk. */
function toStats({ prompt_tokens, completion_tokens }: Usage): ReplyStats {
  return { promptTokens: prompt_tokens || undefined, completionTokens: completion_tokens || undefined };
}

/** Together says `eos`, TGI says `stop_sequence`. */
function toReason(finishReason: string): ReplyEnd['reason'] {
  if (['stop', 'eos', 'eos_token', 'stop_sequence'].includes(finishReason)) return 'stop';
  return finishReason === 'length' ? 'length' : 'other';
}
