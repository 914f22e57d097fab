import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatBackend, ChooseBackend } from '../../backends/backend';
import type { ErrorContext, ErrorDescription } from '../../backends/describe-failure';
import type { FrameClock } from '../../streaming/typewriter/frame-clock';
import { createTypewriter } from '../../streaming/typewriter/typewriter';
import { timings } from '../../ui/timings';
import { type Chat, conversationOf, currentlyPrintingResponse, isEmpty, type ChatState } from './chat';
import { awaitsModel, type Message, newReply, type Prompt, type Reply, longestPrompt } from './message';
import { type TellLanguage, watchLanguage } from './message-language';
import { messageList, endOfTurn, isByModel, promptAt, promptIndex, repliesOfTurn } from './turns';
import { type ReplyRun, runReply } from './run-reply';
import { type ClaimWatch, type LoadClaimChecker, watchClaims } from './watch-claims';
import { createRunningReply } from './running-reply';
import { focusedChat, runningReply } from './selectors';

export interface ChatStoreOptions {
  readonly chooseBackend: ChooseBackend;
  /** Answers in place of a model after a failure ("Quote the CV instead"). */
  readonly quotes: ChatBackend;
  /** Holds what a model says against the CV. */
  readonly loadClaimChecker: LoadClaimChecker;
  /** Tells what a message is written in. */
  readonly tellLanguage: TellLanguage;
  /** Prepares its model while the visitor types. */
  readonly backendToWarmUp?: (() => ChatBackend | undefined) | undefined;
  /** True while the model on this device is fetched or prepared. A reply that waits for it keeps no question waiting. */
  readonly isModelLoading: () => boolean;
  /** Has another model answer for the rest of this visit. */
  readonly useModel?: ((model: string) => void) | undefined;
  /** Rejects with a `BackendError` while it cannot be loaded. */
  readonly systemPrompt: () => Promise<string>;
  /** What the description of a failure may name. */
  readonly errorContext: ErrorContext;
  /** Shown where no backend could be chosen. */
  readonly unexpectedFailure: ErrorDescription;
  readonly greeting: string;
  readonly clock: FrameClock;
  /** Called for each reply. */
  readonly reducedMotion: () => boolean;
  readonly newId: () => string;
  /** What an earlier page has left. */
  readonly kept?: Pick<ChatState, 'chats' | 'focusedChatIdx' | 'draft'> | undefined;
}

export type ChatStore = StoreApi<ChatState>;

interface NewReply {
  readonly by: ChooseBackend;
  readonly expressly: boolean;
  /** The reply whose place it takes. */
  readonly replaces?: string | undefined;
  readonly modelIsWished?: boolean | undefined;
}

