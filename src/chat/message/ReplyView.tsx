import { useCallback, useMemo, useRef } from 'react';
import { promptFor, useChat, useChatContext } from '../chat-context';
import { copyMessage } from './copy-message';
import { CopyButton } from './CopyButton';
import { EndingNotes } from './EndingNotes';
import { RetryIcon, SkipIcon } from '../icons';
import { lazyMarkdown } from './lazy-markdown';
import { loadText } from './load-text';
import { isRunning, type ReplyOutline } from '../core/message';
import { shownTextAt, shownTextSource } from '../core/shown-text';
import { Sources } from './Sources';
import { useListener } from '../hooks/use-listener';

interface ReplyViewProps {
  readonly reply: ReplyOutline;
  /** Its position in the focused chat. */
  readonly index: number;
}

export function ReplyView({ reply, index }: ReplyViewProps) {
  const { store } = useChatContext();
  const running = isRunning(reply);

  const article = useRef<HTMLElement>(null);
  /** A press on what is being typed shows the rest; a press that selects or follows a link is about something else. */
  const showRest = useCallback(
    ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest('a, button');
      if (!control && document.getSelection()?.isCollapsed !== false) store.getState().showRest(reply.id);
    },
    [store, reply.id],
  );
  useListener(article, 'click', showRest);

  return (
    <article
      className="message message--assistant"
      ref={article}
      data-role="assistant"
      data-status={reply.status}
      data-backend={reply.backend}
      aria-label="Reply"
      aria-busy={running}
    >
      {reply.showsText && (reply.isGreeting ? <PlainText index={index} /> : <MarkdownText index={index} />)}
      {running && !reply.showsText && <Waiting reply={reply} />}
      {reply.notices.map((notice) => (
        <p className="message__notice" key={notice}>
          {notice}
        </p>
      ))}
      <EndingNotes reply={reply} />
      {reply.status === 'done' && <ReplySources reply={reply} index={index} />}
      {reply.isGreeting !== true && <ReplyFooter reply={reply} />}
    </article>
  );
}

function PlainText({ index }: { readonly index: number }) {
  return <p className="message__plain">{useChat((state) => shownTextAt(state, index))}</p>;
}

function MarkdownText({ index }: { readonly index: number }) {
  const { store } = useChatContext();
  const source = useMemo(() => shownTextSource(store, index), [store, index]);
  const module = lazyMarkdown.use();
  return module ? <module.Markdown source={source} /> : <PlainText index={index} />;
}

/** Under a model's answer only: quotes name their own. */
function ReplySources({ reply: { backend, content }, index }: ReplyViewProps) {
  const { findSources } = useChatContext();
  const question = useChat((state) => promptFor(state, index));
  if (!findSources || backend === undefined || backend === 'quotes') return null;
  return <Sources answer={content} question={question} findSources={findSources} />;
}

function Waiting({ reply }: { readonly reply: ReplyOutline }) {
  return (
    <p className="message__waiting">
      <span className="message__dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={reply.load ? undefined : 'chat-visually-hidden'}>
        {reply.load ? loadText(reply.load) : 'Thinking'}
      </span>
    </p>
  );
}

function ReplyFooter({ reply }: { readonly reply: ReplyOutline }) {
  const { store, whereItRan, localModelIs } = useChatContext();
  const canQuote = useChat((state) => state.canQuote);
  const running = isRunning(reply);
  const { backend, modelName, content } = reply;
  return (
    <footer className="message__footer">
      {!running && content !== '' && (
        <CopyButton label="Copy message" copy={() => copyMessage(content, navigator.clipboard)} />
      )}
      {running && reply.showsText && (
        <button
          className="chat-quiet-button"
          type="button"
          onClick={() => store.getState().showRest(reply.id)}
        >
          <SkipIcon />
          Show the rest
        </button>
      )}
      {reply.status === 'loading' && canQuote && (
        <button
          className="chat-quiet-button"
          type="button"
          onClick={() => store.getState().retryWithQuotes(reply.id)}
        >
          Quote the CV meanwhile
        </button>
      )}
      {!running && backend === 'quotes' && localModelIs === 'arriving' && (
        <span className="message__where">You can ask the model once it is here</span>
      )}
      {!running && backend === 'quotes' && localModelIs === 'ready' && (
        <button className="chat-quiet-button" type="button" onClick={() => store.getState().retry(reply.id)}>
          <RetryIcon />
          Ask the model
        </button>
      )}
      {backend && (
        <span className="message__where">
          {backend === 'quotes' ? whereItRan.quotes : `${modelName ?? ''} · ${whereItRan[backend]}`}
        </span>
      )}
    </footer>
  );
}
