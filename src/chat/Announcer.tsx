import { useEffect, useState } from 'react';
import { useChatContext } from './chat-context';
import type { Chat, Reply } from './message';

/** Says politely, once each, that a reply has begun and how it ended; the text itself is there to be read. */
export function Announcer() {
  const { store } = useChatContext();
  const [words, setWords] = useState('');

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.chats === before.chats) return;
        for (const [index, chat] of state.chats.entries()) {
          const was = before.chats[index]?.currentlyPrintingResponse ?? false;
          if (chat.currentlyPrintingResponse !== was)
            setWords(was ? ending(chat) : 'The assistant is answering.');
        }
      }),
    [store],
  );

  return <output className="chat-visually-hidden">{words}</output>;
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
