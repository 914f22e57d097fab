import { useCallback, useRef } from 'react';
import { promptOf, useChat, useChatContext } from './chat-context';
import { copyMessage } from './copy-message';
import { CopyButton } from './CopyButton';
import { EndingNotes } from './EndingNotes';
import { RetryIcon, SkipIcon } from './icons';
import { lazyMarkdown } from './lazy-markdown';
import { loadText } from './load-text';
import { isRunning, type Reply } from './message';
import { Sources } from './sources/Sources';
import { useListener } from './use-listener';

export function ReplyView({ reply }: { readonly reply: Reply }) {
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
      <ReplyText reply={reply} />
      {running && reply.shown === 0 && <Waiting reply={reply} />}
      {reply.notices.map((notice) => (
        <p className="message__notice" key={notice}>
          {notice}
        </p>
      ))}
      <EndingNotes reply={reply} />
      {reply.status === 'done' && <ReplySources reply={reply} />}
      {reply.isGreeting !== true && <ReplyFooter reply={reply} />}
    </article>
  );
}

function ReplyText({ reply }: { readonly reply: Reply }) {
  const running = isRunning(reply);
  const text = running ? reply.content.slice(0, reply.shown) : reply.content;
  if (text === '') return null;
  if (reply.isGreeting) return <p className="message__plain">{text}</p>;
  return <MarkdownText text={text} streaming={running} />;
}

function MarkdownText(props: { readonly text: string; readonly streaming: boolean }) {
  const module = lazyMarkdown.use();
  return module ? <module.Markdown {...props} /> : <p className="message__plain">{props.text}</p>;
}

/** Under a model's answer only: quotes name their own. */
function ReplySources({ reply: { id, backend, content } }: { readonly reply: Reply }) {
  const { findSources } = useChatContext();
  const question = useChat((state) => promptOf(state, id));
  if (!findSources || backend === undefined || backend === 'quotes') return null;
  return <Sources answer={content} question={question} findSources={findSources} />;
}

function Waiting({ reply }: { readonly reply: Reply }) {
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

function ReplyFooter({ reply }: { readonly reply: Reply }) {
  const { store, whereItRan, localModelIs } = useChatContext();
  const canQuote = useChat((state) => state.canQuote);
  const running = isRunning(reply);
  const { backend, modelName, content } = reply;
  return (
    <footer className="message__footer">
      {!running && content !== '' && (
        <CopyButton label="Copy message" copy={() => copyMessage(content, navigator.clipboard)} />
      )}
      {running && reply.shown > 0 && (
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
