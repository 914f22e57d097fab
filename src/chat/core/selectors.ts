import { type Chat, currentlyPrintingResponse, isEmpty } from './chat';
import type { ChatState } from './chat-store';
import type { Message } from './message';

export function focusedChat({
  chats,
  focusedChatIdx,
}: Pick<ChatState, 'chats' | 'focusedChatIdx'>): Chat | undefined {
  return focusedChatIdx === null ? undefined : chats[focusedChatIdx];
}

/** A message of the focused chat. Messages are only added at the end, so the index of a message never changes. */
export function messageAt(state: ChatState, index: number): Message | undefined {
  return focusedChat(state)?.messages[index];
}

/** The prompt that the reply at this index answers; empty for the greeting. */
export function promptFor(state: ChatState, index: number): string {
  const before = messageAt(state, index - 1);
  return before?.role === 'user' ? before.content : '';
}

/** True while a reply runs in the focused chat. */
export function isReplyRunning(state: ChatState): boolean {
  const chat = focusedChat(state);
  return chat !== undefined && currentlyPrintingResponse(chat);
}

export function isFocusedChatEmpty(state: ChatState): boolean {
  const chat = focusedChat(state);
  return chat !== undefined && isEmpty(chat);
}
