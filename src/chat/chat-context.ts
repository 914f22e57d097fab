import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { ChatState, ChatStore } from './core/chat-store';
import { type Chat, currentlyPrintingResponse, isEmpty } from './core/chat';
import type { Message } from './core/message';
import type { FindSources } from './message/Sources';

export interface ChatContextValue {
  readonly store: ChatStore;
  readonly findSources?: FindSources;
  /** Where the model of this device stands, if one is on its way or here. */
  readonly localModelIs?: 'arriving' | 'ready';
  /** Says something politely to those who do not see the screen. */
  readonly announce: (words: string) => void;
}

export const ChatContext = createContext<ChatContextValue | undefined>(undefined);

export function useChatContext(): ChatContextValue {
  const value = use(ChatContext);
  if (!value) throw new Error('The pieces of the chat are drawn inside ChatModal only');
  return value;
}

/** A component draws again only when what it selects changes. */
export function useChat<Selected>(select: (state: ChatState) => Selected): Selected {
  return useStore(useChatContext().store, select);
}

export function focusedChat({ chats, focusedChatIdx }: ChatState): Chat | undefined {
  return focusedChatIdx === null ? undefined : chats[focusedChatIdx];
}

/** Messages are only ever added at the end, so a position stays good. */
export function messageAt(state: ChatState, index: number): Message | undefined {
  return focusedChat(state)?.messages[index];
}

/** What the reply at this position answers; empty where nothing was asked. */
export function promptFor(state: ChatState, index: number): string {
  const before = messageAt(state, index - 1);
  return before?.role === 'user' ? before.content : '';
}

export function isReplyRunning(state: ChatState): boolean {
  const chat = focusedChat(state);
  return chat !== undefined && currentlyPrintingResponse(chat);
}

export function isFocusedChatEmpty(state: ChatState): boolean {
  const chat = focusedChat(state);
  return chat !== undefined && isEmpty(chat);
}
