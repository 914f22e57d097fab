import { questionIn } from './ask-link';

/** What an entry of the tab's history keeps in `history.state`. */
export interface ChatEntry {
  /** Of an entry with the chat open: how many entries back the page without it is. */
  readonly chat?: number | undefined;
}

export interface ChatHistoryOptions {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'hash' | 'pathname' | 'search'>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** After the entry was taken back. Where the page stands at an anchor, the browser may move the focus there. */
  readonly left: () => void;
  /** Puts a link's question into the text box. */
  readonly ask: (question: string) => void;
}

/**
 * Keeps one entry of the tab's history for the open chat, so that the Back gesture closes the chat. Whoever closes it
 * otherwise takes the entry back.
 */
export function createChatHistory(options: ChatHistoryOptions) {
  const { history, location, isOpen, open, close, left, ask } = options;
  /** Of the entry that the tab is at, or was at before it came to another. */
  let depth = depthOf(history);
  /** True from the moment the entry is taken back until the tab has left it. */
  let isLeaving = false;
  /** What `ask` was called with last: Forward to a question does not ask it again. */
  let asked: string | undefined;

  function push(): void {
    depth = 1;
    // Without a fragment, so that a link in the chat to the anchor that stands there is a new address all the same.
    history.pushState({ chat: depth } satisfies ChatEntry, '', location.pathname + location.search);
  }

  function askOnce(): void {
    const question = questionIn(location.hash);
    if (question === undefined || question === asked) return;
    asked = question;
    ask(question);
  }

  function takeBack(): void {
    isLeaving = true;
    history.go(-depthOf(history));
  }

  /** After the tab has come to another entry of the page: by Back, Forward, a link or the address bar. */
  function arrived(): void {
    const before = depth;
    const wasLeaving = isLeaving;
    isLeaving = false;
    depth = depthOf(history);
    if (depth === 0 && questionIn(location.hash) !== undefined) {
      // The link has just made an entry of its own.
      depth = isOpen() ? before + 1 : 1;
      asked = undefined;
      history.replaceState({ chat: depth } satisfies ChatEntry, '');
    }
    if (depth === 0) {
      if (!wasLeaving) close();
      else if (isOpen()) push();
      else left();
      return;
    }
    if (isOpen() && depth < before) {
      // Back from a question that came while the chat was open closes the chat as well.
      close();
      return;
    }
    open();
    askOnce();
  }

  return {
    arrived,
    /** After the chat was opened. */
    opened(): void {
      if (isLeaving) return;
      if (depthOf(history) === 0) push();
      else askOnce();
    },
    /** After the chat was closed. */
    closed(): void {
      if (!isLeaving && depthOf(history) > 0) takeBack();
    },
    /** After the page was loaded at an entry that had the chat open, or at an address with a question. */
    loaded(): void {
      const { hash, pathname, search } = location;
      if (questionIn(hash) === undefined) {
        // A reload has ended the chat, so its entry goes as well.
        if (depth > 0) takeBack();
        return;
      }
      if (depth === 0) {
        // The page without the question comes first, so that Back closes the chat instead of leaving the site.
        history.replaceState(null, '', pathname + search);
        history.pushState({ chat: 1 } satisfies ChatEntry, '', hash);
      }
      arrived();
    },
  };
}

function depthOf({ state }: Pick<History, 'state'>): number {
  return (state as ChatEntry | null)?.chat ?? 0;
}
