import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatBackend, ChooseBackend } from '../../backends/backend';
import type { FrameClock } from '../../typewriter/frame-clock';
import { createTypewriter } from '../../typewriter/typewriter';
import { timings } from '../../ui/timings';
import { type Chat, isRunning, type Message, newReply, type Prompt, type Reply } from './message';
import { messageList } from './message-list';
import { type ReplyRun, runReply } from './run-reply';

export interface ChatStoreOptions {
  readonly chooseBackend: ChooseBackend;
  /** Answers in place of a model after a failure ("Quote the CV instead"). */
  readonly quotes?: ChatBackend;
  /** Rejects with a `TypeError` while it cannot be loaded. */
  readonly systemPrompt: () => Promise<string>;
  readonly greeting: string;
  readonly clock: FrameClock;
  /** Asked at each reply. */
  readonly reducedMotion: () => boolean;
  readonly newId: () => string;
}

export interface ChatState {
  readonly isOpen: boolean;
  readonly chats: readonly Chat[];
  readonly focusedChatIdx: number | null;
  /** What stands in the text box. */
  readonly draft: string;
  readonly canQuote: boolean;

  open(): void;
  close(): void;
  /** The button's: clears the draft, drops an empty last chat and begins a new one. */
  newChat(): void;
  focusChat(index: number): void;
  setDraft(text: string): void;
  /** Sends to the focused chat; an empty prompt, or one while a reply runs, is not sent. */
  send(prompt: string): void;
  /** Ends the focused chat's reply and keeps what came. */
  stop(): void;
  /** Sends the prompt of a reply that has ended once more, in its place. */
  retry(replyId: string): void;
  /** Also in place of a reply that still waits for its model to arrive. */
  retryWithQuotes(replyId: string): void;
  /** Shows at once what is still being typed out. */
  showRest(replyId: string): void;
}

export type ChatStore = StoreApi<ChatState>;

