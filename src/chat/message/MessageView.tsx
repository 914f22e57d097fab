import { memo, useState } from 'react';
import { Button } from '../../ui/Button';
import { inLanguage } from '../../ui/direction';
import { useChat, useWords, useChatContext } from '../chat-context';
import { messageAt } from '../core/selectors';
import { ReplyView } from './ReplyView';
import './Message.css';
import { copyAndReport, type CopyOutcome } from '../../shared/copy-and-report';
import { Icon } from '../../ui/Icon';
import { askLink } from '../links/ask-link';
import { chatPage } from '../links/page-address';

/** Finds its message by position, so that only the message that changed renders again. */
export const MessageView = memo(function MessageView({ index }: { readonly index: number }) {
  const words = useWords();
  const message = useChat((state) => messageAt(state, index));
  if (!message) return null;
  if (message.role === 'assistant') return <ReplyView reply={message} index={index} />;
  const page = document.documentElement.lang;
  return (
    <article
      className="message message--user"
      data-role="user"
      {...inLanguage(message.language ?? page, page)}
      aria-label={words.question}
    >
      <CopyLink question={message.content} />
      <PromptText text={message.content} />
    </article>
  );
});

/** A job ad is longer in UTF-16 units or has more lines, and would leave no room for its answer. */
const longQuestion = { length: 500, lines: 6 };

function PromptText({ text }: { readonly text: string }) {
  const words = useWords();
  const [isFolded, setIsFolded] = useState(isLong(text));
  return (
    <div className={`message__prompt${isFolded ? ' message__prompt--long' : ''}`} dir="auto">
      <span>{text}</span>
      {isFolded && (
        <Button variant="link" onClick={() => setIsFolded(false)}>
          {words.showRest}
        </Button>
      )}
    </div>
  );
}

function isLong(text: string): boolean {
  return text.length > longQuestion.length || text.split('\n').length > longQuestion.lines;
}

/** Copies a link that opens the chat with this question. An icon, so that it stays out of the question's text. */
function CopyLink({ question }: { readonly question: string }) {
  const { words, announce } = useChatContext();
  const [outcome, setOutcome] = useState<CopyOutcome>();

  function report(next: CopyOutcome | undefined): void {
    setOutcome(next);
    if (next) announce(next === 'copied' ? words.markdown.copied : words.markdown.notCopied);
  }

  return (
    <Button
      className="message__copy-link"
      variant="quiet"
      aria-label={words.copyLink}
      title={words.copyLink}
      onClick={() =>
        void copyAndReport(() => navigator.clipboard.writeText(askLink(question, chatPage())), report)
      }
    >
      {outcome === 'refused' && words.markdown.notCopied}
      <Icon name={outcome === 'copied' ? 'check' : 'link'} />
    </Button>
  );
}
