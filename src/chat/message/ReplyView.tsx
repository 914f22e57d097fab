import { useCallback, useRef, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button';
import { inLanguage } from '../../ui/direction';
import { Icon } from '../../ui/Icon';
import { useChat, useChatContext, useIsModelLoading } from '../chat-context';
import type { ReplyClaims as ReplyClaimsFound } from '../core/watch-claims';
import { isReplyRunning, wasModelAsked, wasQuoted } from '../core/selectors';
import { CopyButton } from './CopyButton';
import { EndingNotes } from './EndingNotes';
import { awaitsModel, isRunning, type Reply, showsText } from '../core/message';
import { inInterfaceLanguage } from './in-interface-language';
import { lazyClaimParts, lazyReplyParts } from './lazy-parts';
import { useListener } from '../hooks/use-listener';
import type { MarkdownSource } from '../../streaming/markdown/Markdown';
import { endedSource } from '../core/running-reply';

interface ReplyViewProps {
  readonly reply: Reply;
  /** Its index in the focused chat. */
  readonly index: number;
}

export function ReplyView({ reply, index }: ReplyViewProps) {
  const { store, words } = useChatContext();
  const running = isRunning(reply);
  const isLoading = awaitsModel(reply, useIsModelLoading());

  const page = document.documentElement.lang;

  const article = useRef<HTMLElement>(null);
  /** A click on text that is being typed shows the rest, unless it selects text or hits a link or a button. */
  const showRest = useCallback(
    ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest('a, button, [data-claim]');
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
      data-generated-by={generatedBy(reply)}
      {...inLanguage(reply.language ?? page, page)}
      aria-label={words.reply}
      aria-busy={running}
    >
      {/* A retry has a text of its own: the key makes the component start over. */}
      {showsText(reply) && (
        <ReplyText {...{ reply, index }} key={reply.sentAt}>
          {reply.claims && <ReplyClaims reply={reply} claims={reply.claims} index={index} />}
        </ReplyText>
      )}
      {running && (reply.isSilent || !showsText(reply)) && (
        <Waiting sentence={isLoading ? words.loading : reply.waitingFor} />
      )}
      {reply.notices.map((notice) => (
        <p className="message__notice" key={notice}>
          {notice}
        </p>
      ))}
      <EndingNotes reply={reply} index={index} />
      {reply.isGreeting !== true && <ReplyFooter reply={reply} index={index} />}
    </article>
  );
}

/** Who wrote the text, as docs/contract.md#what-can-be-seen settles it; undefined before anyone was asked. */
function generatedBy({ backend, modelName, isGreeting }: Reply): string | undefined {
  if (isGreeting) return 'greeting';
  return backend === 'quotes' ? backend : modelName;
}

function ReplyClaims(props: ReplyViewProps & { readonly claims: ReplyClaimsFound }) {
  const module = lazyClaimParts.use();
  return module ? <module.Claims {...props} /> : null;
}

/** The dots, and beside them why there is no text, where that is known. */
function Waiting({ sentence }: { readonly sentence: string | undefined }) {
  const { words } = useChatContext();
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

function ReplyFooter({ reply, index }: ReplyViewProps) {
  const { store, words } = useChatContext();
  const isLoading = awaitsModel(reply, useIsModelLoading());
  const isQuoted = useChat((state) => wasQuoted(state, index));
  const isBusy = useChat(isReplyRunning);
  const parts = lazyReplyParts.use();
  const running = isRunning(reply);
  const { backend, modelName, whereItRan, content, status } = reply;
  return (
    <footer className="message__footer" {...inInterfaceLanguage(reply)}>
      {backend && (
        <span className="message__where">
          <span>
            {backend === 'quotes' ? whereItRan : words.whereItRan(modelName ?? '', whereItRan ?? '')}
          </span>
          {/* On a phone the name alone: the header says where it runs. */}
          {backend !== 'quotes' && <span aria-hidden="true">{modelName}</span>}
        </span>
      )}
      {!running && content !== '' && (
        <CopyButton
          {...(backend === 'quotes' && parts?.isFit(content)
            ? { label: words.copyNote }
            : { label: words.copyMessage, text: words.markdown.copy })}
          // Nothing is awaited where the parts are loaded: Safari refuses to copy later than in the click.
          copy={async () => (parts ?? (await lazyReplyParts.load())).copyReply(reply, words)}
        />
      )}
      {status === 'done' && backend !== undefined && backend !== 'quotes' && (
        <Button disabled={isBusy} onClick={() => store.getState().retry(reply.id)}>
          <Icon name="retry" />
          {words.tryAgain}
        </Button>
      )}
      {running && showsText(reply) && (
        <Button onClick={() => store.getState().showRest(reply.id)}>
          <Icon name="skip" />
          {words.showRest}
        </Button>
      )}
      {running && reply.isSilent && (
        <Button onClick={() => store.getState().stop()}>
          <Icon name="stop" />
          {words.endReply}
        </Button>
      )}
      {isLoading && !isQuoted && (
        <Button onClick={() => store.getState().retryWithQuotes(reply.id)}>{words.quoteInstead}</Button>
      )}
      {!running && backend === 'quotes' && <ModelToo reply={reply} index={index} />}
    </footer>
  );
}

/** Below a quoted reply: offers a model's on the same question, or says that it comes. Once it was asked, nothing. */
function ModelToo({ reply, index }: ReplyViewProps) {
  const { store, words, nextBackend } = useChatContext();
  const isModelLoading = useIsModelLoading();
  const wasAsked = useChat((state) => wasModelAsked(state, index));
  const isBusy = useChat(isReplyRunning);
  if (wasAsked) return null;
  if (isModelLoading)
    return (
      <span className="message__where">
        {reply.modelIsWished ? words.modelAnswersLater : words.askModelLater}
      </span>
    );
  if (nextBackend === undefined || nextBackend === 'quotes') return null;
  return (
    <Button disabled={isBusy} onClick={() => store.getState().askModel(reply.id)}>
      <Icon name="retry" />
      {words.askModel}
    </Button>
  );
}

interface ReplyTextProps extends ReplyViewProps {
  /** Stands between the text and its sources. */
  readonly children: ReactNode;
}

/** The text of one reply. It keeps the source that it began with, so that the end of a reply is an update like any other. */
function ReplyText({ reply, index, children }: ReplyTextProps) {
  const [source] = useState(() => reply.running ?? endedSource(reply.content));
  const isMarkdown = reply.isGreeting !== true;
  const module = lazyReplyParts.use(isMarkdown);
  if (!isMarkdown || !module) return <PlainText source={source} />;
  return <module.Answer {...{ reply, index, source, children }} />;
}

function PlainText({ source }: { readonly source: MarkdownSource }) {
  const text = useSyncExternalStore(source.subscribe, () => source.read().text);
  return (
    <p className="message__plain" dir="auto">
      {text}
    </p>
  );
}
