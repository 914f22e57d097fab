import { useEffect } from 'react';
import type { Chat } from '../core/chat';
import type { ChatStore } from '../core/chat-store';
import { isRunningAnswer, type Message } from '../core/message';
import type { ChatWords } from '../words.en';

/** Announces the beginning and the ending of each reply. The text itself is there to be read. */
export function useReplyAnnouncements(
  store: ChatStore,
  words: ChatWords['announcements'],
  announce: (sentence: string) => void,
): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.chats === before.chats) return;
        for (const chat of state.chats) {
          const runningBefore = runningIn(before.chats.find(({ id }) => id === chat.id));
          const running = runningIn(chat);
          if (running && !runningBefore) announce(words.answering);
          if (runningBefore && !running) announce(endingOf(runningBefore.id, chat, words));
        }
      }),
    [store, words, announce],
  );
}

function runningIn(chat: Chat | undefined): Message | undefined {
  return chat?.messages.find(isRunningAnswer);
}

function endingOf(replyId: string, { messages }: Chat, words: ChatWords['announcements']): string {
  const message = messages.find(({ id }) => id === replyId);
  const status = message?.role === 'assistant' ? message.status : 'waiting';
  return status === 'waiting' || status === 'printing' ? '' : words[status];
}