export function createChatStore(options: ChatStoreOptions): ChatStore {
  const { chooseBackend, quotes, systemPrompt, greeting, clock, reducedMotion, newId } = options;
  /** What is being typed out, by the reply's id. A greeting has no request to end. */
  const runs = new Map<string, ReplyRun>();

  return createStore<ChatState>()((set, get) => {
    function updateChat(chatId: string, change: (chat: Chat) => Chat): void {
      set(({ chats }) => ({ chats: chats.map((chat) => (chat.id === chatId ? change(chat) : chat)) }));
    }

    function updateReply(chatId: string, replyId: string, change: Partial<Reply>): void {
      const merge = (message: Message) =>
        message.role === 'assistant' && message.id === replyId ? { ...message, ...change } : message;
      updateChat(chatId, (chat) => ({ ...chat, messages: chat.messages.map(merge) }));
    }

    function focusedChat(): Chat | undefined {
      const { chats, focusedChatIdx } = get();
      return focusedChatIdx === null ? undefined : chats[focusedChatIdx];
    }

    /** Only the last chat can be empty: whoever creates another has pruned it, or none was focused since it was. */
    function createChat(): void {
      const { chats } = get();
      const chatId = newId();
      const reply: Reply = { ...newReply(newId()), status: 'printing', content: greeting, isGreeting: true };
      const chat: Chat = {
        id: chatId,
        messages: [reply],
        currentlyGenerating: false,
        currentlyPrintingResponse: false,
        isEmpty: true,
      };
      set({ chats: [...chats, chat], focusedChatIdx: chats.length });
      typeOutGreeting(chatId, reply.id);
    }

    /** A greeting locks nothing: whoever knows what to ask need not wait for it. */
    function typeOutGreeting(chatId: string, replyId: string): void {
      const typewriter = createTypewriter({
        clock,
        msPerCharacter: timings.typingSpeedMsPerCharacter,
        instant: reducedMotion(),
        onReveal: (shown) => updateReply(chatId, replyId, { shown }),
        onFinish() {
          runs.delete(replyId);
          updateReply(chatId, replyId, { shown: greeting.length, status: 'done' });
        },
      });
      runs.set(replyId, { stop: () => typewriter.cancel(), showRest: () => typewriter.skip() });
      typewriter.setText(greeting, true);
    }

    function pruneEmptyChat(): void {
      const { chats, focusedChatIdx } = get();
      const last = chats.at(-1);
      if (!last?.isEmpty) return;
      for (const { id } of last.messages) {
        runs.get(id)?.stop();
        runs.delete(id);
      }
      const wasFocused = focusedChatIdx === chats.length - 1;
      set({ chats: chats.slice(0, -1), focusedChatIdx: wasFocused ? null : focusedChatIdx });
    }

    function start(
      chatId: string,
      replyId: string,
      prior: readonly Message[],
      prompt: string,
      by: ChooseBackend,
    ) {
      updateChat(chatId, (chat) => ({
        ...chat,
        isEmpty: false,
        currentlyGenerating: true,
        currentlyPrintingResponse: true,
      }));
      const run = runReply({
        messages: async () => messageList(await systemPrompt(), prior, prompt),
        chooseBackend: by,
        clock,
        instant: reducedMotion(),
        write: (change) => updateReply(chatId, replyId, change),
        onReceived: () => updateChat(chatId, (chat) => ({ ...chat, currentlyGenerating: false })),
        onEnd() {
          runs.delete(replyId);
          updateChat(chatId, (chat) => ({
            ...chat,
            currentlyGenerating: false,
            currentlyPrintingResponse: false,
          }));
        },
      });
      runs.set(replyId, run);
    }

    function retryBy(replyId: string, by: ChooseBackend): void {
      const chat = get().chats.find(({ messages }) => messages.some(({ id }) => id === replyId));
      if (!chat || isBusy(chat)) return;
      const index = chat.messages.findIndex(({ id }) => id === replyId);
      const prompt = chat.messages[index - 1];
      if (prompt?.role !== 'user') return;
      const messages = chat.messages.with(index, { ...newReply(replyId), sentAt: clock.now() });
      updateChat(chat.id, (each) => ({ ...each, messages }));
      start(chat.id, replyId, messages.slice(0, index - 1), prompt.content, by);
    }

    return {
      isOpen: false,
      chats: [],
      focusedChatIdx: null,
      draft: '',
      canQuote: quotes !== undefined,

      open() {
        if (!focusedChat()) createChat();
        set({ isOpen: true });
      },
      close() {
        if (!get().isOpen) return;
        pruneEmptyChat();
        set({ isOpen: false });
      },
      newChat() {
        set({ draft: '' });
        pruneEmptyChat();
        createChat();
      },
      focusChat(index) {
        if (get().chats[index]) set({ focusedChatIdx: index });
      },
      setDraft: (draft) => set({ draft }),

      send(text) {
        const content = text.trim();
        const chat = focusedChat();
        if (!chat || isBusy(chat) || content === '') return;
        for (const { id } of chat.messages) runs.get(id)?.showRest();
        const prior = chat.messages;
        const prompt: Prompt = { role: 'user', id: newId(), content };
        const reply = { ...newReply(newId()), sentAt: clock.now() };
        set({ draft: '' });
        updateChat(chat.id, (each) => ({ ...each, messages: [...each.messages, prompt, reply] }));
        start(chat.id, reply.id, prior, content, chooseBackend);
      },
      stop() {
        const running = focusedChat()?.messages.find(isRunningReply);
        if (running) runs.get(running.id)?.stop();
      },
      retry: (replyId) => retryBy(replyId, chooseBackend),
      retryWithQuotes(replyId) {
        if (!quotes) return;
        runs.get(replyId)?.stop();
        retryBy(replyId, () => Promise.resolve(quotes));
      },
      showRest: (replyId) => runs.get(replyId)?.showRest(),
    };
  });
}

function isBusy({ currentlyGenerating, currentlyPrintingResponse }: Chat): boolean {
  return currentlyGenerating || currentlyPrintingResponse;
}

function isRunningReply(message: Message): boolean {
  return message.role === 'assistant' && message.isGreeting !== true && isRunning(message);
}
