import type { MarkdownSource } from '../../markdown/Markdown';
import { messageAt } from '../chat-context';
import type { ChatState, ChatStore } from './chat-store';
import { isRunning } from './message';

/** What the reader sees by now of the message at this position of the focused chat. */
export function shownTextAt(state: ChatState, index: number): string {
  const message = messageAt(state, index);
  if (!message) return '';
  const isGrowing = message.role === 'assistant' && isRunning(message);
  return isGrowing ? message.content.slice(0, message.shown) : message.content;
}

/** The same for those who draw it without React: it changes with every frame, and little else does. */
export function shownTextSource(store: ChatStore, index: number): MarkdownSource {
  return {
    subscribe: store.subscribe,
    read() {
      const state = store.getState();
      const message = messageAt(state, index);
      return {
        text: shownTextAt(state, index),
        streaming: message?.role === 'assistant' && isRunning(message),
      };
    },
  };
}
