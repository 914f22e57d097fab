import type { Chat, ChatState } from '../chat/core/chat';
import type { Message } from '../chat/core/message';

/** How long a change may wait until it is kept, in milliseconds. The end of the page does not wait. */
const delayMs = 500;

interface Followed {
  getState(): KeptChats;
  subscribe(listener: () => void): unknown;
}

export type KeptConversation = ReturnType<typeof keepConversation>;

/**
 * The conversation of a tab outlives the pages of the host, since each of them has a frame of its own. Nothing of it leaves
 * the tab. Where the browser refuses the storage, each page begins anew.
 */
export function keepConversation(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined,
  key: string,
) {
  const chats = readChats(storage?.getItem(key) ?? null);
  return {
    chats,
    /** Ids below it are taken. */
    nextId: chats ? nextIdAfter(chats) : 1,
    follow(store: Followed, page: Pick<Window, 'addEventListener'>): void {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const keep = () => {
        clearTimeout(timer);
        timer = undefined;
        const text = writeChats(store.getState());
        try {
          if (text === undefined) storage?.removeItem(key);
          else storage?.setItem(key, text);
        } catch {
          // The storage is full. The conversation goes on, and ends with the page.
        }
      };
      store.subscribe(() => {
        timer ??= setTimeout(keep, delayMs);
      });
      page.addEventListener('pagehide', keep);
    },
  };
}

/** What of a visit's chats outlives the page. */
export type KeptChats = Pick<ChatState, 'chats' | 'focusedChatIdx' | 'draft'>;

/** Raised with each change of `Chat` that would mislead a newer reader. */
const format = 3;
/** In place of a recipient, after a question that no one was asked. */
const nobody = 'nobody';

/** Undefined while there is nothing to keep. */
export function writeChats({ chats, focusedChatIdx, draft }: KeptChats): string | undefined {
  const asked = chats.filter(({ messages }) => messages.some(({ role }) => role === 'user'));
  if (asked.length === 0 && draft === '') return undefined;
  const focused = chats[focusedChatIdx ?? -1];
  const index = focused ? asked.indexOf(focused) : -1;
  return JSON.stringify({
    format,
    chats: asked.map((chat) => ({ ...chat, messages: chat.messages.map(keptMessage) })),
    focusedChatIdx: index < 0 ? null : index,
    draft,
  });
}

/** A reply that is still running ends with the page. What is on the scale of its clock means nothing on the next. */
function keptMessage(message: Message): Message {
  if (message.role === 'user') return message;
  const { running, sentAt: _, modelIsWished: __, waitingFor: ___, isSilent: ____, ...kept } = message;
  if (!running) return kept;
  if (message.isGreeting) return { ...kept, status: 'done' };
  return { ...kept, status: 'stopped', content: running.received };
}

/** Undefined for what was written by another version, or by someone else. */
export function readChats(text: string | null): KeptChats | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Partial<KeptChats> & { readonly format?: unknown };
    const { chats = [], focusedChatIdx = null, draft = '' } = kept;
    if (kept.format !== format || typeof draft !== 'string' || !chats.every(isChat)) return undefined;
    const isThere = chats[focusedChatIdx ?? -1] !== undefined;
    return { chats: chats.map(restored), draft, focusedChatIdx: isThere ? focusedChatIdx : null };
  } catch {
    return undefined;
  }
}

function restored(chat: Chat): Chat {
  const { messages, answeredBy = [] } = chat;
  const replies = messages.slice(messages.findLastIndex(({ role }) => role === 'user'));
  const wasAsked = replies.some((message) => message.role === 'assistant' && message.backend !== undefined);
  const isHeard = (wasAsked && answeredBy.length > 0) || answeredBy.at(-1) === nobody;
  const heardBy = isHeard ? answeredBy : [...answeredBy, nobody];
  return { ...chat, answeredBy: heardBy, restored: heardBy.length };
}

function isChat({ id, messages, answeredBy }: Chat): boolean {
  return typeof id === 'string' && messages.every(isMessage) && Array.isArray(answeredBy ?? []);
}

function isMessage(message: Message): boolean {
  const { id, content } = message;
  const isWhole = message.role === 'user' || Array.isArray(message.notices);
  return typeof id === 'string' && typeof content === 'string' && isWhole;
}

/** The first id that no chat and no message has. */
function nextIdAfter({ chats }: KeptChats): number {
  const ids = chats.flatMap(({ id, messages }) => [id, ...messages.map((message) => message.id)]);
  return Math.max(0, ...ids.map(Number).filter(Number.isSafeInteger)) + 1;
}
