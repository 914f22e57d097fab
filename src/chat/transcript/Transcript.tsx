import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat, useWords } from '../chat-context';
import { focusedChat, hasClaims, isFocusedChatEmpty, runningAt } from '../core/selectors';
import { useFollowScroll } from '../hooks/use-follow-scroll';
import { lazyClaimParts } from '../message/lazy-parts';
import { MessageView } from '../message/MessageView';
import { SuggestedQuestions } from './SuggestedQuestions';
import './Transcript.css';

/** Some browsers scroll a box by keys only while it has the focus. */
const scrollsByKeys = { tabIndex: 0 };

/** The messages of the focused chat. No live region: useReplyAnnouncements tells when a reply begins and ends. */
export function Transcript({ suggestedQuestions }: { readonly suggestedQuestions: readonly string[] }) {
  const words = useWords();
  const ids = useChat(useShallow((state) => focusedChat(state)?.messages.map(({ id }) => id) ?? []));
  const isEmpty = useChat(isFocusedChatEmpty);
  const running = useChat(useShallow(runningAt));
  const hasStatements = useChat(hasClaims);
  const claimParts = lazyClaimParts.use(hasStatements);
  const { box, content, isFollowing, jumpToEnd, showMessage } = useFollowScroll();

  // A visitor who asks wants to see the answer, even after scrolling up. One below a quick answer may come unasked.
  useEffect(() => {
    if (running?.place === 'end') jumpToEnd();
    if (running?.place === 'middle') showMessage(running.index);
  }, [running, jumpToEnd, showMessage]);

  return (
    <div className="transcript">
      <section
        className="transcript__box"
        ref={box}
        {...scrollsByKeys}
        aria-label={words.conversation}
        data-following={isFollowing}
      >
        <div className="transcript__content" ref={content} data-empty={isEmpty || undefined}>
          {ids.map((id, index) => (
            <MessageView index={index} key={id} />
          ))}
          {isEmpty && <SuggestedQuestions questions={suggestedQuestions} />}
        </div>
      </section>
      {hasStatements && claimParts && <claimParts.ClaimCards conversation={content} />}
      {!isFollowing && !isEmpty && (
        <Button className="transcript__jump" onClick={jumpToEnd}>
          <Icon name="down" />
          {words.jumpToLatest}
        </Button>
      )}
    </div>
  );
}
