import type { ChatResponse } from 'ollama/browser';
import type { ReplyStats } from '../backend';
import type { ReplyChunk, ReplyEnd } from '../http/stream-reply';

/** `message.thinking` is left out here; reasoning inside `content` is the filter's work. */
export function toReplyChunk(chunk: Partial<ChatResponse>): ReplyChunk {
  const content = chunk.message?.content;
  return {
    ...(typeof content === 'string' ? { content } : {}),
    ...(chunk.done === true ? { end: toEnd(chunk) } : {}),
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
    ...(prompt_eval_count ? { promptTokens: prompt_eval_count } : {}),
    ...(eval_count ? { completionTokens: eval_count } : {}),
    ...(prompt_eval_count && prompt_eval_duration
      ? { prefillTokensPerSecond: (prompt_eval_count / prompt_eval_duration) * 1e9 }
      : {}),
    ...(eval_count && eval_duration ? { decodeTokensPerSecond: (eval_count / eval_duration) * 1e9 } : {}),
  };
}
