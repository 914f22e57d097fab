import type { ChatBackend } from '../../backends/backend';
import type { Chat } from './chat';

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
