import type { ChatState } from './chat-store';
import type { Reply } from './message';

/** The newest reply of all chats; greetings do not count. The panel shows its figures. */
export function lastReply({ chats }: Pick<ChatState, 'chats'>): Reply | undefined {
  let newest: Reply | undefined;
  for (const { messages } of chats) {
    for (const message of messages) {
      if (message.role !== 'assistant' || message.sentAt === undefined) continue;
      if (newest?.sentAt === undefined || message.sentAt > newest.sentAt) newest = message;
    }
  }
  return newest;
}
