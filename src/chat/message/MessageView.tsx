import { memo } from 'react';
import { inLanguage } from '../../ui/direction';
import { useChat, useWords } from '../chat-context';
import { messageAt } from '../core/selectors';
import { CopyLink } from './CopyLink';
import { ReplyView } from './ReplyView';
import './Message.css';

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
      <div className="message__prompt" dir="auto">
        {message.content}
      </div>
    </article>
  );
});