export function createChatStore(options: ChatStoreOptions): ChatStore {
  const { chooseBackend, quotes, systemPrompt, greeting, clock, reducedMotion, newId } = options;
  const { backendToWarmUp, useModel, isModelLoading, loadClaimChecker, tellLanguage } = options;
  const { errorContext, unexpectedFailure } = options;
  /** Replies and greetings that are running, by id. */
  const runs = new Map<string, ReplyRun>();
  /** By the id of the model's reply that is held against the CV. */
  const watches = new Map<string, ClaimWatch>();
  let warmingUp: AbortController | undefined;

  function endWatch(replyId: string): void {
    watches.get(replyId)?.cancel();
    watches.delete(replyId);
  }

  return createStore<ChatState>()((set, get) => {
    function updateChat(chatId: string, change: (chat: Chat) => Chat): void {
      set(({ chats }) => ({ chats: chats.map((chat) => (chat.id === chatId ? change(chat) : chat)) }));
    }

    function updateMessage(chatId: string, id: string, change: Partial<Omit<Reply, 'role'>>): void {
      const merge = (message: Message) => (message.id === id ? { ...message, ...change } : message);
      updateChat(chatId, (chat) => ({ ...chat, messages: chat.messages.map(merge) }));
    }

    function noteAnswerer(chatId: string, { id, recipientId = id }: ChatBackend): void {
      updateChat(chatId, (chat) => ({
        ...chat,
        answeredBy: [...conversationOf(chat).answeredBy, recipientId],
      }));
    }

    /** Callers remove an empty last chat first, so at most one chat is empty. */
    function createChat(): void {
      const { chats } = get();
      const chatId = newId();
      const text = createRunningReply();
      const reply: Reply = {
        ...newReply(newId()),
        status: 'printing',
        content: greeting,
        running: text,
        isGreeting: true,
      };
      set({ chats: [...chats, { id: chatId, messages: [reply] }], focusedChatIdx: chats.length });
      // Typed out while the text box is open: a visitor who knows what to ask need not wait for it.
      text.receive(greeting);
      const typewriter = createTypewriter({
        clock,
        msPerCharacter: timings.typingSpeedMsPerCharacter,
        instant: reducedMotion(),
        onReveal: (shown) => text.show(shown),
        onFinish() {
          runs.delete(reply.id);
          text.end();
          updateMessage(chatId, reply.id, { status: 'done', running: undefined });
        },
      });
      runs.set(reply.id, { stop: () => typewriter.cancel(), showRest: () => typewriter.skip() });
      typewriter.setText(greeting, true);
    }

    function pruneEmptyChat(): void {
      const { chats, focusedChatIdx } = get();
      const last = chats.at(-1);
      if (!last || !isEmpty(last)) return;
      for (const { id } of last.messages) {
        runs.get(id)?.stop();
        runs.delete(id);
      }
      const wasFocused = focusedChatIdx === chats.length - 1;
      set({ chats: chats.slice(0, -1), focusedChatIdx: wasFocused ? null : focusedChatIdx });
    }

    /** Runs a new reply, the message at this index of the chat, to the prompt above it. */
    function answer(chat: Chat, at: number, { by, expressly, replaces, modelIsWished }: NewReply): void {
      const prompt = promptAt(chat.messages, at - 1);
      if (!prompt) return;
      const prior = chat.messages.slice(0, promptIndex(chat.messages, at - 1));
      const replyId = replaces ?? newId();
      const text = createRunningReply();
      const reply: Reply = { ...newReply(replyId), running: text, sentAt: clock.now(), modelIsWished };
      let isWhole = false;
      const writeLanguage = (language: string) => updateMessage(chat.id, replyId, { language });
      endWatch(replyId);
      const messages = chat.messages.toSpliced(at, replaces === undefined ? 0 : 1, reply);
      updateChat(chat.id, () => ({ ...chat, messages }));
      const run = runReply({
        messages: async () => messageList(await systemPrompt(), prior, prompt.content),
        async chooseBackend(asked) {
          const chosen = await by({ ...asked, conversation: conversationOf(chat), expressly });
          if (!asked.signal.aborted) noteAnswerer(chat.id, chosen);
          return chosen;
        },
        errorContext,
        unexpectedFailure,
        clock,
        instant: reducedMotion(),
        text,
        noticesBefore: chat.messages
          .slice(0, at)
          .flatMap((message) => (message.role === 'assistant' ? message.notices : [])),
        write(change) {
          // Another backend may answer where a model falls back.
          if (change.backend !== undefined) endWatch(replyId);
          updateMessage(chat.id, replyId, change);
          if (isByModel(change)) {
            watches.set(
              replyId,
              watchClaims({
                loadChecker: loadClaimChecker,
                question: prompt.content,
                text,
                clock,
                write: (claims) => updateMessage(chat.id, replyId, { claims }),
                onDone: () => watches.delete(replyId),
              }),
            );
            watchLanguage({ tell: tellLanguage, text, write: writeLanguage });
          }
          // The last sentence of a reply that ended early is a part of one.
          if (change.endReason !== undefined) isWhole = change.endReason === 'stop';
        },
        onEnd() {
          runs.delete(replyId);
          watches.get(replyId)?.end(isWhole);
        },
      });
      runs.set(replyId, run);
    }

    /** Calls `act` with a reply that has ended, where none runs in its chat. */
    function withEnded(replyId: string, act: (chat: Chat, reply: Reply, index: number) => void): void {
      const chat = get().chats.find(({ messages }) => messages.some(({ id }) => id === replyId));
      if (!chat || currentlyPrintingResponse(chat)) return;
      const index = chat.messages.findIndex(({ id }) => id === replyId);
      const reply = chat.messages[index];
      if (reply?.role === 'assistant') act(chat, reply, index);
    }

    function retryBy(replyId: string, by: ChooseBackend): void {
      withEnded(replyId, (chat, reply, at) =>
        answer(chat, at, { by, expressly: isByModel(reply), replaces: replyId }),
      );
    }

    /** `modelIsWished`: the wish outlives this reply, which will say that the model could not be loaded. */
    function askModel(replyId: string, by = chooseBackend, modelIsWished = false): void {
      withEnded(replyId, (chat, _, index) => {
        if (!repliesOfTurn(chat.messages, index).some(isByModel))
          answer(chat, endOfTurn(chat.messages, index), { by, expressly: true, modelIsWished });
      });
    }

    /** Calls `act` with each last reply below which the model is wished for, where none runs in its chat. */
    function forEachWish(act: (reply: Reply) => void): void {
      for (const chat of get().chats) {
        const last = chat.messages.at(-1);
        const isWished = last?.role === 'assistant' && last.modelIsWished === true;
        if (isWished && !currentlyPrintingResponse(chat)) act(last);
      }
    }

    function setWish(chat: Chat, modelIsWished: boolean): void {
      const last = chat.messages.at(-1);
      if (last?.role === 'assistant' && (last.modelIsWished ?? false) !== modelIsWished)
        updateMessage(chat.id, last.id, { modelIsWished });
    }

    return {
      isOpen: false,
      chats: [],
      focusedChatIdx: null,
      draft: '',
      ...options.kept,

      open() {
        if (!focusedChat(get())) createChat();
        set({ isOpen: true });
      },
      close() {
        if (!get().isOpen) return;
        warmingUp?.abort();
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
      warmUp() {
        const backend = backendToWarmUp?.();
        if (!backend || (warmingUp && !warmingUp.signal.aborted)) return;
        const warming = new AbortController();
        warmingUp = warming;
        systemPrompt()
          .then((prompt) => backend.warmUp?.(messageList(prompt, []), warming.signal))
          // The question that follows says what is wrong.
          .catch(() => {})
          .finally(() => {
            if (warmingUp === warming) warmingUp = undefined;
          });
      },

      send(text) {
        const content = text.trim();
        if (content === '' || content.length > longestPrompt) return;
        const running = runningReply(get());
        if (running) {
          if (!awaitsModel(running, isModelLoading())) return;
          runs.get(running.id)?.stop();
        }
        const asked = focusedChat(get());
        if (!asked) return;
        for (const { id } of asked.messages) runs.get(id)?.showRest();
        setWish(asked, false);
        if (text === get().draft) set({ draft: '' });
        const chat = focusedChat(get()) ?? asked;
        const prompt: Prompt = { role: 'user', id: newId(), content };
        const messages = [...chat.messages, prompt];
        answer({ ...chat, messages }, messages.length, { by: chooseBackend, expressly: false });
        // Without it the message counts as one in the page's language.
        tellLanguage(content).then(
          (language) => updateMessage(chat.id, prompt.id, { language }),
          () => {},
        );
      },
      stop() {
        warmingUp?.abort();
        const running = runningReply(get());
        if (running) runs.get(running.id)?.stop();
      },
      retry: (replyId) => retryBy(replyId, chooseBackend),
      askModel: (replyId) => askModel(replyId),
      wishForModel() {
        const chat = focusedChat(get());
        const last = chat?.messages.at(-1);
        if (!chat || last?.role !== 'assistant' || last.isGreeting === true) return;
        if (!isByModel(last) || last.status !== 'done') setWish(chat, true);
      },
      dropWishes() {
        for (const chat of get().chats) setWish(chat, false);
      },
      fulfilWishes() {
        forEachWish((reply) => {
          if (isByModel(reply)) retryBy(reply.id, chooseBackend);
          else askModel(reply.id);
        });
      },
      failWishes(model) {
        forEachWish((reply) => {
          if (!isByModel(reply)) askModel(reply.id, () => Promise.resolve(model), true);
        });
      },
      retryWithModel(replyId, model) {
        useModel?.(model);
        retryBy(replyId, chooseBackend);
      },
      retryWithQuotes(replyId) {
        runs.get(replyId)?.stop();
        retryBy(replyId, () => Promise.resolve(quotes));
      },
      quoteBelow(replyId) {
        withEnded(replyId, (chat, _, index) => {
          const isQuoted = repliesOfTurn(chat.messages, index).some(({ backend }) => backend === 'quotes');
          const at = endOfTurn(chat.messages, index);
          if (!isQuoted) answer(chat, at, { by: () => Promise.resolve(quotes), expressly: true });
        });
      },
      showRest: (replyId) => runs.get(replyId)?.showRest(),
    };
  });
}
