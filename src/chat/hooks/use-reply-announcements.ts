import { useEffect } from 'react';
import type { Chat } from '../core/chat';
import type { ChatStore } from '../core/chat-store';
import { isRunningAnswer, type Message, type Reply } from '../core/message';
import { endingSentence } from '../message/ending-sentence';
import type { ChatWords } from '../words.en';

/** Announces the beginning and the ending of each reply, and what it waits for. The text itself is there to be read. */
export function useReplyAnnouncements(
  store: ChatStore,
  words: ChatWords,
  announce: (sentence: string) => void,
): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.chats === before.chats) return;
        for (const chat of state.chats) {
          const runningBefore = runningIn(before.chats.find(({ id }) => id === chat.id));
          const running = runningIn(chat);
          if (running && !runningBefore) announce(words.announcements.answering);
          if (running?.waitingFor && running.waitingFor !== runningBefore?.waitingFor)
            announce(running.waitingFor);
          if (runningBefore && !running)
            announce(
              endingOf(
                chat.messages.find(({ id }) => id === runningBefore.id),
                words,
              ),
            );
        }
      }),
    [store, words, announce],
  );
}

function runningIn(chat: Chat | undefined): Reply | undefined {
  return chat?.messages.find(isRunningAnswer);
}

function endingOf(message: Message | undefined, words: ChatWords): string {
  if (message?.role !== 'assistant') return '';
  const { status } = message;
  if (status === 'waiting' || status === 'printing') return '';
  return (status === 'done' && endingSentence(message, words)) || words.announcements[status];
}
