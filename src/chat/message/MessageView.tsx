import { memo } from 'react';
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
  return (
    <article className="message message--user" data-role="user" aria-label={words.question}>
      <CopyLink question={message.content} />
      <div className="message__prompt">{message.content}</div>
    </article>
  );
});
