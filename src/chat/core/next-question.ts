import { currentlyPrintingResponse } from './chat';
import type { ChatStore } from './chat-store';
import { messageList } from './turns';
import { focusedChat } from './selectors';

/** The next question of the focused chat, before it is known. For a model that prepares itself for it. */
export function nextQuestion(store: ChatStore, systemPrompt: () => Promise<string>) {
  return {
    isReplyRunning: () => store.getState().chats.some(currentlyPrintingResponse),
    async messages() {
      const prompt = await systemPrompt();
      return messageList(prompt, focusedChat(store.getState())?.messages ?? []);
    },
    /** Keystrokes change the store as well, and nothing of this. */
    subscribe: (listener: () => void) =>
      store.subscribe((state, before) => {
        if (state.chats !== before.chats || state.focusedChatIdx !== before.focusedChatIdx) listener();
      }),
  };
}
