import { useEffect } from 'react';
import type { Chat } from '../core/chat';
import type { ChatStore } from '../core/chat-store';
import { isRunningAnswer, type Message, type Reply } from '../core/message';
import { endingSentence } from '../message/ending-sentence';
import type { ChatWords } from '../words.en';

/** Announces beginning and ending of each reply, what it waits for, and how much of it is not in the CV. The text itself is there to be read. */
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
          const chatBefore = before.chats.find(({ id }) => id === chat.id);
          const runningBefore = runningIn(chatBefore);
          const running = runningIn(chat);
          if (running && !runningBefore) announce(words.announcements.answering);
          if (running?.waitingFor && running.waitingFor !== runningBefore?.waitingFor)
            announce(running.waitingFor);
          const ended = !running && chat.messages.find(({ id }) => id === runningBefore?.id);
          if (ended) announce(endingOf(ended, words));
          const checked = newlyChecked(chat, chatBefore);
          // The sentence before it was announced in the same moment, and may not have been heard.
          if (checked?.claims)
            announce(`${endingOf(checked, words)} ${words.notInCv(checked.claims.doubtful.length)}`);
        }
      }),
    [store, words, announce],
  );
}

function runningIn(chat: Chat | undefined): Reply | undefined {
  return chat?.messages.find(isRunningAnswer);
}

/** The reply of which all statements are known now that the CV does not support. */
function newlyChecked(chat: Chat, before: Chat | undefined): Reply | undefined {
  const known = before?.messages.filter(isChecked).map(({ id }) => id) ?? [];
  return chat.messages.filter(isChecked).find(({ id }) => !known.includes(id));
}

function isChecked(message: Message): message is Reply {
  return message.role === 'assistant' && message.claims?.isComplete === true;
}

function endingOf(message: Message, words: ChatWords): string {
  if (message.role !== 'assistant') return '';
  const { status } = message;
  if (status === 'waiting' || status === 'printing') return '';
  return status === 'failed'
    ? words.announcements.failed
    : (endingSentence(message, words) ?? words.announcements.done);
}
