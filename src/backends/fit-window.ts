import type { ChatMessage } from './backend';

export interface WindowLimits {
  readonly contextWindow: number;
  readonly reply: number;
  /** Tokens of one message with its separators; an estimate that is rather too high. */
  readonly tokensOf: (message: ChatMessage) => number;
}

/** Tokens of the role and the separators around each message. */
export const tokensPerMessage = 6;

/** Once turns are left out, the rest takes no more than this part of the window, so that the next turns need no trimming. */
const roomyShare = 0.75;

/**
 * Leaves out the oldest whole turns until system message, newest turns, question and reply fit the window. System message
 * and question always stay, even where these two do not fit. `atLeast`: messages to leave out in any case, rounded up to
 * whole turns; a prompt that begins like the one before reuses the server's cache. `dropped`: how many were left out.
 */
export function fitWindow(messages: readonly ChatMessage[], limits: WindowLimits, atLeast = 0) {
  const begin = messages[0]?.role === 'system' ? 1 : 0;
  const question = Math.max(begin, messages.length - 1);
  const costs = messages.map(limits.tokensOf);
  let tokens = sum(costs) + limits.reply;
  let from = begin;

  function leaveOutTo(index: number): void {
    tokens -= sum(costs.slice(from, index));
    from = index;
  }

  leaveOutTo(turnAt(messages, begin + atLeast, question));
  if (tokens > limits.contextWindow) {
    const roomy = limits.contextWindow * roomyShare;
    while (from < question && tokens > roomy) leaveOutTo(turnAt(messages, from + 1, question));
  }
  return { messages: [...messages.slice(0, begin), ...messages.slice(from)], dropped: from - begin };
}

/** The index of the first turn that begins at or after this one; a turn is a question with what follows it. */
function turnAt(messages: readonly ChatMessage[], index: number, question: number): number {
  while (index < question && messages[index]?.role !== 'user') index += 1;
  return Math.min(index, question);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
