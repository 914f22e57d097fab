import { createStore } from 'zustand/vanilla';
import type { MarkdownSource } from '../../streaming/markdown/Markdown';

/**
 * The text of one reply while it runs. It changes with every frame, so it stays out of the store, which changes only
 * when something happens.
 */
export interface RunningReply {
  /** All text so far. The brief's buffer is the part of it that is not displayed yet. */
  readonly received: string;
  /** Calls `listener` after every change of the displayed text, until the returned function is called. */
  subscribe(this: void, listener: () => void): () => void;
  /** The displayed text. `streaming` is false once the reply has ended. */
  read(this: void): { readonly text: string; readonly streaming: boolean };
}

/** The same source for its one writer. */
export interface RunningReplyWriter extends RunningReply {
  receive(delta: string): void;
  /** Drops all text. */
  retract(): void;
  /** Displays this many UTF-16 units of the text. */
  show(cursor: number): void;
  /** Displays all text. */
  end(): void;
}

export function createRunningReply(): RunningReplyWriter {
  let received = '';
  const { getState, setState, subscribe } = createStore(() => ({ cursor: 0, streaming: true }));
  return {
    get received() {
      return received;
    },
    subscribe,
    read() {
      const { cursor, streaming } = getState();
      return { text: received.slice(0, cursor), streaming };
    },
    receive(delta) {
      received += delta;
    },
    retract() {
      received = '';
      setState({ cursor: 0 });
    },
    show: (cursor) => setState({ cursor }),
    end: () => setState({ cursor: received.length, streaming: false }),
  };
}

/** A text that does not grow any more. */
export function endedSource(text: string): MarkdownSource {
  return { subscribe: () => () => {}, read: () => ({ text, streaming: false }) };
}
