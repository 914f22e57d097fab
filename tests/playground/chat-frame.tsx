import { type ReactNode, useState } from 'react';
import { ChatContext, type ChatContextValue } from '../../src/chat/chat-context';
import type { ChatState } from '../../src/chat/core/chat';
import type { ChatStore } from '../../src/chat/core/chat-store';
import type { Message } from '../../src/chat/core/message';
import { createTestChat } from '../support/test-chat';
import { words } from './words';
import '../../src/ui/Button.chat.css';
import '../../src/ui/visually-hidden.css';
import '../../src/chat/dialog/ChatModal.css';

export type StaticState = Partial<Pick<ChatState, 'chats' | 'focusedChatIdx' | 'draft'>>;

const nothing = () => {};

/** A store that stays in one state, whatever is clicked. */
function staticStore(state: StaticState): ChatStore {
  const { store } = createTestChat();
  const still = Object.entries(store.getState()).map(([name, value]) => [
    name,
    typeof value === 'function' ? nothing : value,
  ]);
  store.setState({ ...Object.fromEntries(still), isOpen: true, focusedChatIdx: 0, ...state });
  return store;
}

export function chatOf(...messages: Message[]): StaticState {
  return { chats: [{ id: 'chat', messages }] };
}

interface ChatFrameProps {
  readonly state: StaticState;
  readonly context?: Partial<ChatContextValue>;
  readonly children: ReactNode;
}

/** Gives a part of the chat the context, the width and the colours that it has in the dialog. */
export function ChatFrame({ state, context, children }: ChatFrameProps) {
  const [store] = useState(() => staticStore(state));
  return (
    <ChatContext value={{ store, words: words.chat, partWords: words, announce: nothing, ...context }}>
      <div className="playground-chat">{children}</div>
    </ChatContext>
  );
}
