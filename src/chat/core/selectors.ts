import type { Conversation, BackendId } from '../../backends/backend';
import { type Chat, conversationOf, currentlyPrintingResponse, isEmpty, type ChatState } from './chat';
import { isRunningAnswer, type Message, type Reply } from './message';
import { isByModel, promptAt, repliesOfTurn } from './turns';

export function focusedChat({
  chats,
  focusedChatIdx,
}: Pick<ChatState, 'chats' | 'focusedChatIdx'>): Chat | undefined {
  return focusedChatIdx === null ? undefined : chats[focusedChatIdx];
}

/** What counts of the focused chat when the question is who may receive it. */
export function focusedConversation(state: ChatState): Conversation | undefined {
  const chat = focusedChat(state);
  return chat && conversationOf(chat);
}

/** A message of the focused chat. */
export function messageAt(state: ChatState, index: number): Message | undefined {
  return focusedChat(state)?.messages[index];
}

/** The prompt that the reply at this index answers; empty for the greeting. */
export function promptFor(state: ChatState, index: number): string {
  return promptAt(focusedChat(state)?.messages ?? [], index)?.content ?? '';
}

/** All replies to what the reply at this index answers. */
function repliesBeside(state: ChatState, index: number): readonly Reply[] {
  return repliesOfTurn(focusedChat(state)?.messages ?? [], index);
}

/** True if a model was asked what the reply at this index answers. */
export function wasModelAsked(state: ChatState, index: number): boolean {
  return repliesBeside(state, index).some(isByModel);
}

/** True if the CV was quoted on what the reply at this index answers. */
export function wasQuoted(state: ChatState, index: number): boolean {
  return repliesBeside(state, index).some(({ backend, content }) => backend === 'quotes' && content !== '');
}

/** True if the CV was asked what the reply at this index answers, whatever came of it. */
export function wasCvAsked(state: ChatState, index: number): boolean {
  return repliesBeside(state, index).some(({ backend }) => backend === 'quotes');
}

/** True if the focused chat holds a statement that is not in the CV. */
export function hasClaims(state: ChatState): boolean {
  const messages = focusedChat(state)?.messages ?? [];
  return messages.some((message) => message.role === 'assistant' && message.claims !== undefined);
}

/** The reply that runs in the focused chat. */
export function runningReply(state: ChatState): Reply | undefined {
  return focusedChat(state)?.messages.find(isRunningAnswer);
}

/** Where a reply runs in the focused chat: it answers a new question, or belongs to one that was asked before. */
export function runningAt(
  state: ChatState,
): { readonly index: number; readonly place: 'end' | 'middle' | 'below' } | undefined {
  const messages = focusedChat(state)?.messages ?? [];
  const index = messages.findIndex(isRunningAnswer);
  if (index === -1) return undefined;
  if (index < messages.length - 1) return { index, place: 'middle' };
  const above = messages[index - 1];
  // Below a model's reply the CV is quoted only where the visitor wants it.
  const isWanted = above?.role === 'user' || (above !== undefined && isByModel(above));
  return { index, place: isWanted ? 'end' : 'below' };
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

/** The newest reply of all chats, or of those by one backend; greetings do not count. The panel shows its figures. */
export function lastReply({ chats }: Pick<ChatState, 'chats'>, by?: BackendId): Reply | undefined {
  let newest: Reply | undefined;
  for (const { messages } of chats) {
    for (const message of messages) {
      if (message.role !== 'assistant' || message.sentAt === undefined) continue;
      if (by !== undefined && message.backend !== by) continue;
      if (newest?.sentAt === undefined || message.sentAt > newest.sentAt) newest = message;
    }
  }
  return newest;
}
