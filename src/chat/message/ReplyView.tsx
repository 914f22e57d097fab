import { useCallback, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { type ChatContextValue, useChat, useChatContext, useWords } from '../chat-context';
import { promptFor } from '../core/selectors';
import { CopyButton } from './CopyButton';
import { EndingNotes } from './EndingNotes';
import { isRunning, type Reply, showsText } from '../core/message';
import { lazyReplyParts } from './lazy-parts';
import { ReplyText } from './ReplyText';
import { useListener } from '../hooks/use-listener';

interface ReplyViewProps {
  readonly reply: Reply;
  /** Its index in the focused chat. */
  readonly index: number;
}

export function ReplyView({ reply, index }: ReplyViewProps) {
  const { store, words } = useChatContext();
  const running = isRunning(reply);
  const isLoading = useIsLoading(reply);

  const article = useRef<HTMLElement>(null);
  /** A click on text that is being typed shows the rest, unless it selects text or hits a link or a button. */
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
      data-status={isLoading ? 'loading' : reply.status}
      data-backend={reply.backend}
      lang={reply.language}
      aria-label={words.reply}
      aria-busy={running}
    >
      {/* A retry has a text of its own: the key makes the component start over. */}
      {showsText(reply) && <ReplyText reply={reply} key={reply.sentAt} />}
      {running && !showsText(reply) && <Waiting sentence={isLoading ? words.loading : reply.waitingFor} />}
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

/** For the answers of models only: quotes name their sources themselves. */
function ReplySources({ reply: { backend, content }, index }: ReplyViewProps) {
  const { findSources, words } = useChatContext();
  const question = useChat((state) => promptFor(state, index));
  const module = lazyReplyParts.use();
  if (!findSources || !module || backend === undefined || backend === 'quotes') return null;
  return <module.Sources answer={content} {...{ question, findSources, words }} />;
}

/** True for a reply without text while its model is loaded on this device. The load card shows how far that is. */
function useIsLoading({ status, backend }: Reply): boolean {
  const { localModelStatus } = useChatContext();
  return status === 'waiting' && backend === 'webllm' && isLoadingStatus(localModelStatus);
}

function isLoadingStatus(status: ChatContextValue['localModelStatus']): boolean {
  return status === 'downloading' || status === 'compiling';
}

/** The dots, and beside them why there is no text yet, where that is known. */
function Waiting({ sentence }: { readonly sentence: string | undefined }) {
  const words = useWords();
  return (
    <p className="message__waiting">
      <span className="message__dots" aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <span className={sentence === undefined ? 'visually-hidden' : undefined}>
        {sentence ?? words.thinking}
      </span>
    </p>
  );
}

function ReplyFooter({ reply }: { readonly reply: Reply }) {
  const { store, words, localModelStatus } = useChatContext();
  const isLoading = useIsLoading(reply);
  const canQuote = useChat((state) => state.canQuote);
  const parts = lazyReplyParts.use();
  const running = isRunning(reply);
  const { backend, modelName, whereItRan, content } = reply;
  return (
    <footer className="message__footer" lang={reply.language && document.documentElement.lang}>
      {!running && content !== '' && (
        <CopyButton
          label={words.copyMessage}
          copy={() => (parts ? parts.copyMessage(content) : navigator.clipboard.writeText(content))}
        />
      )}
      {running && showsText(reply) && (
        <Button variant="quiet" onClick={() => store.getState().showRest(reply.id)}>
          <Icon name="skip" />
          {words.showRest}
        </Button>
      )}
      {isLoading && canQuote && (
        <Button variant="quiet" onClick={() => store.getState().retryWithQuotes(reply.id)}>
          {words.quoteMeanwhile}
        </Button>
      )}
      {!running && backend === 'quotes' && isLoadingStatus(localModelStatus) && (
        <span className="message__where">{words.askModelLater}</span>
      )}
      {!running && backend === 'quotes' && localModelStatus === 'ready' && (
        <Button variant="quiet" onClick={() => store.getState().retry(reply.id)}>
          <Icon name="retry" />
          {words.askModel}
        </Button>
      )}
      {backend && (
        <span className="message__where">
          {backend === 'quotes' ? whereItRan : words.whereItRan(modelName ?? '', whereItRan ?? '')}
        </span>
      )}
    </footer>
  );
}
