import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { isReplyRunning, useChat, useChatContext } from '../chat-context';
import { SendIcon, StopIcon } from '../icons';
import { lazyMarkdown } from '../message/lazy-markdown';
import { hasTouchKeyboard, isSubmitKey } from './keys';
import './Composer.css';

interface ComposerProps {
  readonly firstName: string;
  readonly textBox: RefObject<HTMLTextAreaElement | null>;
}

export function Composer({ firstName, textBox }: ComposerProps) {
  const { store } = useChatContext();
  const draft = useChat((state) => state.draft);
  const running = useChat(isReplyRunning);
  const touch = hasTouchKeyboard(window);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    store.getState().send(draft);
  }

  return (
    <form className="composer" onSubmit={send}>
      <textarea
        className="composer__text"
        ref={textBox}
        rows={1}
        value={draft}
        disabled={running}
        placeholder={`Talk to ${firstName}`}
        aria-label={`Talk to ${firstName}`}
        enterKeyHint={touch ? 'enter' : 'send'}
        onChange={(event) => {
          store.getState().setDraft(event.target.value);
          // The reply will need it; by then it is here.
          lazyMarkdown.load().catch(() => {});
        }}
        onKeyDown={(event) => {
          if (isSubmitKey(event.nativeEvent, touch)) send(event);
        }}
      />
      {running && (
        <button
          className="composer__stop"
          type="button"
          aria-label="Stop"
          onClick={() => store.getState().stop()}
        >
          <StopIcon />
        </button>
      )}
      <button className="composer__send" type="submit" aria-label="Send" disabled={running}>
        <SendIcon />
      </button>
    </form>
  );
}
