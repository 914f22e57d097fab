import type { Conversation } from '../../backends/backend';
import { isRunningAnswer, type Message } from './message';

/**
 * One conversation. The brief's other fields follow from its messages: `currentlyGenerating`,
 * `currentlyPrintingResponse` and `is_empty` are the functions below, `buffer` is in running-reply.ts.
 */
export interface Chat {
  readonly id: string;
  readonly messages: readonly Message[];
  /** See `Conversation` in src/backends/backend.ts. */
  readonly answeredBy?: readonly string[] | undefined;
  readonly restored?: number | undefined;
}

const nobody: readonly string[] = [];

/** What counts of a chat when the question is who may receive it. */
export function conversationOf({ id, answeredBy = nobody, restored }: Chat): Conversation {
  return { id, answeredBy, restored };
}

/** True until the stream of the reply has ended. */
export function currentlyGenerating({ messages }: Chat): boolean {
  return messages.some((message) => isRunningAnswer(message) && message.endReason === undefined);
}

/** True until the reply has reached its ending. Text may still be typed out after the stream has ended. */
export function currentlyPrintingResponse({ messages }: Chat): boolean {
  return messages.some(isRunningAnswer);
}

/** The brief's `is_empty`: true until the first prompt. */
export function isEmpty({ messages }: Chat): boolean {
  return !messages.some(({ role }) => role === 'user');
}
