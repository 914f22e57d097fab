import { useEffect } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { focusedChat, isFocusedChatEmpty, isReplyRunning, useChat } from '../chat-context';
import { useFollowScroll } from '../hooks/use-follow-scroll';
import { MessageView } from '../message/MessageView';
import { SuggestedQuestions } from './SuggestedQuestions';
import './Transcript.css';

/** Some browsers only let focused boxes be scrolled by keys. */
const scrollsByKeys = { tabIndex: 0 };

/** The messages of the focused chat. Not a live region: the announcer says when a reply begins and ends. */
export function Transcript({ suggestedQuestions }: { readonly suggestedQuestions: readonly string[] }) {
  const count = useChat((state) => focusedChat(state)?.messages.length ?? 0);
  const isEmpty = useChat(isFocusedChatEmpty);
  const running = useChat(isReplyRunning);
  const { box, content, isFollowing, jumpToEnd } = useFollowScroll();

  // Whoever asks wants to see the answer, wherever they had scrolled to.
  useEffect(() => {
    if (running) jumpToEnd();
  }, [running, jumpToEnd]);

  return (
    <div className="transcript">
      <section
        className="transcript__box"
        ref={box}
        {...scrollsByKeys}
        aria-label="Conversation"
        data-following={isFollowing}
      >
        <div className="transcript__content" ref={content}>
          {Array.from({ length: count }, (_, index) => (
            <MessageView index={index} key={index} />
          ))}
          {isEmpty && <SuggestedQuestions questions={suggestedQuestions} />}
        </div>
      </section>
      {!isFollowing && (
        <Button className="transcript__jump" onClick={jumpToEnd}>
          <Icon name="down" />
          Jump to latest
        </Button>
      )}
    </div>
  );
}
