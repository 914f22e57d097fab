import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat, useChatContext } from '../chat-context';
import { isReplyRunning } from '../core/selectors';
import { lazyMarkdown } from '../message/lazy-markdown';
import { hasTouchKeyboard, isSubmitKey } from './keys';
import './Composer.css';

interface ComposerProps {
  readonly firstName: string;
  readonly textBox: RefObject<HTMLTextAreaElement | null>;
}

export function Composer({ firstName, textBox }: ComposerProps) {
  const { store, words } = useChatContext();
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
        placeholder={words.textBox(firstName)}
        aria-label={words.textBox(firstName)}
        enterKeyHint={touch ? 'enter' : 'send'}
        onChange={(event) => {
          store.getState().setDraft(event.target.value);
          // Loaded while the visitor types, so that it is ready for the reply.
          lazyMarkdown.load().catch(() => {});
        }}
        onKeyDown={(event) => {
          if (isSubmitKey(event.nativeEvent, touch)) send(event);
        }}
      />
      {running && (
        <Button variant="danger" isRound aria-label={words.stop} onClick={() => store.getState().stop()}>
          <Icon name="stop" />
        </Button>
      )}
      <Button variant="primary" isRound type="submit" aria-label={words.send} disabled={running}>
        <Icon name="send" />
      </Button>
    </form>
  );
}
