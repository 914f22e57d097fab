import type { Conversation, ChatBackend } from '../../backends/backend';
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

export interface ChatState {
  readonly isOpen: boolean;
  readonly chats: readonly Chat[];
  readonly focusedChatIdx: number | null;
  /** The content of the text box. */
  readonly draft: string;

  open(): void;
  close(): void;
  /** Clears the draft, removes an empty last chat and begins a new one. */
  newChat(): void;
  focusChat(index: number): void;
  setDraft(text: string): void;
  /** Prepares the model for the question that is being typed. */
  warmUp(): void;
  /**
   * Sends to the focused chat, and clears the draft if that is what is sent. Does nothing while a reply runs in it, or if
   * the trimmed prompt is empty or longer than `longestPrompt`. A reply that waits for its model to load is stopped.
   */
  send(prompt: string): void;
  /** Ends the reply that runs in the focused chat and keeps the text that was received. */
  stop(): void;
  /** Asks again: the new reply replaces one that has ended. */
  retry(replyId: string): void;
  /** Adds a model's reply below a quoted one that has ended, to the same prompt; at most one. */
  askModel(replyId: string): void;
  /** The visitor agreed to a model: it also answers the last question of the focused chat, unless a model has done so. */
  wishForModel(): void;
  dropWishes(): void;
  /** Asks the model in each chat where that was wished and nothing else was asked since. */
  fulfilWishes(): void;
  /** Has a model that could not be loaded say so there, once; the wish stays. */
  failWishes(model: ChatBackend): void;
  /** The same with another model, which also answers from now on. */
  retryWithModel(replyId: string, model: string): void;
  /** The same with quotes from the CV. It also replaces a reply that is still running. */
  retryWithQuotes(replyId: string): void;
  /** Adds quotes from the CV below a model's reply that has ended, to the same prompt; at most once. */
  quoteBelow(replyId: string): void;
  /** Shows all text that a reply or greeting has received, without typing it out. */
  showRest(replyId: string): void;
}
