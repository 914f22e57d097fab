import type { ReplyStats } from '../../backends/backend';
import type { Reply } from '../../chat/core/message';

/** Figures of a reply that can be shown; each absent where nothing sensible is known. */
export type Figures = Omit<ReplyStats, 'decodeTokensPerSecond'> &
  Pick<Reply, 'modelName'> & {
    readonly firstCharacterMs?: number | undefined;
    /** The backend's own rate, or else all tokens over the time from the first one to the end. */
    readonly tokensPerSecond?: number | undefined;
  };

/** Milliseconds. A proxy that collects a whole reply sends it at once, so a shorter stream measures no model. */
const shortestStreamMs = 100;

/** Servers send zeros as well, and divide zero by zero for a reply of one token. */
export function figuresOf({ modelName, stats = {}, timings }: Reply): Figures {
  const { firstCharacterMs, firstDeltaMs = Infinity, receivedMs = 0 } = timings;
  const streamedMs = receivedMs - firstDeltaMs;
  const completionTokens = sound(stats.completionTokens);
  const decodeTokensPerSecond = sound(stats.decodeTokensPerSecond);
  const measured =
    completionTokens === undefined || streamedMs < shortestStreamMs
      ? undefined
      : completionTokens / (streamedMs / 1000);
  return {
    modelName,
    firstCharacterMs,
    tokensPerSecond: decodeTokensPerSecond ?? measured,
    promptTokens: sound(stats.promptTokens),
    completionTokens,
    prefillTokensPerSecond: sound(stats.prefillTokensPerSecond),
  };
}

function sound(figure: number | undefined): number | undefined {
  return figure !== undefined && figure > 0 && figure < Infinity ? figure : undefined;
}
