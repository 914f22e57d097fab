import { memo, useState } from 'react';
import { Button } from '../../ui/Button';
import { inLanguage } from '../../ui/direction';
import { useChat, useChatContext } from '../chat-context';
import { messageAt } from '../core/selectors';
import { CopyLink } from './CopyButton';
import { ReplyView } from './ReplyView';
import './Message.css';

/** Finds its message by position, so that only the message that changed renders again. */
export const MessageView = memo(function MessageView({ index }: { readonly index: number }) {
  const { words } = useChatContext();
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
  const { words } = useChatContext();
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
