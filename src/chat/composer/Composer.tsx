import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useState,
  useEffect,
  useLayoutEffect,
} from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat, useChatContext, useIsModelLoading } from '../chat-context';
import { awaitsModel, longestDraft, longestPrompt } from '../core/message';
import { runningReply } from '../core/selectors';
import { lazyReplyParts } from '../message/lazy-parts';
import type { ChatWords } from '../words.en';
import { hasTouchKeyboard, isSubmitKey } from './keys';
import './Composer.css';

interface ComposerProps {
  readonly firstName: string;
  readonly textBox: RefObject<HTMLTextAreaElement | null>;
}

export function Composer({ firstName, textBox }: ComposerProps) {
  const { store, words, announce } = useChatContext();
  const draft = useChat((state) => state.draft);
  const running = useChat(runningReply);
  const isModelLoading = useIsModelLoading();
  /** A download never blocks a question. */
  const isBusy = running !== undefined && !awaitsModel(running, isModelLoading);
  /** Says that a pasted or dropped text was too long, until the next change. */
  const [refusal, setRefusal] = useState<string>();
  const problemId = useId();
  const touch = hasTouchKeyboard(window);
  const tooLong = describeTooLong(draft, words);
  const problem = tooLong ?? refusal;
  useGrowingTextBox(textBox);

  function send(event: FormEvent | KeyboardEvent): void {
    event.preventDefault();
    setRefusal(undefined);
    if (tooLong !== undefined) announce(tooLong);
    store.getState().send(draft);
  }

  function change(text: string): void {
    store.getState().setDraft(text);
    store.getState().warmUp();
    setRefusal(undefined);
    const next = describeTooLong(text, words);
    if (next !== undefined && tooLong === undefined) announce(next);
    // Loaded while the visitor types, so that it is ready for the reply.
    lazyReplyParts.load().catch(() => {});
  }

  /** Laying out a text of megabytes would stall the page. It stays where it was copied or dragged from. */
  function refuseTooLong(event: ClipboardEvent | DragEvent, inserted: DataTransfer): void {
    const length = draft.length + inserted.getData('text/plain').length;
    if (length <= longestDraft) return;
    event.preventDefault();
    const sentence = words.notInserted + tooLongSentence(length, words);
    setRefusal(sentence);
    announce(sentence);
  }

  return (
    <form className="composer" onSubmit={send}>
      {problem !== undefined && (
        <p className="composer__problem" id={problemId}>
          {problem}
        </p>
      )}
      <textarea
        className="composer__text"
        ref={textBox}
        rows={1}
        // An empty box shows its placeholder, which reads like the page.
        dir={draft === '' ? undefined : 'auto'}
        value={draft}
        // A visitor who is typing when the model answers an earlier question goes on typing.
        disabled={isBusy && draft === ''}
        placeholder={words.textBox(firstName)}
        aria-label={words.textBox(firstName)}
        aria-describedby={problem === undefined ? undefined : problemId}
        aria-invalid={tooLong !== undefined}
        enterKeyHint={touch ? 'enter' : 'send'}
        onChange={(event) => change(event.target.value)}
        onPaste={(event) => refuseTooLong(event, event.clipboardData)}
        onDrop={(event) => refuseTooLong(event, event.dataTransfer)}
        onKeyDown={(event) => {
          if (isSubmitKey(event.nativeEvent, touch)) send(event);
        }}
      />
      {running && (
        <Button variant="danger" isRound aria-label={words.stop} onClick={() => store.getState().stop()}>
          <Icon name="stop" />
        </Button>
      )}
      <Button variant="primary" isRound type="submit" aria-label={words.send} disabled={isBusy}>
        <Icon name="send" />
      </Button>
    </form>
  );
}

/** Undefined where the text can be sent. */
function describeTooLong(text: string, words: ChatWords): string | undefined {
  const { length } = text.trim();
  return length > longestPrompt ? tooLongSentence(length, words) : undefined;
}

function tooLongSentence(length: number, words: ChatWords): string {
  const figures = new Intl.NumberFormat(words.locale);
  return words.tooLong(figures.format(length), figures.format(longestPrompt));
}

/** Makes the text box as high as its text where the browser lacks `field-sizing`; the style sheet sets the limits. */
function useGrowingTextBox(textBox: RefObject<HTMLTextAreaElement | null>): void {
  // Without dependencies: the component renders with each change of the text, and seldom besides.
  useLayoutEffect(() => fitHeight(textBox.current));

  // Lines break elsewhere in another width. A closed dialog has none.
  useEffect(() => {
    const box = textBox.current;
    if (!box) return undefined;
    let width = box.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth !== width) fitHeight(box);
      width = box.clientWidth;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [textBox]);
}

function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
