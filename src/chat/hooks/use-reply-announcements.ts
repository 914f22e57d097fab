import { useEffect } from 'react';
import type { ChatStore } from '../core/chat-store';
import { type Chat, currentlyPrintingResponse } from '../core/chat';
import type { Reply } from '../core/message';

/** Says once each that a reply has begun and how it ended; the text itself is there to be read. */
export function useReplyAnnouncements(store: ChatStore, announce: (words: string) => void): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.chats === before.chats) return;
        for (const [index, chat] of state.chats.entries()) {
          const chatBefore = before.chats[index];
          const was = chatBefore !== undefined && currentlyPrintingResponse(chatBefore);
          if (currentlyPrintingResponse(chat) !== was)
            announce(was ? ending(chat) : 'The assistant is answering.');
        }
      }),
    [store, announce],
  );
}

const endings: Readonly<Partial<Record<Reply['status'], string>>> = {
  done: 'The reply is complete.',
  stopped: 'The reply was stopped.',
  failed: 'The reply failed.',
};

function ending({ messages }: Chat): string {
  const last = messages.at(-1);
  return (last?.role === 'assistant' && endings[last.status]) || '';
}
