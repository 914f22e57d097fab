import type { ChatResponse } from 'ollama/browser';
import type { ReplyStats } from '../backend';
import type { ReplyChunk, ReplyEnd } from '../http/stream-reply';

/** Drops `message.thinking`; the reasoning filter handles reasoning inside `content`. */
export function toReplyChunk(chunk: Partial<ChatResponse>): ReplyChunk {
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
