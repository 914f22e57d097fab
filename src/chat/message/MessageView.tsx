import { memo } from 'react';
import { messageAt, useChat } from '../chat-context';
import { ReplyView } from './ReplyView';
import './Message.css';

/** Finds its message by position, so that only the message that changed renders again. */
export const MessageView = memo(function MessageView({ index }: { readonly index: number }) {
  const message = useChat((state) => messageAt(state, index));
  if (!message) return null;
  if (message.role === 'assistant') return <ReplyView reply={message} index={index} />;
  return (
    <article className="message message--user" data-role="user" aria-label="Your question">
      <div className="message__prompt">{message.content}</div>
    </article>
  );
});
