import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { messageAt, useChat } from '../chat-context';
import { outlineOf } from '../core/message';
import { ReplyView } from './ReplyView';
import './MessageView.css';

/** Finds its message by position, so that only the one that changed draws again. */
export const MessageView = memo(function MessageView({ index }: { readonly index: number }) {
  const message = useChat(
    useShallow((state) => {
      const found = messageAt(state, index);
      return found?.role === 'assistant' ? outlineOf(found) : found;
    }),
  );
  if (!message) return null;
  if (message.role === 'assistant') return <ReplyView reply={message} index={index} />;
  return (
    <article className="message message--user" data-role="user" aria-label="Your question">
      <div className="message__prompt">{message.content}</div>
    </article>
  );
});
