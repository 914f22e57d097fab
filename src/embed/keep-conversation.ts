import { type KeptChats, nextIdAfter, readChats, writeChats } from './kept-chats';

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
