import type { ChatState } from './chat-state';
import type { BackendId } from '../../backends/backend';
import type { Reply } from './message';

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
